import type { Explanations } from '../../words.ts';
import { SOURCES, STRATEGIES } from './provenance.ts';

const STEPS: Explanations['steps'] = {
  greatCircleDistance: {
    text: '2つの空港の間の、地球の曲面に沿った最短距離です。',
    result: '{great-circle-distance}',
  },
  flownDistance: {
    text: '航空機は天候や航空路に応じて迂回するため、最短距離よりやや長く飛びます。',
    how: '{great-circle-distance} × {distance-adjustment-factor}',
    result: '{flown-distance}',
  },
  ccdDistance: {
    text: '空港近くの最初と最後の数キロメートルを除いた距離です。その部分では燃料の使い方が異なるため、燃料を別に計算します。',
    how: '{flown-distance} − {distance-near-airports}',
    result: '{ccd-distance}',
  },
  fuelBurn: {
    text: 'この機種の燃料消費量です。離着陸の分と、その間の飛行の分を、公表された表から読み取ります。',
    how: '{lto-fuel} + {ccd-fuel}',
    result: '{flight-fuel}',
  },
  flightEmissions: {
    text: '燃料1キログラムから、4キログラム近い温室効果ガスが生じます。大部分は燃焼（Tank-to-Wake）、残りは燃料の製造と機体までの輸送（Well-to-Tank）によるものです。',
    how: '{flight-fuel} × ({#tank-to-wake-factor} + {#well-to-tank-factor})',
    result: '{well-to-wake-emissions}',
  },
  passengersEmissions: {
    text: '床下には貨物が積まれ、質量に応じて排出量を負担します。残りが旅客の分です。',
    how: '{well-to-wake-emissions} × (100% − {cargo-mass-fraction})',
    result: '{passengers-emissions}',
  },
  equivalentCapacity: {
    text: '客室全体をエコノミーにした場合に入る座席数です。各座席を、占める床面積で数えます。',
    how: '{seats economy} × {seat-area economy} + {seats premiumEconomy} × {seat-area premiumEconomy} + {seats business} × {seat-area business} + {seats first} × {seat-area first}',
    result: 'エコノミー{capacity}席分',
  },
  economySeat: {
    text: '旅客の分を、埋まっている座席で分けます。空席が多いほど、1人の負担は増えます。混み具合は季節で変わるため、分かっている場合は、同じ便でも日付によって値が異なります。',
    how: '{passengers-emissions} ÷ ({capacity} × {passenger-load-factor})',
    result: '{economy-seat-emissions}',
  },
  passengerGrams: {
    text: '各座席クラスの旅客は、自分の座席の床面積に入るエコノミーの座席数の分を負担します。',
    how: 'ビジネス：{economy-seat-emissions} × {seat-area business}',
    result: '{grams-per-passenger business}',
  },
  typicalRoutes: {
    text: '2地点の間で実際に利用できる行き方です。乗り継ぎの有無を問いませんが、所要時間が大幅に長いものは除きます。',
    result: '{count}通り',
  },
  weightedMedian: {
    text: '代表値は、排出量の順に並べ、運航日数で重み付けしたときの中央の値です。出発の半数はこれより多く、半数は少なくなります。座席クラスは、それぞれの機材での座席の床面積で数えます。',
    result: 'エコノミー：{typical-grams economy}',
  },
  range: {
    text: '出発前に正確な値は分かりません。不確かさの原因ごとに範囲は広がりますが、すべてが同じ向きになることはまれなので、二乗して足し合わせます。算定方法の燃料表自体にも、全便に共通する数%の誤差があり、これは実際の燃料消費量との比較でのみ数えます。',
    result: 'エコノミー：{range-low}～{range-high}。実際の燃料消費量では：{burned-range-low}～{burned-range-high}',
  },
  easaLabel: {
    text: 'この便にはEUフライト排出量ラベルがあります。推計値の代わりにその値を示します。',
    result: 'エコノミー：{label-grams economy}',
  },
  contrails: {
    text: '航空機の後ろにできる白い雲も、気候を温暖化させることがあります。これはキログラムの値に含まれない別のリスクで、0.2未満は低、1までは中、それを超えると高です。',
    how: '便のCO2との比',
    result: '{contrail-ratio}',
  },
};

const SHORT_STORY: Explanations['shortStory'] = [
  { key: 'fuelBurn', text: 'この便は{flight-fuel}の燃料を燃やし、' },
  { key: 'flightEmissions', text: '{well-to-wake-emissions}を排出します。' },
  {
    key: 'passengersEmissions',
    text: 'そのうち質量で{cargo-mass-fraction}を貨物が、{passengers-emissions}を旅客が負担します。',
  },
  {
    key: 'economySeat',
    text: '旅客の分は座席の床面積で分けます。客室の床面積はエコノミー{capacity}席分で、そのうち{passenger-load-factor}が埋まるので、エコノミーの旅客1人あたり{economy-seat-emissions}になります。',
  },
];

const DRIVERS: Explanations['drivers'] = {
  aircraft: 'どの機材・客室仕様になるか',
  cabin: '座席数がどれだけ正確に分かっているか',
  passengerLoad: '便がどれだけ混んでいるか',
  cargo: '貨物をどれだけ積むか',
  routes: 'どの行き方・航空会社を使うか',
};

/** Data categories of ISO 14083. */
const CATEGORIES: Explanations['categories'] = {
  PRIMARY: '一次データ（ISO 14083）',
  MODELED: 'モデル化データ（ISO 14083）',
  DEFAULT: '既定値（ISO 14083）',
};

/** The working explained in Japanese. */
export const explanations: Explanations = {
  steps: STEPS,
  shortStory: SHORT_STORY,
  drivers: DRIVERS,
  sources: SOURCES,
  strategies: STRATEGIES,
  categories: CATEGORIES,
};
