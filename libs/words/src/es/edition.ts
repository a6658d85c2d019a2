import type { Basis, BasisKind, Provenance } from '@tim/estimator';

type PublishedBasis = Extract<Basis, { readonly scope: unknown }>;

const SCOPES: Readonly<Record<PublishedBasis['scope'], string>> = {
  all: 'todos los vuelos',
  domestic: 'vuelos nacionales',
  international: 'vuelos internacionales',
};

function readingWords(readings: number, unit: 'month' | 'year'): string {
  if (unit === 'month') return readings === 1 ? '1 mes leído' : `${readings} meses leídos`;
  return readings === 1 ? '1 año leído' : `${readings} años leídos`;
}

/** Of which flights a published load factor is, and how many months of single years were read. */
function published(sourceVersion: string, { scope, month, readings }: PublishedBasis): string {
  const read = readings === 0 ? [] : [readingWords(readings, month === undefined ? 'month' : 'year')];
  return [sourceVersion, SCOPES[scope], ...read].join(', ');
}

/** The kinds whose edition needs words; all others' is the edition itself. */
const WORDS: { readonly [Kind in BasisKind]?: string } = {
  'contrails-by-season-and-hour': 'leído en figuras publicadas, con un margen de alrededor del 15 %',
};

/** The edition of a source, with what its basis adds to it. */
export function editionWords({ basis, sourceVersion }: Pick<Provenance, 'basis' | 'sourceVersion'>): string {
  return 'scope' in basis ? published(sourceVersion, basis) : (WORDS[basis.kind] ?? sourceVersion);
}
