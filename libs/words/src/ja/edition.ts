import type { Basis, BasisKind, Provenance } from '@tim/estimator';

type PublishedBasis = Extract<Basis, { readonly scope: unknown }>;

const SCOPES: Readonly<Record<PublishedBasis['scope'], string>> = {
  all: '全便',
  domestic: '国内線',
  international: '国際線',
};

/** Of which flights a published load factor is, and how many months of single years were read. */
function published(sourceVersion: string, { scope, month, readings }: PublishedBasis): string {
  const read = readings === 0 ? [] : [`${readings}${month === undefined ? 'か月分' : '年分'}`];
  return [sourceVersion, SCOPES[scope], ...read].join('、');
}

/** The kinds whose edition needs words; all others' is the edition itself. */
const WORDS: { readonly [Kind in BasisKind]?: string } = {
  'contrails-by-season-and-hour': '公表された図から読み取り、誤差は約15%',
};

/** The edition of a source, with what its basis adds to it. */
export function editionWords({ basis, sourceVersion }: Pick<Provenance, 'basis' | 'sourceVersion'>): string {
  return 'scope' in basis ? published(sourceVersion, basis) : (WORDS[basis.kind] ?? sourceVersion);
}
