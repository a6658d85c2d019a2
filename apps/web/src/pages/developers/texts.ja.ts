import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import { PAGES } from '../../config/pages.ts';
import type { DEVELOPERS as English } from './texts.ts';

export const DEVELOPERS: MessagesOf<typeof English> = {
  title: '開発者向けAPI',
  description: '計算画面のAPI。メソッド、フィールド、制限、エラー、実際のレスポンスを添えた例。',
  introduction: [
    [
      '多数の便の排出量を、自分のソフトウェアからまとめて取得できます。レスポンスはGoogleの',
      { text: 'Travel Impact Model API', href: LINKS.developersApi },
      'と同じJSON形式なので、同API用のクライアントは、接続先をこのサービスに変えるだけで使えます。',
    ],
    [
      '値は、このサイトの',
      { text: 'オープン計算エンジン', href: PAGES.methodology },
      'が公開データから推計したものです。Googleの公表値ではありません。',
    ],
    [
      {
        text: '表計算の便のリストなら、コードを書かずに、このサイトで計算できます。',
        href: PAGES.batch,
      },
    ],
  ],
  inEnglish: '各項目の説明は、API自体の文言のまま英語で示しています。',
  contents: 'このページの内容',
  methods: 'メソッド',
  typeNames: {
    int64: '文字列で表した64ビット整数',
    oneOf: '次のいずれか：',
    listOf: '{type}のリスト',
    listOfAtMost: '{type}のリスト（最大{most}件）',
    mapTo: '文字列から{type}へのマップ',
    names: { integer: '整数', number: '数値', string: '文字列', boolean: '真偽値', object: 'オブジェクト' },
  },
  calculatorsWord: '計算画面での表記は「{word}」です。',
  labels: {
    request: 'リクエスト',
    answer: 'レスポンス',
    example: '例',
    kindWithSwitch: '（オプション付き）',
    given: '実際のレスポンス',
    withSwitch: 'オプションを付けると、各項目の情報が増え、排出量のない項目には理由が付きます：',
  },
  given: 'ここに示すレスポンスは、2026年11月21日にこのサービスから得たものです。',
  figures: {
    heading: '数値ごとのURL',
    introduction:
      'セル、リンク、バッジに使えるように、数値ごとに専用のURLがあります。取得した数値は、誰でも1日間保存できます。APIキーもリクエスト本文も不要です。エラーは1行のテキストで返します。',
    formats:
      'format（または.csvなどの拡張子）はjson、csv、txt（数字のみ）、svg、png。cabinはeconomy、premiumEconomy、business、first。unitはkg、g、t。画像では、shapeはcardかbadge、themeはlight、dark、autoです。',
    embed: { text: '自分のページに数値を表示：プレビューとコード', href: PAGES.embed },
  },
  parameters: {
    heading: '全メソッド共通のパラメーター',
    introduction: 'URLの疑問符の後に書きます。',
  },
  keys: {
    heading: 'APIキー',
    introduction:
      'サービスの運営者が求める場合を除き、APIキーは不要です。求める場合、APIキーのないリクエストには403、誤ったAPIキーのリクエストには400を返します。',
  },
  headers: {
    heading: 'レスポンスヘッダー',
    introduction: '本文にない情報を示します。どのサイトのページからでも、このAPIを呼び出し、ヘッダーを読み取れます。',
  },
  errors: {
    heading: 'エラー',
    introduction:
      'エラーの本文はgoogle.rpc.Statusです。見つからない便はエラーにはならず、排出量のない項目として返します。',
    example: '存在しないフィールドの場合は、次のようになります：',
  },
  types: { heading: '型', introduction: '値のないフィールドはレスポンスから省きます。' },
  clients: {
    heading: 'クライアントと文書',
    introduction: '次のクライアントはすべて、このサービスで動作を確認しています。',
    curl: 'コマンドライン',
    official: 'GoogleのNode.js用クライアント',
    documents: [
      { text: 'OpenAPI 3.1', href: '/openapi.json', description: 'このページの生成元の文書' },
      {
        text: 'Google API Discovery',
        href: '/$discovery/rest?version=v1',
        description: 'Googleのクライアントの生成に使われる文書',
      },
    ],
    tools:
      '言語モデルからは、/mcpでModel Context Protocolにより利用できます。メソッドごとのツールcompute_flight_emissions、compute_detailed_flight_emissions、compute_typical_flight_emissions、compute_scope3_flight_emissionsと、ある日に路線を運航する全航空会社を示すlist_ways_to_flyがあります。レスポンスには、項目に排出量がない場合の理由が付きます。',
  },
};
