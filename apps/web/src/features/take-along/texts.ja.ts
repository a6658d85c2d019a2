import type { TextsOf } from '@tim/languages';
import type { TAKE_ALONG as English } from './texts.ts';

export const TAKE_ALONG: TextsOf<typeof English> = {
  picture: { ofRoute: '路線の代表値' },
  statement: {
    introduction: '数値を示す際に求められる説明事項を、項目ごとに記載します。',
    labels: {
      metric: '数値',
      counted: '含むもの',
      notCounted: '含まないもの',
      fuel: '燃料',
      perKilometre: '1\u00a0kmあたり',
      chain: '輸送チェーン要素',
      airports: '空港',
      contrails: '飛行機雲',
      range: '範囲',
      aircraft: '機材',
      method: '方法',
      dataDate: 'データの時点',
      inputs: '入力値',
      measured: '実測',
      missing: '不足',
      checked: '検証',
      computed: '計算',
      licence: 'ライセンス',
      publisher: '運営者',
    },
    metric:
      '旅客1人・片道あたりのCO2e（キログラム）、座席クラス別。CO2eはCORSIAのライフサイクル係数による：燃料1\u00a0MJにつき燃焼74\u00a0g、製造15\u00a0g。',
    labelMetric: 'ラベルに記載された座席クラスの、旅客1人・片道あたりのCO2e（キログラム）。ラベルの記載値。',
    fuel: '化石由来のケロシンとみなし、持続可能な航空燃料による控除はしていません。',
    labelFuel: (percent) =>
      `ラベルによると、燃料の${percent}%が持続可能な航空燃料です。表示のみで、控除はしていません。`,
    perKilometre: (grams, km) => `${grams}（旅客1人・1\u00a0kmあたりg\u00a0CO2e、大圏距離${km}\u00a0kmによる）。`,
    airport: (name) => `拠点としての${name}`,
    flightBetween: 'その便',
    wayBetween: 'その間の移動（経由を含む場合あり）',
    passengerKilometres: (km) => `旅客1人の大圏距離による輸送量は${km}人キロです。`,
    noPassengerKilometres: '人キロは示していません。この結果には1便の距離がないためです。',
    bothAirports: (each, both) =>
      `この数値には含まれず、別に示すもの：旅客1人あたりCO2eで、1空港につき${each}、両空港で${both}。`,
    eachAirport: (each) => `この数値には含まれず、別に示すもの：旅客1人あたりCO2eで、途中の1空港につき${each}。`,
    airportSource: (source) => `これらの空港固有ではない既定値：${source}。`,
    dataOf: (date, dataHash) => (dataHash === undefined ? date : `${date}、表${dataHash}`),
    contrails: (risk) => `リスク：${risk}。別に示し、キログラムの値には含みません。`,
    noContrails: '示していません。キログラムの値にも含みません。',
    noRange: '示していません。',
    cabinRange: (cabin, low, high) => `${cabin} ${low}\u2060～\u2060${high}`,
    method:
      '貨物との配分は質量により（旅客1人100\u00a0kg）、座席クラスの間の配分は座席の床面積によります（IATA RP\u00a01726）。',
    inPart: (name) => `${name}（一部）`,
    inputs: (category, names) => `${category}：${names.join('、')}。`,
    sources: 'それぞれの出典は計算過程に示します。',
    measured:
      '航空会社による実測値はありません。燃料はモデルによる値で、排出量（kg）のうち供給者の実測データによる分は0%、一次データの割合は0%です。',
    labelShare: 'ラベルには一次データの割合の記載がありません。',
    missing:
      '航空会社の実際の燃料と当日の機材は、出発前には分かりません。ブラックカーボンと窒素酸化物は計算していません。',
    checked: '適合証明や第三者検証を受けていることを示すものではありません。',
    contact: '連絡先',
  },
  embed: '自分のページに表示',
};
