import { formatWhole, withUnit } from '@tim/format';
import type { TextsOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import type { EMPTY as EnglishEmpty, FAILURES as EnglishFailures, RESULTS as English } from './texts.ts';

const HEADLINE: TextsOf<typeof English>['headline'] = {
  noFigureAtAll: '数値なし',
  missing: '–',
  perMissing: (inCabin) => `${inCabin}：この機材にはこの座席クラスがありません`,
  perMissingOnRoute: (inCabin) => `${inCabin}：この座席クラスのある行き方は確認できません`,
  inCabin: (cabins) => cabins.join('・'),
  figure: (kg) => `${kg} CO2e`,
  about: (kg) => `約${kg} CO2e`,
  per: (inCabin, between) => `1人あたり（${inCabin}）${between}`,
  forAll: (people, journey, between) => `${people}、${journey}${between}`,
  between: (low, high) => `、範囲は${low}\u2060～\u2060${high}`,
  onDirect: '（直行便）',
  oneStop: (low, high) => `乗り継ぎ1回の場合は${low}～${high}です。`,
  withConnections: (kg) => `Travel Impact Modelによるこの路線の代表値は、乗り継ぎ便を含めて${kg}です。`,
  asStated: '、この便のEUフライト排出量ラベルの記載値',
  thereAndBack: (kg) => `片道の値です。往復では約${kg}。`,
  each: (cabins) =>
    `1人・片道：${cabins.map(([cabin, kg]) => (cabin === '' ? `約${kg}` : `${cabin}約${kg}`)).join('、')}。`,
  lot: '排出量の目安：',
  inAYear: (isForMany, journey, shares, yearly, inCountry) => {
    const what = { oneWay: '片道', return: '往復', trip: '旅程全体' }[journey];
    const subject = isForMany ? `1人の${what}` : what;
    const each = shares.map(([cabin, share]) => (cabin === '' ? share : `${share}（${cabin}）`)).join('または');
    return `${subject}で、${inCountry}の1人当たりの排出量（国際線を除いて${yearly}）の${each}に当たります。`;
  },
  source: '出典',
  country: 'どの国の1人分か',
  contrails: {
    Unknown: '飛行機雲による温暖化はこのキログラムの値に含まれません。',
    Low: '飛行機雲による温暖化はこのキログラムの値に含まれません。そのリスクは低く、CO2による温暖化の5分の1未満です。',
    Medium:
      '飛行機雲による温暖化はこのキログラムの値に含まれません。そのリスクは中程度で、CO2による温暖化の5分の1から同程度です。',
    High: '飛行機雲による温暖化はこのキログラムの値に含まれません。そのリスクは高く、CO2による温暖化を上回ります。',
  },
  typicalOfRoute: '路線の代表値',
  thisFlight: 'この便',
  onlyWay: 'この移動の通常の行き方はこれだけです。',
  halfOfUsual: 'この移動の通常の行き方の半数はこれより少なく、半数は多く排出します。',
  half: (ways) => `${ways}です。半数はこれより少なく、半数は多く排出します。`,
  onBar: (what, kg, between) => `0から始まる棒グラフ：${what}、約${kg}キログラム${between}`,
  asMuch: (ways, kg) => `${ways}（${kg}）とほぼ同じです。`,
  less: (apart, ways, kg) => `${ways}（${kg}）より${apart}少ないです。`,
  more: (apart, ways, kg) => `${ways}（${kg}）より${apart}多いです。`,
  typical: (kg) => `路線の代表値：${kg}`,
  spoken: (own) => `${own}。`,
  spokenWithTypical: (own, kg) => `${own}。路線の代表値、${kg}。`,
  middleOf: (ways) => `通常の行き方${ways}通りの中央値`,
  ofTrip: 'この移動の代表値',
  unknownNumber: (aircraft) => `${aircraft}（この路線で確認できない便名）`,
  listedElsewhere: (from, to) => `一覧では${from}→${to}です：その便を見る`,
  label: '数値',
  cabins: '座席クラス',
  noFigure: '数値なし',
  notOnBoard: '設定なし',
  onFewWays: '一部の便のみ',
  mostWithout: (cabin) => `行き方の多くに${cabin}の設定はありませんが、算定方法に従って値を示しています。`,
  noneWith: (cabin) => `確認できるどの行き方にも${cabin}の設定はありませんが、算定方法に従って値を示しています。`,
  flightWithout: (cabin) => `この機材に${cabin}の設定はありませんが、算定方法に従って値を示しています。`,
  link: '内訳と不確かさ',
  along: '引用',
  options: '運航する航空会社',
  others: 'ほかの計算ツールと比べる',
};

const COUNTRIES: TextsOf<typeof English>['countries'] = {
  unitedKingdom: { name: '英国', year: '2023年の英国' },
  germany: { name: 'ドイツ', year: '2023年のドイツ' },
  france: { name: 'フランス', year: '2023年のフランス' },
  spain: { name: 'スペイン', year: '2023年のスペイン' },
  japan: { name: '日本', year: '2023年度の日本' },
};

const NOTES: TextsOf<typeof English>['notes'] = {
  typicalMeaning:
    '通常の行き方の半数は排出量がこれより少なく、半数は多いことを示します。直行便と、1つの拠点空港での乗り継ぎを数え、近隣の空港も含みます。',
  thereAndBackMeaning: '往復はその2倍です。旅程では復路を別に計算します。',
  airportsReason:
    '同じ都市の空港はまとめて数えます。150\u00a0km以内にあり、その都市の人が利用する空港も、都市との間に便がなければまとめて数えます。',
  otherSource: {
    label: '別の情報源',
    text: 'GoogleのTravel Impact Model APIから今回は応答がありませんでした。Google自身の値は、この値と異なる場合があります。',
  },
  typical: '代表値',
  airports: '空港',
  airlines: '航空会社',
  label: {
    label: 'ラベル',
    text: (version, until) => `この便のEUフライト排出量ラベル（版「${version}」${until}）の記載値です。`,
    saf: (percent) => `「SAFを含む総排出量」は、この値から持続可能な燃料の割合（${percent}%）を差し引いたものです。`,
    until: (date) => `、有効期限${date}`,
  },
  flightNumber: '便名',
  aircraft: '機材',
  otherType: 'ほかの機種の可能性',
  fuelBurn: {
    label: '燃料消費量',
    text: (type) => `代わりに${type}の表を使っています。`,
  },
  likely: (type, kg, percent) => `${type} ${kg}（確率${percent}%）`,
  types: (types) => `今回どの機種が使用されるかは分かりません。エコノミー：${types.join('、')}。`,
  notListed: 'この路線の便の一覧にありません。',
  unverified: (flight, listing, carrier) =>
    `${flight}：${listing}値は、この路線の${carrier}の便の排出量です。便名をご確認ください。`,
  fromTo: (from, to) => `${from}から${to}まで。`,
  range: {
    label: '範囲',
    text: (low, high) =>
      `エコノミーで${formatWhole(low)}\u2060～\u2060${withUnit(formatWhole(high), 'kg')}（10便中8便）。`,
  },
  beside: {
    label: '代表値との比較',
    text: (cabin, words) => `${cabin}では、この便の排出量は${words}。`,
    same: '代表値と同じです',
    less: (percent) => `代表値より${formatWhole(percent)}%少ないです`,
    more: (percent) => `代表値より${formatWhole(percent)}%多いです`,
  },
};

export const RESULTS: TextsOf<typeof English> = {
  headline: HEADLINE,
  countries: COUNTRIES,
  people: {
    inOne: (count, cabin) => `${cabin}${count}人`,
    inCabin: (count, cabin) => `${cabin}${count}人`,
    inSeveral: (parts) => parts.join('と'),
    shortInOne: (count, cabin) => `${count}人、${cabin}`,
    short: (count, cabin) => `${cabin}${count}人`,
    asked: (parts) => parts.join('・'),
    airline: (airline) => `一覧は${airline}のみ`,
  },
  journeys: { oneWay: '片道', return: '往復', allLegs: '全区間' },
  perPassenger: '旅客1人・片道の値です。',
  notes: NOTES,
  route: (origin, destination) => `${origin}→${destination}`,
  lessThanOnePercent: '1%未満',
  safShare: (percent) => `ジェット燃料の${percent}%に相当`,
  flightHeading: '排出量の推計値',
  routeHeading: '代表的な排出量',
  subheading: '燃料消費による影響（旅客1人あたりkg CO2e）',
  typicalSubheading: '代表的な排出量',
  contrailsHeading: '飛行機雲',
  attributionHeading: 'データの出典',
  attributionColumns: ['データの種類', '出典'],
  learnMoreFlight: { text: 'これらの値の算定方法を詳しく見る', href: LINKS.methodRepository },
  learnMoreRoute: { text: 'これらの値の算定方法を詳しく見る', href: LINKS.typicalFlightMethod },
  sourceLabel: '出典',
  engineNote: 'オープン計算エンジンが公開データから推計した値です。Googleの公表値ではありません。',
  engineMethod: { text: '算定方法', path: '/methodology' },
  accuracy: { text: '公表値との差', path: '/accuracy' },
  pickType: '使用される機種が分かる場合は、その値を表示できます：',
  withType: (name) => `${name}の場合、旅客1人あたりkg CO2e：`,
  noTypeFigures: 'この機種の値はありません。',
  planTrip: 'この路線で旅程を作成',
  loading: '排出量を読み込んでいます',
  announced: (heading, subject, figure) => `${heading}、${subject}：${figure}`,
  copyAddress: 'この結果のURLをコピー',
  copied: 'コピーしました',
  copyByHand: 'ブラウザーが許可しませんでした。ここからURLをコピーしてください：',
  reportFigure: '数値の誤りを報告',
  reportTitle: '数値に誤りがあるようです',
  reportBody: '誤りの内容と、その根拠：\n\n\n結果：',
  printed: '印刷日',
  glossary: '用語の意味',
  notesSummary: '数値が表すもの',
  workingSummary: '計算過程を表示',
  whatIfSummary: '条件を変えた場合',
  othersSummary: 'ほかの計算ツールと値が異なる理由',
  statesSummary: 'この数値についての説明事項',
  alongSummary: '書き出し',
  foldLoading: '読み込み中',
  emissionsColumns: ['排出の種類', 'エコノミー', 'プレミアム', 'ビジネス', 'ファースト'],
  rows: {
    wellToWake: { label: 'Well-to-Wake', description: '燃料の製造から燃焼まで（WTTとTTWの合計）' },
    tankToWake: {
      label: 'Tank-to-Wake',
      description: '航空機の離陸・飛行・着陸で、ジェット燃料の燃焼により生じる排出量。',
    },
    wellToTank: {
      label: 'Well-to-Tank',
      description: 'ジェット燃料の製造・精製・取り扱い・供給により生じる排出量。',
    },
    saf: { label: '持続可能な航空燃料（SAF）' },
    totalWithSaf: { label: 'SAFを含む総排出量' },
    typical: {
      label: '代表値',
      description: 'この出発地と到着地の間の便の代表的な排出量（Well-to-Wake：燃料の製造から燃焼まで）。',
    },
    contrails: {
      label: '飛行機雲の影響区分',
      description: 'この便の燃料消費と比べた、飛行機雲の相対的な影響の区分。',
    },
  },
  emptyFlight: {
    title: 'この便は見つかりませんでした。',
    advice: '便の情報を確認して、もう一度お試しください。',
    codeShares: { before: '（', link: 'コードシェア便', href: LINKS.codeShares, after: 'には対応していません。）' },
  },
  emptyRoute: {
    title: 'この路線は見つかりませんでした。',
    advice: '路線の情報を確認して、もう一度お試しください。',
  },
  offline: {
    title: 'オフラインです。',
    advice: '再び接続されるまで検索できません。入力した内容は残ります。',
  },
  sameAs: (day) => `${day}と同じ値です。`,
  aircraftBasis: { given: '指定された機材', scheduled: 'この路線で確認されている機種', assumed: '推定' },
  dataUsed: '使用データ',
};

export const FAILURES: TextsOf<typeof EnglishFailures> = {
  tooMany: '現在、リクエストが集中しているため調べられませんでした。1分ほど待って、もう一度お試しください。',
  tooLong: '応答に時間がかかりすぎたため調べられませんでした。もう一度お試しください。',
  refused: 'サービスがリクエストを受け付けなかったため調べられませんでした。サービス側の不具合と思われます。',
  unreachable:
    'サービスに接続できないか、応答がないため調べられませんでした。しばらくしてから、もう一度お試しください。',
};

export const EMPTY: TextsOf<typeof EnglishEmpty> = {
  listed: (codes, more) => (more === 0 ? codes.join('、') : `${codes.join('、')}ほか${more}件`),
  carriers: (codes) => `この路線の運航が確認されている航空会社：${codes}。`,
  numberListed: (routes) => `この便名は次の路線にあります：${routes}。`,
  unknownAirport: (code) =>
    `${code === undefined ? 'そのコード' : `コード${code}`}の、定期便のある空港は見つかりません。`,
  unknownCarrier: (code) => `${code === undefined ? 'そのコード' : `コード${code}`}の航空会社は見つかりません。`,
  notOnRoute: (carrier) => `${carrier ?? 'この航空会社'}がこの路線を運航しているという情報はありません。`,
  noService: 'この路線に直行便を運航する航空会社は確認できません。',
  tooFewWays: '乗り継ぎを含めても、十分に速い行き方が少ないため、代表値はありません。',
  oneCity: (city) =>
    `${city === undefined ? 'どちらも同じ都市の空港です' : `どちらも${city}の空港です`}。この間を飛ぶ便はありません。`,
  noFlights: (distance) =>
    `この区間を飛ぶ便はありません。直線距離は${distance}で、確認できる乗り継ぎはすべて大幅な遠回りです。`,
  noFuelData: (aircraft) =>
    `${aircraft === undefined ? 'この機材' : `機材${aircraft}`}の燃料データは公開されていません。`,
  unknownAircraft: (code) => `${code === undefined ? 'そのコード' : `コード${code}`}の機材は見つかりません。`,
  window: (first, last) => `推計の対象は、${first}から${last}までに出発する便です。`,
  usualWindow: '推計の対象は、今日から1年先までに出発する便です。',
  otherRoute: (routes) => `この便名は別の路線で確認されています：${routes}。`,
  numberRange: '便名の数字は1～9999です。',
  sameAirport: '出発地と到着地が同じ空港です。',
  city: (code, airports) =>
    airports === undefined
      ? `${code ?? 'このコード'}は都市のコードで、空港のコードではありません。`
      : `${code ?? 'このコード'}は都市のコードです。この都市の空港：${airports}。`,
  noSeats: (aircraft) => `${aircraft === undefined ? 'この機材' : `機材${aircraft}`}の座席配置は確認できません。`,
  nobody: 'この便には搭乗できません。',
  whoFlies: (route) => `${route}を現在運航する航空会社`,
};
