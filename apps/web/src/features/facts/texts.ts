import type { Message } from '@tim/languages';

/** Who computed a figure, as it is named where the figure is quoted. */
export const COMPUTED_BY = {
  engine: 'the open engine',
  google: 'Google’s API',
  label: 'the EU Flight Emissions Label of the flight',
} as const;

/** Who is cited as the author of a figure. */
export const AUTHORS = {
  engine: 'Open engine of the Travel Impact Model',
  google: 'Google',
  label: 'EU Flight Emissions Label',
} as const;

/** What each line of the text is about. */
export const FACT_LINES = {
  warning: 'Note',
  compared: 'Compared',
  cabins: 'All cabins, CO2e per person, one way',
  ranges: 'Ranges',
  parts: 'Made up of',
  aircraft: 'Aircraft',
  contrails: 'Contrail risk',
  counted: 'Counted',
  notCounted: 'Not counted',
  computed: 'Computed by',
  labelUse: 'Note',
  licence: 'Licence',
  address: 'Source',
  made: 'Read on',
} as const;

/** How a figure and what stands beside it are written where it is quoted. Every text without a thin space. */
export const FACTS = {
  title: '{subject}: {figure}' as Message<'subject' | 'figure' | 'figureAfterColon'>,
  typicalOf: 'Typical of {route}',
  figureOf: '{what}: {kg} kg',
  noFigureOf: '{what}: {noFigure}',
  range: '{low} to {high} kg',
  parts: '{cabin}: tank-to-wake {tankToWake} kg, well-to-tank {wellToTank} kg',
  engine: 'engine {version}',
  model: 'Travel Impact Model {version}',
  modelWithDataOf: 'Travel Impact Model {version}, data of {dataOf}',
  /** A reference in the style of the APA, 7th edition: author, year, title, version, day of reading, address. */
  citation: '{author}. ({year}). {title} ({version}). Retrieved {readOn}, from {address}',
  readOn: 'read on {day}',
} as const;

/** What a picture of a figure says of its source. */
export const PICTURE = { source: 'Source:', readOn: 'Read on' } as const;
