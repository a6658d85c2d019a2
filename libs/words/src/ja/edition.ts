import type { Basis, BasisKind, Provenance } from '@tim/estimator';
import { editionIn, type EditionIn } from '../edition-in.ts';
import { monthWords } from './month.ts';

type PublishedBasis = Extract<Basis, { readonly scope: unknown }>;

const SCOPES: Readonly<Record<PublishedBasis['scope'], string>> = {
  all: '全便',
  domestic: '国内線',
  international: '国際線',
};

const JAPANESE: EditionIn = {
  phrases: {
    'airport use': '空港の用途',
    'BITRE (Australia)': 'BITRE（オーストラリア）',
    'carrier cabins': '航空会社別の客室仕様',
    'carrier fleets': '航空会社別の保有機材',
    'carrier status': '航空会社の状況',
    'DGCA (India)': 'DGCA（インド）',
    'monthly traffic reports': '月次輸送実績',
    'route aircraft': '路線別の機材',
    'route facts': '路線の情報',
    'own table of ': '固有の表：',
    'mostly recalled': '主に一般的な知識による',
    'recalled from general knowledge': '一般的な知識による',
    recalled: '一般的な知識による',
    ', ': '、',
    '; ': '、',
  },
  between: { ' to ': '～', ' and ': 'と' },
  before: {
    to: (when) => `${when}まで`,
    'end of': (when) => `${when}年末`,
    reviewed: (when) => `${when}確認`,
  },
  month: monthWords,
};

/** Of which flights a published load factor is, and how many months of single years were read. */
function published(edition: string, { scope, month, readings }: PublishedBasis): string {
  const read = readings === 0 ? [] : [`${readings}${month === undefined ? 'か月分' : '年分'}`];
  return [edition, SCOPES[scope], ...read].join('、');
}

/** The kinds whose edition has words of its own. */
const WORDS: { readonly [Kind in BasisKind]?: string } = {
  'contrails-by-season-and-hour': '公表された図から読み取り、誤差は約15%',
};

/** The edition of a source, with what its basis adds to it. */
export function editionWords({ basis, sourceVersion }: Pick<Provenance, 'basis' | 'sourceVersion'>): string {
  const edition = editionIn(JAPANESE, sourceVersion);
  return 'scope' in basis ? published(edition, basis) : (WORDS[basis.kind] ?? edition);
}
