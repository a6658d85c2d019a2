import type { Basis, BasisKind, Provenance } from '@tim/estimator';
import { editionIn, type EditionIn } from '../edition-in.ts';
import { monthWords } from './month.ts';

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

const FRENCH: EditionIn = {
  phrases: {
    'airport use': 'usage des aéroports',
    'BITRE (Australia)': 'BITRE (Australie)',
    'carrier cabins': 'cabines par compagnie',
    'carrier fleets': 'flottes par compagnie',
    'carrier status': 'situation des compagnies',
    'DGCA (India)': 'DGCA (Inde)',
    'monthly traffic reports': 'trafic mensuel',
    'route aircraft': 'avions par liaison',
    'route facts': 'données sur les liaisons',
    'own table of ': 'table propre au ',
    'mostly recalled': 'pour l’essentiel d’après des connaissances générales',
    'recalled from general knowledge': 'd’après des connaissances générales',
    recalled: 'd’après des connaissances générales',
    ', ': ', ',
    '; ': ' ; ',
  },
  between: { ' to ': ' à ', ' and ': ' et ' },
  before: {
    to: (when) => `jusqu’en ${when}`,
    'end of': (when) => `fin ${when}`,
    reviewed: (when) => `revu le ${when}`,
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
  'contrails-by-season-and-hour': 'lu sur des graphiques publiés, à environ 15 % près',
};

/** The edition of a source, with what its basis adds to it. */
export function editionWords({ basis, sourceVersion }: Pick<Provenance, 'basis' | 'sourceVersion'>): string {
  const edition = editionIn(FRENCH, sourceVersion);
  return 'scope' in basis ? published(edition, basis) : (WORDS[basis.kind] ?? edition);
}
