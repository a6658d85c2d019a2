import type { Basis, BasisKind, Provenance } from '@tim/estimator';

type PublishedBasis = Extract<Basis, { readonly scope: unknown }>;

const SCOPES: Readonly<Record<PublishedBasis['scope'], string>> = {
  all: 'all flights',
  domestic: 'flights at home',
  international: 'flights abroad',
};

/** Of which flights a published load factor is, and how many months of single years were read. */
function published(sourceVersion: string, { scope, month, readings }: PublishedBasis): string {
  const unit = month === undefined ? 'month' : 'year';
  const read = readings === 0 ? [] : [`${readings} ${unit}${readings === 1 ? '' : 's'} read`];
  return [sourceVersion, SCOPES[scope], ...read].join(', ');
}

/** The kinds whose edition needs words; all others' is the edition itself. */
const WORDS: { readonly [Kind in BasisKind]?: string } = {
  'contrails-by-season-and-hour': 'read off published figures, about 15 %',
};

/** The edition of a source, with what its basis adds to it. */
export function editionWords({ basis, sourceVersion }: Pick<Provenance, 'basis' | 'sourceVersion'>): string {
  return 'scope' in basis ? published(sourceVersion, basis) : (WORDS[basis.kind] ?? sourceVersion);
}
