import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import type { CALCULATOR as English } from './texts.ts';

export const CALCULATOR: MessagesOf<typeof English> = {
  title: '排出量の計算',
  description: '路線の排出量、または今後の特定の便の排出量を推計し、旅客1人あたり・座席クラス別に示します。',
  modeLabel: '計算の対象',
  modes: { route: '路線', flight: '特定の便' },
  routeIntroduction: '路線を入力すると、旅客1人あたりの代表的な排出量を表示します',
  flightIntroduction: '便を入力すると、旅客1人あたりの排出量の推計値を表示します',
  flightTooltip: '排出量のデータは、今後の便にのみあります。',
  whoHeading: '人数・座席クラスなど',
  journeyLabel: '片道か往復か',
  journeys: { oneWay: '片道', return: '往復' },
  cabinLabel: '座席クラス',
  withoutScript: [
    [
      '計算にはJavaScriptが必要ですが、このブラウザーでは無効になっています。便や路線はここでは調べられません。それ以外のページ（数値の',
      { text: '算定方法', href: '/methodology' },
      'など）はそのまま読めます。プログラムからは、',
      { text: 'API', href: '/developers/api' },
      'で数値を取得できます。',
    ],
  ],
  late: '計算画面がまだ読み込まれていません。通信状況が原因かもしれません。読み込まれるまで検索できません。',
  loadAgain: 'ページを再読み込み',
  giveList: '便が多いときは、リストで計算',
  isFlight: '{flight}は便名です：この便を調べる',
  isRoute: '{origin}〜{destination}を調べる',
  tripFromList: 'これらの便を1つの旅程として合計',
  tripFromChain: '旅程全体を表示',
  allFlights: 'すべての便',
  emissionsDetails: '排出量の内訳',
  versionWarning: '注意：このデータには最新版のモデルを使用しています。',
  licence: { text: 'CC BY-SA 4.0', href: LINKS.licence },
  formLabels: { route: '路線', flight: '便' },
  flightOf: '便{place}',
  aboutDates: '出発日について',
  modelVersion: 'モデルの版：{version}',
  emissionsDetailsFor: '{route}の排出量の内訳',
  fromTo: '{before}→{after}',
  departing: '{date}出発',
  impossibleDates: 'URLにある{dates}は暦にない日付です。代わりに今日（{today}）を使いました。',
  questionProblem: {
    cabin:
      'cabin：economy、premiumEconomy、business、firstのいずれかです。「{written}」は使えません。数値のある最初の座席クラスを表示します。',
    people:
      'people：1～{most}、または座席クラス別に2e,1bのように書きます。「{written}」は使えません。1人として計算します。',
    journey: 'journey：one-wayかreturnです。「{written}」は使えません。片道として計算します。',
    airline: 'airline：英数字2文字のコードです。「{written}」は使えません。すべての航空会社を表示します。',
  },
  furtherList: { next: '{before}、{after}', last: '{before}、{after}' },
  furtherAirports: {
    one: 'URLに、路線の両端より多くの空港があります。ここでは{origin}→{destination}を表示し、{further}は除きます。',
    other: 'URLに、路線の両端より多くの空港があります。ここでは{origin}→{destination}を表示し、{further}は除きます。',
  },
};
