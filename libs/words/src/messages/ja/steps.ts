import type { MessagesOf } from '@tim/languages';
import type { STEPS as English } from '../en/steps.ts';

export const STEPS: MessagesOf<typeof English> = {
  steps: {
    greatCircleDistance: {
      name: '地表に沿った最短距離',
      formula: 'd = 2 R atan2(√h, √(1 − h))、h = sin²(Δφ/2) + cos φ₁ cos φ₂ sin²(Δλ/2)',
      source: '{flightLevel}（1海里が緯度1分に当たる球とみなす）',
    },
    flownDistance: {
      name: '実際に飛ぶ距離',
      formula: '飛行 = d × DAF',
      source: '{method}, distance adjustment; Teoh et al., GAIA, Zenodo 8369564',
    },
    ccdDistance: {
      name: '上昇・巡航・降下の距離',
      formula: 'CCD = 飛行 − 近傍（0以上）',
      source: '{flightLevel}',
    },
    fuelBurn: {
      name: '便全体の燃料消費量',
      formula: 'm = m_LTO + m_CCD。m_CCDは機種の表の距離の間を補間',
      source: '{flightLevel}; EMEP/EEA guidebook 2023, 1.A.3.a, Annex 1',
    },
    flightEmissions: {
      name: '便全体の排出量',
      formula: 'WTT = m × f_WTT、TTW = m × f_TTW、WTW = WTT + TTW',
      source: '{flightLevel}; ISO 14083:2023 表K.1、K.3; ICAO CORSIA LCA methodology 第6版 表5',
    },
    passengersEmissions: {
      name: '貨物を除いた旅客の分',
      formula: 'E = WTW × (1 − CMF)',
      source: '{method}, apportionment to passengers and cargo',
    },
    equivalentCapacity: {
      name: '床面積で数えた座席数',
      formula: 'C = Σ 座席 × 係数',
      source: '{method}, cabin class; IATA RP 1726',
    },
    economySeat: {
      name: '埋まっているエコノミー1席の排出量',
      formula: 'e = E / (C × PLF)',
      source: '{method}, CO2e estimates per passenger',
    },
    passengerGrams: {
      name: '座席の床面積による各座席クラスの値',
      formula: '座席クラス = e × 係数（グラム単位に丸め）',
      source: '{method}, CO2e estimates per passenger; IATA RP 1726',
    },
    range: {
      name: '値が入ると見込まれる範囲',
      formula:
        '下限 = g × exp(−√Σ w²)、上限 = g × exp(√Σ w²)。wは比の対数で、それぞれ80%が入るように定めます。w 燃料は実際の燃料消費量の範囲でのみ数え、その上限は1割大きくします。',
      source:
        'この計算エンジン独自の規則。燃料モデル：Advisory Committee, AC/5, Model Selection brief。実際の燃料消費量：US BTS Form 41、2023～2025年',
    },
    contrails: {
      name: '飛行機雲による温暖化のリスク（キログラムとは別）',
      formula:
        '出発時刻ごとにx = EEF / (1.4397 GJ/kg × 3.16 × m)：0.2未満は低、1までは中、それを超えると高。時刻表に出発時刻があればその時刻のリスク、なければ1日の大半を占めるリスクとします。',
      source:
        'Advisory Committee, Contrails Impact brief（2025年11月5日）。近似であり、時刻表に出発時刻がない場合は、どの時刻も同じ重みで数えます',
    },
    easaLabel: {
      name: '便のラベルの値',
      formula: 'WTWはラベルの記載値。WTTとTTWは化石由来のケロシンと同じ比で分け、持続可能な航空燃料による控除はしない',
      source: 'EASA Flight Emissions Label',
    },
    typicalRoutes: {
      name: '数に入れる行き方（速い順）',
      formula: '直行便、または航空会社の拠点での1回乗り継ぎ。最速のものより大幅に長くないこと',
      source: '{typical}。所要時間は距離とブロックタイムの回帰による（US BTS T-100）',
    },
    weightedMedian: {
      name: '行き方の中央の値',
      formula: '座席クラスごとに、小さい順に並べて運航日の半数に達する最初の値',
      source: '{typical}, weighted median。日数は2022年の便、なければ2016～17年の便、なければ便名からの推定',
    },
  },
  typicalRoutesWithin:
    '直行便、または航空会社の拠点での1回乗り継ぎ（便の間{connectionHours}時間）。{slowestKmPerHour}\u00a0km/h以上で、最速のものより大幅に長くないこと。速いほうから{fastestRoutes}通り。都市から{nearbyKm}\u00a0km以内で、都市との間に便がなく、住民の{fewestUsersPercent}%以上が利用する空港も、便数÷距離の二乗で数えます。',
};
