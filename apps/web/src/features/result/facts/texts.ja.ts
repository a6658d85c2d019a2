import type { MessagesOf } from '@tim/languages';
import type {
  AUTHORS as EnglishAuthors,
  COMPUTED_BY as EnglishComputedBy,
  FACT_LINES as EnglishLines,
  FACTS as English,
  PICTURE as EnglishPicture,
} from './texts.ts';

export const COMPUTED_BY: MessagesOf<typeof EnglishComputedBy> = {
  engine: 'オープン計算エンジン',
  google: 'GoogleのAPI',
  label: 'この便のEUフライト排出量ラベル',
};

export const AUTHORS: MessagesOf<typeof EnglishAuthors> = {
  engine: 'Travel Impact Modelオープン計算エンジン',
  google: 'Google',
  label: 'EUフライト排出量ラベル',
};

export const FACT_LINES: MessagesOf<typeof EnglishLines> = {
  warning: '注意',
  compared: '比較',
  cabins: '全座席クラス（1人・片道のCO2e）',
  ranges: '範囲',
  parts: '内訳',
  aircraft: '機材',
  contrails: '飛行機雲リスク',
  counted: '含むもの',
  notCounted: '含まないもの',
  computed: '計算',
  labelUse: '注意',
  licence: 'ライセンス',
  address: '出典',
  made: '閲覧日',
};

export const FACTS: MessagesOf<typeof English> = {
  title: '{subject}：{figure}',
  typicalOf: '{route}の代表値',
  figureOf: '{what}：{kg} kg',
  noFigureOf: '{what}：{noFigure}',
  range: '{low}～{high} kg',
  parts: '{cabin}：Tank-to-Wake {tankToWake} kg、Well-to-Tank {wellToTank} kg',
  engine: '計算エンジン{version}',
  model: 'Travel Impact Model {version}',
  modelWithDataOf: 'Travel Impact Model {version}（{dataOf}時点のデータ）',
  citation: '{author}（{year}）「{title}」（{version}）、{address}（{readOn}閲覧）',
  readOn: '{day}閲覧',
};

export const PICTURE: MessagesOf<typeof EnglishPicture> = { source: '出典：', readOn: '閲覧日' };
