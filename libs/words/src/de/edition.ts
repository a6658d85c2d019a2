import type { Basis, BasisKind, Provenance } from '@tim/estimator';
import { editionIn, type EditionIn } from '../edition-in.ts';
import { monthWords } from './month.ts';

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

const GERMAN: EditionIn = {
  phrases: {
    'airport use': 'Nutzung von Flughäfen',
    'BITRE (Australia)': 'BITRE (Australien)',
    'carrier cabins': 'Bestuhlungen nach Fluggesellschaft',
    'carrier fleets': 'Flotten nach Fluggesellschaft',
    'carrier status': 'Angaben zu Fluggesellschaften',
    'DGCA (India)': 'DGCA (Indien)',
    'monthly traffic reports': 'monatliche Verkehrszahlen',
    'route aircraft': 'Flugzeuge nach Strecke',
    'route facts': 'Angaben zu Strecken',
    'own table of ': 'eigene Tabelle von ',
    'mostly recalled': 'größtenteils aus allgemeinem Wissen',
    'recalled from general knowledge': 'aus allgemeinem Wissen',
    recalled: 'aus allgemeinem Wissen',
    ', ': ', ',
    '; ': '; ',
  },
  between: { ' to ': ' bis ', ' and ': ' und ' },
  before: {
    to: (when) => `bis ${when}`,
    'end of': (when) => `Ende ${when}`,
    reviewed: (when) => `geprüft ${when}`,
  },
  month: monthWords,
};

/** Of which flights a published load factor is, and how many months of single years were read. */
function published(edition: string, { scope, month, readings }: PublishedBasis): string {
  const read = readings === 0 ? [] : [readingWords(readings, month === undefined ? 'month' : 'year')];
  return [edition, SCOPES[scope], ...read].join(', ');
}

/** The kinds whose edition has words of its own. */
const WORDS: { readonly [Kind in BasisKind]?: string } = {
  'contrails-by-season-and-hour': 'aus veröffentlichten Abbildungen abgelesen, auf etwa 15\u00a0% genau',
};

/** The edition of a source, with what its basis adds to it. */
export function editionWords({ basis, sourceVersion }: Pick<Provenance, 'basis' | 'sourceVersion'>): string {
  const edition = editionIn(GERMAN, sourceVersion);
  return 'scope' in basis ? published(edition, basis) : (WORDS[basis.kind] ?? edition);
}
