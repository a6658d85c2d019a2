import type { FigureTexts } from './texts.ts';

const dayWords = (isoDate: string) => isoDate.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日');

export const FIGURE_TEXTS: FigureTexts = {
  language: 'ja',
  thousands: ',',
  day: dayWords,
  cabins: {
    economy: 'エコノミー',
    premiumEconomy: 'プレミアムエコノミー',
    business: 'ビジネス',
    first: 'ファースト',
  },
  kilograms: (amount) => `${amount} kg`,
  about: (kg) => `約${kg} CO2e`,
  stated: (kg) => `${kg} CO2e`,
  per: (cabin) => `旅客1人あたり（${cabin}、片道）`,
  between: (low, high) => `範囲は${low}～${high}`,
  fromTo: (origin, destination) => `${origin}→${destination}`,
  typicalOf: (route) => `${route}の代表値`,
  typical: '路線の代表値',
  asMuch: (usual) => `この路線の代表値（${usual}）とほぼ同じです。`,
  less: (apart, usual) => `この路線の代表値（${usual}）より${apart}少ないです。`,
  more: (apart, usual) => `この路線の代表値（${usual}）より${apart}多いです。`,
  ofRoute: '通常の行き方の半数は排出量がこれより少なく、半数は多くなります。',
  typicalMark: (kg) => `路線の代表値${kg}`,
  computedBy: {
    engine: 'オープン計算エンジンの推計値（Googleの公表値ではない）',
    google: 'Googleの推計値',
    label: 'この便のEUフライト排出量ラベルの記載値',
  },
  computedShort: { engine: 'オープン計算エンジン', google: 'Google', label: 'EUフライト排出量ラベル' },
  method: (version, dataDate) => `Travel Impact Model ${version}（${dayWords(dataDate)}時点のデータ）`,
  engine: (version) => `計算エンジン${version}`,
  rangeMeaning: '10便中8便がこの範囲に入る見込みです。',
  counted: '含むもの：燃料の製造と燃焼（Well-to-Wake）。',
  notCounted: '含まないもの：飛行機雲、空港、空港までの移動、機体の製造、オフセット。',
  unverified: 'この路線で確認できない便名です。ご確認ください。',
  aircraft: (name) => `機材：${name}。`,
  readOn: (date) => `${dayWords(date)}閲覧`,
  noFigure: '数値なし',
};
