import type { Basis, BasisKind, Provenance } from '@tim/estimator';
import { editionIn, type EditionIn } from '../edition-in.ts';
import { monthWords } from './month.ts';

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

const SPANISH: EditionIn = {
  phrases: {
    'airport use': 'uso de aeropuertos',
    'BITRE (Australia)': 'BITRE (Australia)',
    'carrier cabins': 'cabinas por aerolínea',
    'carrier fleets': 'flotas por aerolínea',
    'carrier status': 'situación de las aerolíneas',
    'DGCA (India)': 'DGCA (India)',
    'monthly traffic reports': 'cifras mensuales de tráfico',
    'route aircraft': 'aviones por ruta',
    'route facts': 'datos de rutas',
    'own table of ': 'tabla propia del ',
    'mostly recalled': 'en su mayor parte de conocimiento general',
    'recalled from general knowledge': 'de conocimiento general',
    recalled: 'de conocimiento general',
    ', ': ', ',
    '; ': '; ',
  },
  between: { ' to ': ' a ', ' and ': ' y ' },
  before: {
    to: (when) => `hasta ${when}`,
    'end of': (when) => `final de ${when}`,
    reviewed: (when) => `revisado el ${when}`,
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
  'contrails-by-season-and-hour': 'leído en figuras publicadas, con un margen de alrededor del 15 %',
};

/** The edition of a source, with what its basis adds to it. */
export function editionWords({ basis, sourceVersion }: Pick<Provenance, 'basis' | 'sourceVersion'>): string {
  const edition = editionIn(SPANISH, sourceVersion);
  return 'scope' in basis ? published(edition, basis) : (WORDS[basis.kind] ?? edition);
}
