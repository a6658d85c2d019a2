import type { CabinClass, QuantityKind, QuantityName } from '@tim/estimator';
import type { QuantityWords } from '../words.ts';
import { driverWords } from './drivers.ts';

const CABINS: Readonly<Record<CabinClass, string>> = {
  economy: 'エコノミー',
  premiumEconomy: 'プレミアムエコノミー',
  business: 'ビジネス',
  first: 'ファースト',
};

const RISKS = { NEGLIGIBLE: '低', MODERATE: '中', SEVERE: '高' } as const;
const BODIES = { wide: 'ワイドボディ機', narrow: 'ナローボディ機' } as const;

/** Drivers of the range, as symbols have them. */
const DRIVERS = {
  fuelModel: '燃料',
  cabin: '座席',
  passengerLoad: '利用率',
  cargo: '貨物',
  aircraft: '機材',
  routes: '行き方',
} as const;

const words = (symbol: string, name: string): QuantityWords => ({ symbol, name });

/** What a number is, whatever cabin, airport or route it is of. */
const KINDS: Readonly<Record<QuantityKind, QuantityWords>> = {
  latitude: words('φ', '緯度'),
  longitude: words('λ', '経度'),
  'great-circle-distance': words('d', '大圏距離'),
  'distance-adjustment-factor': words('DAF', '距離の補正係数'),
  'flown-distance': words('飛行', '飛行距離'),
  'distance-near-airports': words('近傍', '空港の近くを飛ぶ距離'),
  'ccd-distance': words('CCD', '上昇・巡航・降下の距離'),
  aircraft: words('機種', '機材'),
  'fuel-table': words('表', '燃料表'),
  'fuel-factor': words('係数', '表の燃料に対するウイングレットの係数'),
  'lto-fuel': words('m_LTO', '離着陸の燃料'),
  'ccd-fuel': words('m_CCD', '上昇・巡航・降下の燃料'),
  'flight-fuel': words('m', '便の燃料'),
  'well-to-tank-factor': words('f_WTT', 'ジェット燃料のWell-to-Tank排出係数'),
  'tank-to-wake-factor': words('f_TTW', 'ジェット燃料のTank-to-Wake排出係数'),
  'well-to-tank-emissions': words('WTT', 'Well-to-Tank排出量'),
  'tank-to-wake-emissions': words('TTW', 'Tank-to-Wake排出量'),
  'well-to-wake-emissions': words('WTW', 'Well-to-Wake排出量'),
  'cargo-mass-fraction': words('CMF', 'ペイロードに占める貨物の質量割合'),
  'cargo-departures': words('n', '貨物を集計した便数'),
  'passenger-departures': words('n', '旅客を集計した便数'),
  'passengers-emissions': words('E', '全旅客の排出量'),
  seats: words('座席', '座席数'),
  'seat-area': words('係数', '1席の床面積'),
  capacity: words('C', 'エコノミー換算の座席数'),
  'passenger-load-factor': words('PLF', '座席利用率'),
  'economy-seat-emissions': words('e', 'エコノミーの旅客1人の排出量'),
  'grams-per-passenger': words('WTW', '旅客1人あたりのWell-to-Wake排出量'),
  'label-grams': words('WTW', '旅客1人あたりのWell-to-Wake排出量'),
  'typical-grams': words('代表', '旅客1人あたりの代表的な排出量'),
  'half-width': words('w', '半幅'),
  'half-width-low': words('w', '少ない側の半幅'),
  'half-width-high': words('w', '多い側の半幅'),
  'range-low': words('下限', 'エコノミーの下限'),
  'range-high': words('上限', 'エコノミーの上限'),
  'burned-range-low': words('下限_実', 'エコノミーの下限（実際の燃料消費量による）'),
  'burned-range-high': words('上限_実', 'エコノミーの上限（実際の燃料消費量による）'),
  'contrail-energy': words('EEF', '飛行機雲が留めると見込まれるエネルギー（1日の平均）'),
  'departure-hour': words('t', '出発時刻（UTC）'),
  'contrail-ratio-at-departure': words('x(t)', '便のCO2に対する飛行機雲の比（この時刻の出発）'),
  'contrail-ratio-at': words('x', '便のCO2に対する飛行機雲の比'),
  'contrail-ratio': words('x', '便のCO2に対する飛行機雲の比（1日の平均）'),
  'contrail-day-share': words('割合', '1日に占める割合'),
  'route-duration': words('t', '所要時間'),
  'route-grams': words('e', 'エコノミー'),
  'route-days': words('w', '年間の運航日数'),
  'route-standing': words('運航', '現在の運航'),
  'label-version': words('ラベル', 'ラベルの版'),
};

export const kindWords = (kind: QuantityKind): string => KINDS[kind].name;

const STANDINGS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    current: '運航中',
    likely: 'おそらく運航中',
    old: '過去に運航',
    'not-flown': '運航なし',
  }),
);

export const standingValueWords = (value: string): string => STANDINGS.get(value) ?? value;

export const unitWords = (unit: string): string => (unit === 'flights' ? '便' : unit);

export const cabinWords = (cabin: CabinClass): string => CABINS[cabin];

export const routeWords = (legs: readonly string[], carrierCodes: readonly string[]): string =>
  `${legs.join('、')}（${carrierCodes.join('、')}）`;

/** What a number of the working is and how it is written, without its cabin. */
export function quantityOfCabinsWords(quantity: QuantityName): QuantityWords {
  const { symbol, name } = KINDS[quantity.kind];
  switch (quantity.kind) {
    case 'latitude':
    case 'longitude':
      return words(`${symbol}${quantity.end === 'origin' ? '₁' : '₂'}`, `${quantity.airportCode}の${name}`);
    case 'distance-near-airports':
      return words(symbol, `${name}（${quantity.nauticalMiles}海里）`);
    case 'cargo-mass-fraction':
      return words(symbol, `${name}（旅客1人を${quantity.passengerMassKg}\u00a0kgとする）`);
    case 'seat-area':
      return words(symbol, `${name}（エコノミー換算、${BODIES[quantity.body]}）`);
    case 'half-width':
      return words(
        `${symbol} ${DRIVERS[quantity.driver]}`,
        quantity.driver === 'fuelModel' ? '実際の燃料消費量に対する燃料表の誤差' : driverWords(quantity.driver),
      );
    case 'half-width-low':
      return words(`${symbol} ${DRIVERS[quantity.driver]} 下`, `${driverWords(quantity.driver)}（少ない側）`);
    case 'half-width-high':
      return words(`${symbol} ${DRIVERS[quantity.driver]} 上`, `${driverWords(quantity.driver)}（多い側）`);
    case 'contrail-ratio-at':
      return words(`${symbol} ${quantity.hours}時`, `${name}（出発地の太陽時で${quantity.hours}時の出発）`);
    case 'contrail-day-share':
      return words(RISKS[quantity.bucket], `出発便のリスクが「${RISKS[quantity.bucket]}」となる時間が${name}`);
    case 'route-duration':
    case 'route-grams':
    case 'route-days':
    case 'route-standing':
      return words(`${symbol}${quantity.place}`, `${name}、${routeWords(quantity.legs, quantity.carrierCodes)}`);
    default:
      return KINDS[quantity.kind];
  }
}

/** What a number of the working is, and how it is written. */
export function quantityWords(quantity: QuantityName): QuantityWords {
  const { symbol, name } = quantityOfCabinsWords(quantity);
  if (!('cabin' in quantity)) return words(symbol, name);
  const cabin = CABINS[quantity.cabin];
  return words(`${symbol} ${cabin}`, `${name}、${cabin}`);
}
