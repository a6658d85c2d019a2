import type { TextsOf } from '@tim/languages';
import { MODEL_NAME, PROVIDER } from '../../../config/site.ts';
import type * as English from './texts.ts';

export const COMPUTED_BY: TextsOf<typeof English.COMPUTED_BY> = {
  engine: 'offene Engine',
  google: `API von ${PROVIDER}`,
  label: 'EU Flight Emissions Label des Fluges',
};

export const AUTHORS: TextsOf<typeof English.AUTHORS> = {
  engine: `Offene Engine des ${MODEL_NAME}`,
  google: PROVIDER,
  label: 'EU Flight Emissions Label',
};

export const FACT_LINES: TextsOf<typeof English.FACT_LINES> = {
  compared: 'Im Vergleich',
  cabins: 'Alle Kabinen, CO2e pro Person, einfache Strecke',
  ranges: 'Spannen',
  parts: 'Zusammengesetzt aus',
  aircraft: 'Flugzeug',
  contrails: 'Risiko durch Kondensstreifen',
  counted: 'Enthalten',
  notCounted: 'Nicht enthalten',
  computed: 'Berechnung',
  labelUse: 'Hinweis',
  licence: 'Lizenz',
  address: 'Quelle',
  made: 'Abgerufen am',
};
