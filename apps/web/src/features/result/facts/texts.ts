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
