import type { TextsOf } from '@tim/languages';
import { MODEL_NAME, PROVIDER } from '../../../config/site.ts';
import type {
  AUTHORS as EnglishAuthors,
  COMPUTED_BY as EnglishComputedBy,
  FACT_LINES as EnglishLines,
  FACTS as English,
  PICTURE as EnglishPicture,
} from './texts.ts';

export const COMPUTED_BY: TextsOf<typeof EnglishComputedBy> = {
  engine: 'オープン計算エンジン',
  google: `${PROVIDER}のAPI`,
  label: 'この便のEUフライト排出量ラベル',
};

export const AUTHORS: TextsOf<typeof EnglishAuthors> = {
  engine: `${MODEL_NAME}オープン計算エンジン`,
  google: PROVIDER,
  label: 'EUフライト排出量ラベル',
};

export const FACT_LINES: TextsOf<typeof EnglishLines> = {
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

export const FACTS: TextsOf<typeof English> = {
  title: (subject, figure) => `${subject}：${figure}`,
  typicalOf: (route) => `${route}の代表値`,
  figureOf: (what, kg) => `${what}：${kg} kg`,
  noFigureOf: (what, noFigure) => `${what}：${noFigure}`,
  rangeAndNotes: (figure, notes) => (notes.length === 0 ? figure : `${figure}（${notes.join('、')}）`),
  range: (low, high) => `${low}～${high} kg`,
  parts: (cabin, tankToWake, wellToTank) => `${cabin}：Tank-to-Wake ${tankToWake} kg、Well-to-Tank ${wellToTank} kg`,
  engine: (version) => `計算エンジン${version}`,
  model: (version, dataOf) => `${MODEL_NAME} ${version}${dataOf === undefined ? '' : `（${dataOf}時点のデータ）`}`,
  citation: (author, year, title, version, readOn, address) =>
    `${author}（${year}）「${title}」（${version}）、${address}（${readOn}閲覧）`,
  readOn: (day) => `${day}閲覧`,
};

export const PICTURE: TextsOf<typeof EnglishPicture> = { source: '出典：', readOn: '閲覧日' };
