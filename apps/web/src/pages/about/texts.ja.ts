import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import { PAGES } from '../../config/pages.ts';
import type { ABOUT as English } from './texts.ts';

export const ABOUT: MessagesOf<typeof English> = {
  title: 'Travel Impact Modelの概要',
  description: 'Travel Impact Modelが便の旅客1人あたりの排出量を推計する仕組み、モデルの原則、利用の方法。',
  introduction: [
    [
      'Travel Impact Model（TIM）は、航空機の座席1席あたりの温室効果ガス排出量を推計します。便を指定すると、旅客1人あたりのCO2e排出量（kg）を、出発前に座席クラス別に示します。',
    ],
    [
      'Googleがモデルを管理し、独立した諮問委員会（Advisory Committee）が監督しています。公共財であり、誰でも利用できます。',
      { text: 'Travalyst Shared Framework', href: LINKS.coalition },
      'を支える独立諮問グループ（Independent Advisory Group）がモデルを審査し、Google以外の旅行サイトも、販売する運賃とともに推計値を表示しています。',
    ],
  ],
  howItWorks: {
    heading: 'モデルの仕組み',
    paragraphs: [
      [
        'まず便が消費する燃料を推計し、次にその燃料の製造と燃焼による排出量を求め、最後に搭乗する旅客に配分します。結果を決める入力は次の5つです。',
      ],
    ],
    inputs: [
      { name: '出発地と到着地', text: '飛行距離（迂回を含む）を決めます。' },
      { name: '機種', text: 'その距離に必要な燃料の量を決めます。' },
      {
        name: '座席クラスと座席配置',
        text: '各座席の負担分を決めます。床面積の大きい座席ほど、燃料の負担が多くなります。',
      },
      { name: '座席利用率', text: '埋まる座席の割合と、床下に積む貨物の量を示します。' },
      {
        name: '機材の平均的な利用状況',
        text: '特定の便の混み具合など、出発前には分からないものの代わりに使います。',
      },
    ],
    closing: [
      '結果は燃料のライフサイクル全体（Well-to-Wake）を対象とし、ISO 14083に従います。モデルの各版には番号を付け、算定方法とともに公開しています。',
    ],
  },
  principles: {
    heading: 'モデルの原則',
    points: [
      { name: '正確性', text: '推計値を燃料消費の実測値と照合し、ずれがあれば修正します。' },
      { name: '精密性', text: '機材・座席クラス・路線が異なる便には、異なる値を示します。' },
      { name: '包括性', text: '世界中のどの旅客定期便も調べられます。' },
      { name: '将来への対応', text: '新しい機材・燃料・知見を取り入れられます。' },
      { name: '透明性', text: '算定方法、出典、変更点をすべて公開しています。' },
      { name: '一貫性', text: '同じ便には、どこで表示しても同じ値を示します。' },
      { name: '利用しやすさ', text: 'ライセンスの購入もアカウントも不要です。結果は公開されています。' },
    ],
  },
  howToUse: {
    heading: 'TIMの使い方',
    paragraphs: [['モデルの結果は無料です。使い方は3つあります。']],
    cards: [
      {
        title: '排出量の計算',
        description: '特定の便の値や路線の代表値を調べ、内訳を確認できます。',
        linkValue: '/lookup/flight',
        linkAriaLabel: '排出量の計算を開く',
        externalLink: false,
      },
      {
        title: '開発者向けAPI',
        description: '多数の便の排出量を、自分のソフトウェアからまとめて取得できます。',
        linkValue: LINKS.developersApi,
        linkAriaLabel: '開発者向けAPIの文書を読む',
        externalLink: true,
      },
      {
        title: 'Googleスプレッドシートのアドオン',
        description: '表計算に記入した便の横に、コードを書かずに排出量を入力できます。',
        linkValue: LINKS.spreadsheetAddOn,
        linkAriaLabel: 'Googleスプレッドシートのアドオンを入手する',
        externalLink: true,
      },
    ],
    ownApi: [
      'このサイトの値も取得できます。',
      { text: '計算画面のAPI', href: '/developers/api' },
      '、公開データによる',
      { text: '計算エンジンの算定方法', href: PAGES.methodology },
      '、',
      { text: '公表値との差', href: '/accuracy' },
      'をご覧ください。',
    ],
    closing: [
      '目的に合うものがない場合、データを利用するほかの方法については、',
      { text: 'お問い合わせ', href: LINKS.accessOptions },
      'ください。',
    ],
  },
  repository: { name: '算定方法をGitHubで読む', href: LINKS.methodRepository },
};
