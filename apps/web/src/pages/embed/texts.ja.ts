import type { MessagesOf } from '@tim/languages';
import type { EMBED as English } from './texts.ts';

export const EMBED: MessagesOf<typeof English> = {
  title: '自分のページに数値を表示',
  description: '便や路線の排出量を、自分のページ、画像、表計算、スクリプトで表示できます。',
  introduction:
    '便か路線を選び、下で表示を確かめて、コードをコピーしてください。数値には、範囲、含むもの、計算の主体が併記されます。アカウント、APIキー、Cookieは不要です。',
  form: '表示する内容',
  kind: '対象',
  kinds: { route: '路線', flight: '便' },
  from: '出発地（空港コード）',
  to: '到着地（空港コード）',
  flight: '便名',
  date: '日付（YYYY-MM-DD）',
  cabin: '座席クラス',
  cabins: {
    economy: 'エコノミー',
    premiumEconomy: 'プレミアムエコノミー',
    business: 'ビジネス',
    first: 'ファースト',
  },
  rules: {
    place: 'IATA空港コード（3文字）',
    flight: '航空会社コードと数字（例：LX52）',
    date: '日付はYYYY-MM-DDの形式',
  },
  incomplete: '上の欄を入力すると、ここにコードが表示されます。',
  preview: 'プレビュー',
  withoutScript: '入力欄とプレビューにはJavaScriptが必要です。下のコードはそのまま使えます。',
  codes: {
    element: {
      heading: 'ウェブページ',
      text: 'ページの配色に合わせて表示するカスタム要素です。スクリプトは10 kB未満で、このサイトのスクリプトと接続を許可する厳格なContent-Security-Policyの下でも動作します。',
    },
    frame: {
      heading: 'フレーム',
      text: 'スクリプトを使えないページ用です。oEmbedに対応したコンテンツ管理システム（CMS）では、結果のURLから自動で作成されます。',
    },
    picture: {
      heading: '画像',
      text: 'カードの画像です。shape=badgeを付けると小さな画像になります。SVGを表示できないプログラムでは、.svgの代わりに.pngを使います。',
    },
    markdown: { heading: 'Markdown', text: '算定方法へのリンクが付いたバッジです。' },
    cell: {
      heading: '表計算',
      text: 'キログラム単位の数字です。Google Sheets、Excel、LibreOffice、R、Pythonでの使い方は、開発者向けのページにあります。',
    },
  },
  more: { text: 'すべてのURL、形式、例', href: '/developers/api#figures' },
  copy: '{what}のコードをコピー',
  code: 'コード：{what}',
  alt: 'この移動の旅客1人あたりCO2e',
  looks: {
    heading: '色とフォント',
    text: 'この要素は、ページのフォントと色を引き継ぎます。次のCSS変数で変更できます：',
  },
  privacy: {
    heading: '送信される内容',
    text: '送信されるのは、空港・便・日付・座席クラスだけです。Cookieも、埋め込み先のページのURLも送信しません。ほかのサーバーと同様、アクセス元のIPアドレスはサーバーに伝わります。',
  },
  sellers: {
    heading: '航空券を販売する事業者の方へ',
    paragraphs: [
      '英国の航空当局は、英国発着の便を販売または広告する事業者に対し、2027年4月30日までに環境情報を表示することを求めています（CAP 3112）。数値は、検索画面でも予約画面でも、すべての商品の横に、クリックせずに読める形で表示するものとされています。',
      'この要素は、CAP 3112の原則が求める事項（方法と版、旅客1人あたり・座席クラス別の値、含むもの、範囲、計算過程へのリンク）を示します。要素の一部を省略せず、どの一覧でも同じ形で、1つの方法による値だけを表示してください。',
      'Travel Impact Modelの独立した実装が、当局の認める方法に当たるかどうかは、このサイトでは保証できません。また、この説明は法的助言ではありません。欧州連合（EU）域内の空港を発着する路線では、航空会社は、EUのラベルによらない独自の値を表示することはできません。',
    ],
  },
};
