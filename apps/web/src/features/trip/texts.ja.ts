import { TRIP_LIMITS, type TripProblem } from '@tim/itinerary';
import type { TextsOf } from '@tim/languages';
import type { TRIP as English } from './texts.ts';

function problemText(problem: TripProblem): string {
  switch (problem.kind) {
    case 'no-route':
      return `itinerary：区間はLHR-JFKのように3文字のコード2つで書きます。「${problem.written}」は使えません。`;
    case 'too-many-legs':
      return `itinerary：旅程は最大${TRIP_LIMITS.legs}区間です。この旅程は${problem.legs}区間あります。`;
    case 'cabins':
      return `cabins：e、p、b、fのいずれかを、全区間に1つ、または区間ごと${problem.legs > 0 ? `（ここでは${problem.legs}つ）` : ''}に書きます。「${problem.written}」は使えません。`;
    case 'people':
      return `people：1～${TRIP_LIMITS.travellers}の整数、または座席クラス別に2e,1bのように書きます。「${problem.written}」は使えません。`;
  }
}

export const TRIP: TextsOf<typeof English> = {
  title: '旅程',
  description: '旅程全体の排出量を合計します。往復の全区間、乗り継ぎ、座席クラス、同行者全員を計算に入れます。',
  introduction:
    '行き先を名称かコードで入力してください。各区間には路線の代表値を使い、便を指定するとその便の値を使います。全員分の合計を、その範囲とともに示します。',
  meet: '複数の都市から集まる場合は、集合場所を探す',
  formLabel: '旅程',
  changeHeading: '旅程を変更',
  anotherHeading: '別の旅程を作成',
  ways: { return: '往復', oneWay: '片道' },
  wayLabel: '往復か片道か',
  from: '出発地',
  to: '到着地',
  via: (stop) => `経由地${stop}`,
  noPlace: 'その名称の場所はありません',
  addStop: '経由地を追加',
  backTheSameWay: '復路も同じ経由地を通ります。別の経路で戻る場合は「片道」を選び、出発地で終えてください。',
  removeStop: (stop) => `経由地${stop}を削除`,
  departureDate: '出発日',
  returnDate: '復路出発日',
  dateHint: '任意',
  ofReturn: (problem) => problem.replace('出発日', '復路出発日'),
  returnTooEarly: '復路出発日が出発日より前です',
  people: '人数',
  cabin: '座席クラス',
  stopsRule: `往復合わせて最大${TRIP_LIMITS.legs}区間`,
  resultHeading: '旅程全体',
  partHeading: '旅程の一部',
  legsHeading: '区間ごと',
  addedUp: (kg) => `区間ごとの合計は${kg}\u202Fkg（端数処理前）。`,
  sumHeading: '合計',
  perPerson: '1人あたり',
  sumFor: (people) => `${people}分`,
  typicalOf: (origin, destination) => `${origin}→${destination}の代表値。`,
  typicalOfDirect: (origin, destination) => `${origin}→${destination}の直行便の代表値。`,
  typicalOfConnections: (origin, destination, changes) =>
    `${origin}→${destination}の直行便は確認できません。${changes.join('、')}での乗り継ぎの代表値です。`,
  typicalLabel: '代表値',
  directMeaning: '直行便のある区間では直行便だけを数えます。半数は排出量がこれより少なく、半数は多くなります。',
  connectionNote: (list, onlyAirline) =>
    onlyAirline === undefined
      ? `すべての航空会社を数えています。2区間を通した各社の値は「${list}」にあります。`
      : `直行便の運航が確認できるのは${onlyAirline}だけです。「${list}」をご覧ください。`,
  oneAirline: (connection) => `${connection}を同じ航空会社で選ぶ`,
  incompleteFlight: '便の入力が終わるまでは、路線の代表値です。',
  airportsLabel: '空港',
  typicalLegs: (typicalCount, count) =>
    typicalCount === count
      ? 'すべての航空会社の代表値です。区間に便を指定すると、その便の値になります。'
      : `${count}区間中${typicalCount}区間はすべての航空会社の代表値です。便を指定すると、その便の値になります。`,
  connectionIntroduction: '上の合計はすべての航空会社の代表値です。ここで便を選ぶと、その便の値になります。',
  quote: '引用',
  quoteLines: {
    each: '1人あたり',
    legs: '区間（片道、1人あたり）',
    legsOfAll: '区間（片道、全員）',
    meaning: '10回のうち8回がこの範囲に入る見込み',
    typical: '路線の代表値',
    return: '往復',
    oneWay: '片道',
  },
  moreLegs: (left) => `ほか${left}区間`,
  contrails: '飛行機雲リスク',
  contrailsLabel: '飛行機雲',
  contrailsNote:
    '飛行機雲にも温暖化の影響があります。リスクは便によって異なり、便を指定した区間に示します。ここのキログラムの値には含まれません。',
  noCabin: 'この座席クラスの数値はありません。',
  cabinOfLeg: (leg) => `座席クラス：${leg}`,
  nameFlight: '便を指定',
  changeFlight: '便を変更',
  closeFlight: '閉じる',
  anyFlight: '路線の代表値に戻す',
  failedTitle: 'この旅程を合計できませんでした。',
  failedAdvice: '数値のある区間がありません。理由は区間ごとに下に示します。',
  retry: '再試行',
  wrongTitle: 'URLに、合計できる旅程がありません。',
  loading: '排出量を読み込んでいます',
  rangeLabel: '範囲',
  rangeRule:
    '分かる限りでは、10回のうち8回がこの範囲に入る見込みです。区間の範囲は、同じ航空会社の便どうし、または同じ路線の往復では足し合わせ、' +
    'それ以外では独立とみなします。',
  noRange: '不明：範囲のない値の区間があります。',
  mapLabel: '区間の地図',
  mapCaption: (kilometres) => `大圏コース、合計${kilometres}。陸地：Natural Earth。`,
  mapMissing: '地図を読み込めませんでした。数値には影響しません。',
  late: 'このページはまだ読み込まれていません。通信状況が原因かもしれません。読み込まれるまで旅程を合計できません。',
  withoutScript:
    '旅程の合計にはJavaScriptが必要ですが、このブラウザーでは無効になっています。それ以外のページはそのまま読めます。',
  problem: problemText,
  remove: '削除',
  flightFrom: (leg) => `便：${leg}`,
  about: (kg) => `約${kg}`,
  aboutCo2e: (kg) => `約${kg} CO2e`,
  aboutFor: (kg, whom) => `約${kg} CO2e、${whom}`,
  forOne: '1人あたり',
  forAll: (people) => `${people}分`,
  each: (kg) => `1人あたり約${kg}`,
  eachByCabin: (parts) => `1人あたり：${parts.join('、')}`,
  travellers: (count) => `${count}人`,
  between: (low, high) => `範囲は${low}～${high}`,
  without: (legs) => `${legs.join('と')}を除く`,
  announcement: (what, kilograms, people) => `${what}：CO2換算${kilograms}キログラム、${people}。`,
  fromTo: (places) => places.join('→'),
  through: (places) => `（${places}経由）`,
  andBack: 'の往復',
};
