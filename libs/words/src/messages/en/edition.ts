/** Editions of the tables: "carrier fleets, end of 2025, mostly recalled". */
export const EDITION = {
  /** Of which flights a published load factor is. */
  scopes: {
    all: 'all flights',
    domestic: 'domestic flights',
    international: 'international flights',
  },
  /** How many months of the year, or years of a month, it is from. */
  monthsRead: { one: '{count} month read', other: '{count} months read' },
  yearsRead: { one: '{count} year read', other: '{count} years read' },
  'contrails-by-season-and-hour': 'read off published figures, about 15 %',
  /** What editions are written with; names of data sets stay as they are. */
  phrases: {
    'airport use': 'airport use',
    'BITRE (Australia)': 'BITRE (Australia)',
    'carrier cabins': 'carrier cabins',
    'carrier fleets': 'carrier fleets',
    'carrier status': 'carrier status',
    'DGCA (India)': 'DGCA (India)',
    'monthly traffic reports': 'monthly traffic reports',
    'route aircraft': 'route aircraft',
    'route facts': 'route facts',
    'own table of ': 'own table of ',
    'mostly recalled': 'mostly unverified',
    'recalled from general knowledge': 'unverified',
    recalled: 'unverified',
    ', ': ', ',
    '; ': '; ',
  },
  /** Behind a date, before another. */
  between: { ' to ': ' to ', ' and ': ' and ' },
  /** Of a date behind a word. */
  before: {
    to: 'to {date}',
    'end of': 'end of {date}',
    reviewed: 'reviewed {date}',
  },
} as const;
