import type { MessagesOf } from '@tim/languages';
import type * as English from './texts.ts';

export const COMPUTED_BY: MessagesOf<typeof English.COMPUTED_BY> = {
  engine: 'offene Engine',
  google: 'API von Google',
  label: 'EU Flight Emissions Label des Fluges',
};

export const AUTHORS: MessagesOf<typeof English.AUTHORS> = {
  engine: 'Offene Engine des Travel Impact Model',
  google: 'Google',
  label: 'EU Flight Emissions Label',
};

export const FACT_LINES: MessagesOf<typeof English.FACT_LINES> = {
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

export const FACTS: MessagesOf<typeof English.FACTS> = {
  title: '{subject}: {figureAfterColon}',
  typicalOf: 'Typisch für {route}',
  figureOf: '{what}: {kg} kg',
  noFigureOf: '{what}: {noFigure}',
  range: '{low} bis {high} kg',
  parts: '{cabin}: Tank-to-Wake {tankToWake} kg, Well-to-Tank {wellToTank} kg',
  engine: 'Engine {version}',
  model: 'Travel Impact Model {version}',
  modelWithDataOf: 'Travel Impact Model {version}, Daten vom {dataOf}',
  citation: '{author}. ({year}). {title} ({version}). Abgerufen am {readOn} von {address}',
  readOn: 'abgerufen am {day}',
};

export const PICTURE: MessagesOf<typeof English.PICTURE> = { source: 'Quelle:', readOn: 'Abgerufen am' };
