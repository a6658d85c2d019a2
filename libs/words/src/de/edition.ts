import type { Basis, BasisKind, Provenance } from '@tim/estimator';

type PublishedBasis = Extract<Basis, { readonly scope: unknown }>;

const SCOPES: Readonly<Record<PublishedBasis['scope'], string>> = {
  all: 'alle Flüge',
  domestic: 'Inlandsflüge',
  international: 'Auslandsflüge',
};

function readingWords(readings: number, unit: 'month' | 'year'): string {
  if (unit === 'month') return readings === 1 ? '1 Monat ausgewertet' : `${readings} Monate ausgewertet`;
  return readings === 1 ? '1 Jahr ausgewertet' : `${readings} Jahre ausgewertet`;
}

/** Of which flights a published load factor is, and how many months of single years were read. */
function published(sourceVersion: string, { scope, month, readings }: PublishedBasis): string {
  const read = readings === 0 ? [] : [readingWords(readings, month === undefined ? 'month' : 'year')];
  return [sourceVersion, SCOPES[scope], ...read].join(', ');
}

/** The kinds whose edition needs words; all others' is the edition itself. */
const WORDS: { readonly [Kind in BasisKind]?: string } = {
  'contrails-by-season-and-hour': 'aus veröffentlichten Abbildungen abgelesen, auf etwa 15\u00a0% genau',
};

/** The edition of a source, with what its basis adds to it. */
export function editionWords({ basis, sourceVersion }: Pick<Provenance, 'basis' | 'sourceVersion'>): string {
  return 'scope' in basis ? published(sourceVersion, basis) : (WORDS[basis.kind] ?? sourceVersion);
}
