import type { Basis, BasisKind, Provenance } from '@tim/estimator';

type PublishedBasis = Extract<Basis, { readonly scope: unknown }>;

const SCOPES: Readonly<Record<PublishedBasis['scope'], string>> = {
  all: 'tous les vols',
  domestic: 'vols intérieurs',
  international: 'vols internationaux',
};

function readingWords(readings: number, unit: 'month' | 'year'): string {
  if (unit === 'month') return `${readings} mois lu${readings === 1 ? '' : 's'}`;
  return readings === 1 ? '1 an lu' : `${readings} ans lus`;
}

/** Of which flights a published load factor is, and how many months of single years were read. */
function published(sourceVersion: string, { scope, month, readings }: PublishedBasis): string {
  const read = readings === 0 ? [] : [readingWords(readings, month === undefined ? 'month' : 'year')];
  return [sourceVersion, SCOPES[scope], ...read].join(', ');
}

/** The kinds whose edition needs words; all others' is the edition itself. */
const WORDS: { readonly [Kind in BasisKind]?: string } = {
  'contrails-by-season-and-hour': 'lu sur des graphiques publiés, à environ 15 % près',
};

/** The edition of a source, with what its basis adds to it. */
export function editionWords({ basis, sourceVersion }: Pick<Provenance, 'basis' | 'sourceVersion'>): string {
  return 'scope' in basis ? published(sourceVersion, basis) : (WORDS[basis.kind] ?? sourceVersion);
}
