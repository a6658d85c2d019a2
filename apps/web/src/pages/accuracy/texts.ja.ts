import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import { PAGES } from '../../config/pages.ts';
import type { ACCURACY as English } from './texts.ts';

export const ACCURACY: MessagesOf<typeof English> = {
  path: '/accuracy',
  title: '精度',
  description:
    'オープン計算エンジンの推計値が公表値にどれだけ近いか。座席クラス・地域・距離・航空会社別の誤差と、誤差の大きい例。',
  introduction: [
    '計算画面が使うオープン計算エンジンは、公表された算定方法に従い、公開データで計算します。ここでは、その値を、同じ便についてGoogleが公表した値と比べます。',
    { text: '算定方法', href: PAGES.methodology },
    'は別のページにあります。',
  ],
  changes: [{ text: '各版での数値の変更', href: PAGES.changes }, '（フィードあり）'],
  source: [
    '公表値：Google、Travel Impact Model。検索結果から収集。ライセンスは',
    { text: 'CC\u00a0BY-SA\u00a04.0', href: LINKS.licence },
    '。',
  ],
  data: { text: 'このページの全数値（便ごと）：', name: 'accuracy.json', href: '/accuracy.json' },
  goals: {
    heading: '目標と現状',
    introduction:
      '「追加情報なし」は通常の使い方で、便名・路線・日付だけを与えます。「正確な機種を指定」では、機種も与えます。値は、中央に当たる便の誤差、または便の割合で、括弧内は90%区間です。2列目では、公表された便の数にかかわらず、各航空会社の各路線を1回だけ数えます。両方の列で満たした場合に、目標の達成とします。',
    floor:
      '当日の時刻表がなければ、その日にどの機材が使われるかは分かりません。各航空会社の各路線を飛ぶ機種とその頻度が分かっていても、どの便がどの機種かが分からなければ、エコノミーの値の誤差は中央値で{error}（路線単位では{byRoute}）になります。「追加情報なし」の目標は、この下限の{factor}倍です。',
    columns: ['目標', '便単位', '航空会社・路線単位', '達成状況'],
    aimed: '{figure}（目標{aim}）',
    reached: '達成',
    notReached: '未達成',
  },
  scatter: {
    heading: '推計値と公表値',
    introduction:
      '点は1便を表し、追加情報なしで計算しています。横軸は公表値、縦軸は計算エンジンの値です。線上では両者が等しく、網掛けの帯の中では差が10%以内です。',
    cabins: { economy: 'エコノミー', business: 'ビジネス', first: 'ファースト' },
    published: '公表値（旅客1人あたりkg CO2e）',
    ours: '計算エンジン（kg CO2e）',
    same: '一致',
    band: '10%以内',
  },
  groups: {
    heading: 'グループ別の誤差',
    introduction:
      '点は誤差の中央値（正負を問わない）で、便の半数は誤差がこれより小さくなります。棒はその90%区間で、航空会社単位で求めています。括弧内は数値の個数です。航空会社の少ない小さなグループの不確かさは、棒が示すより大きくなります。',
    axis: '誤差の中央値（公表値に対する%）',
    columns: ['グループ', '個数', '誤差の中央値', '平均誤差', '5%以内', '10%以内', '20%以内'],
    ways: {
      heading: '座席クラス・方法別',
      nothing: { economy: 'エコノミー', business: 'ビジネス', first: 'ファースト' },
      exact: 'エコノミー、正確な機種を指定',
      flightyco2: 'エコノミー、flightyco2の方法',
      desnz: 'エコノミー、英国政府の係数',
    },
    parts: {
      region: 'エコノミー、地域別',
      distance: 'エコノミー、距離別',
      cause: 'エコノミー、考えられる原因別',
      carrier: 'エコノミー、航空会社別',
    },
    notes: [
      'flightyco2はオープンソースのライブラリーで、機種ごとの代表的な座席数、座席利用率84.5%、固定の貨物割合を使います。英国政府の係数は機材も航空会社も区別しません。ここに示すのは、燃料の製造を含み、放射強制力を含まない値です。',
      '誤差の合計が大きい航空会社を示します。棒は路線単位で求めています。',
    ],
    tableOf: '{heading}：数値',
  },
  worst: {
    heading: '誤差の大きい例とその理由',
    introduction:
      'エコノミー、追加情報なしの場合です。示すのは差を説明し得る要因であり、確認された原因ではありません。入力を1つずつ変え、計算エンジンの値が公表値と一致するときの入力を示します。座席数はファースト、ビジネス、プレミアムエコノミー、エコノミーの順です。',
    unnamed: '機材の記載なし',
    figures: '公表値{published}、計算エンジン{ours} CO2e。',
    reasons: {
      wrongType: '計算エンジンが使った機種は、公表値の機種と異なります。',
      several: '1つの入力では説明できません。',
      seats: '座席利用率が{needed}（計算エンジンは{used}）',
      cargo: 'ペイロードに占める貨物が{needed}（計算エンジンは{used}）',
      ways: '{ways}であれば、公表値と一致します。',
      nextWay: '{before}、または{after}',
      nearest: '計算エンジンの表で最も近いのは{name}です（誤差{error}）。',
      layout: '{aircraft}、座席{seats}',
      withWinglets: '{aircraft}（ウイングレット付き）',
      withoutWinglets: '{aircraft}（ウイングレットなし）',
      cargoOfDistance: 'この距離帯の貨物、{fraction}',
      defaultLoad: '座席利用率{fraction}',
    },
  },
  parts: {
    heading: '誤差の内訳',
    introduction:
      '正確な機種が公表されているエコノミーの値{figures}個を対象とします。機種には公表されたものを与えます。座席利用率・座席数・燃料は公表されていないため、ほかの路線や航空会社の誤差から求めた値を与えます。',
    columns: ['順に与える情報', '誤差の中央値', '二乗誤差のうち解消する割合'],
    given: {
      nothing: 'なし',
      type: '機種',
      load: 'その航空会社の座席利用率',
      seats: 'その機種の座席数',
      fuel: 'その機種の燃料',
    },
    answer:
      '機種が分かれば、二乗誤差の{type}が解消します。ほかの路線の誤差から分かる座席利用率・座席数・燃料で解消する分はわずかで、残る誤差は個々の路線に固有のものです。',
  },
  limits: {
    heading: 'この比較では分からないこと',
    text: 'どちらの値も推計値です。いずれも欧州環境庁の燃料表（EMEP/EEAガイドブック2023）を使うため、燃料表に誤りがあっても、この比較では分かりません。米国の航空会社が報告した燃料消費量（US BTS Form 41、2023～2025年）との差は、{types}機種の表の中央値で{byType}、ブラジルの{carrierRoutes}路線で報告された燃料消費量（2023年1月）との差は{byRoute}です。',
  },
  answer:
    '公表された{flights}便では、計算エンジンのエコノミーの値の半数はGoogleの値との差が{half}以内、{within10Percent}は10%以内です。正確な機種を与えると、半数は差が{halfWithType}以内です。',
  ours: '計算エンジンの値：オープン計算エンジン{engine}、{dated}時点の表。',
  intervalFrom: '{value}\u200b（{low}以上）',
  interval: '{value}\u200b（{low}\u2060～\u2060{high}）',
  between: '{low}\u2060～\u2060{high}',
  atMost: '{most}以下',
  atLeast: '{least}以上',
  flightLine: '{flight}、{origin}→{destination}：公表値{published}、計算エンジン{ours}（{error}）',
  route: '{origin}→{destination}',
};
