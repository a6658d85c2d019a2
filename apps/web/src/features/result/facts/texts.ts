import { MODEL_NAME, PROVIDER } from '../../../config/site.ts';

/** Who computed a figure, as it is named where the figure is quoted. */
export const COMPUTED_BY = {
  engine: 'the open engine',
  google: `${PROVIDER}’s API`,
  label: 'the EU Flight Emissions Label of the flight',
} as const;

/** Who is cited as the author of a figure. */
export const AUTHORS = {
  engine: `Open engine of the ${MODEL_NAME}`,
  google: PROVIDER,
  label: 'EU Flight Emissions Label',
} as const;

/** What each line of the text is about. */
export const FACT_LINES = {
  warning: 'Note',
  compared: 'Beside it',
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
  title: (subject: string, figure: string) => `${subject}: ${figure}`,
  typicalOf: (route: string) => `Typical of ${route}`,
  figureOf: (what: string, kg: string) => `${what}: ${kg} kg`,
  noFigureOf: (what: string, noFigure: string) => `${what}: ${noFigure}`,
  rangeAndNotes: (figure: string, notes: readonly string[]) =>
    notes.length === 0 ? figure : `${figure} (${notes.join(', ')})`,
  range: (low: string, high: string) => `${low} to ${high} kg`,
  parts: (cabin: string, tankToWake: string, wellToTank: string) =>
    `${cabin}: tank-to-wake ${tankToWake} kg, well-to-tank ${wellToTank} kg`,
  engine: (version: string) => `engine ${version}`,
  model: (version: string, dataOf: string | undefined) =>
    `${MODEL_NAME} ${version}${dataOf === undefined ? '' : `, data of ${dataOf}`}`,
  /** A reference in the style of the APA, 7th edition: author, year, title, version, day of reading, address. */
  citation: (author: string, year: number, title: string, version: string, readOn: string, address: string) =>
    `${author}. (${year}). ${title} (${version}). Retrieved ${readOn}, from ${address}`,
  readOn: (day: string) => `read on ${day}`,
} as const;

/** What a picture of a figure says of its source. */
export const PICTURE = { source: 'Source:', readOn: 'Read on' } as const;
