import type { TextsOf } from '@tim/languages';
import { MODEL_NAME, PROVIDER } from '../../../config/site.ts';
import type * as English from './texts.ts';

const inSentence = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

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
  warning: 'Hinweis',
  compared: 'Im Vergleich',
  cabins: 'Alle Kabinen, CO2e pro Person, einfache Strecke',
  ranges: 'Spannen',
  parts: 'Zusammengesetzt aus',
  aircraft: 'Flugzeug',
  contrails: 'Kondensstreifenrisiko',
  counted: 'Enthalten',
  notCounted: 'Nicht enthalten',
  computed: 'Berechnung',
  labelUse: 'Hinweis',
  licence: 'Lizenz',
  address: 'Quelle',
  made: 'Abgerufen am',
};

export const FACTS: TextsOf<typeof English.FACTS> = {
  title: (subject, figure) => `${subject}: ${inSentence(figure)}`,
  typicalOf: (route) => `Typisch für ${route}`,
  figureOf: (what, kg) => `${what}: ${kg} kg`,
  noFigureOf: (what, noFigure) => `${what}: ${noFigure}`,
  rangeAndNotes: (figure, notes) => (notes.length === 0 ? figure : `${figure} (${notes.join(', ')})`),
  range: (low, high) => `${low} bis ${high} kg`,
  parts: (cabin, tankToWake, wellToTank) => `${cabin}: Tank-to-Wake ${tankToWake} kg, Well-to-Tank ${wellToTank} kg`,
  engine: (version) => `Engine ${version}`,
  model: (version, dataOf) => `${MODEL_NAME} ${version}${dataOf === undefined ? '' : `, Daten vom ${dataOf}`}`,
  citation: (author, year, title, version, readOn, address) =>
    `${author}. (${year}). ${title} (${version}). Abgerufen am ${readOn} von ${address}`,
  readOn: (day) => `abgerufen am ${day}`,
};

export const PICTURE: TextsOf<typeof English.PICTURE> = { source: 'Quelle:', readOn: 'Abgerufen am' };
