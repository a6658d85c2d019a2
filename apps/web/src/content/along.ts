import { LINKS } from './links.ts';
import { MODEL_NAME, PROVIDER } from './site.ts';

/** Texts of what a visitor takes along from a result. The folds' own titles are in results.ts. */
export const ALONG = {
  quoteHeading: 'Quote it',
  saveHeading: 'Keep it',
  pictureHeading: 'The picture',
  copyText: 'Copy as text',
  copyCitation: 'Copy citation',
  copyBibtex: 'Copy BibTeX',
  saveCsv: 'Download CSV',
  saveJson: 'Download JSON',
  savePicture: 'Download picture',
  print: 'Print',
  copyAltText: 'Copy alt text',
  copied: (what: string) => `${what} is copied.`,
  refused: (what: string) => `The browser did not allow copying. ${what}, selected below: copy it from there.`,
  saved: (file: string) => `${file} is downloaded.`,
  notSaved: 'The browser could not make the file. Copy the text instead, or try another browser.',
  printing: 'Handed to the browser for printing: the result and what it states, on one sheet.',
  notPrinting: 'This browser cannot print from here. Use its own menu, or copy the text instead.',
  altTextLabel: 'Alt text of the picture',
  text: 'The text',
  citation: 'The citation',
  bibtex: 'The BibTeX entry',
  altText: 'The alt text',
} as const;

/** What each line of the text is about. */
export const ALONG_LINES = {
  compared: 'Beside it',
  cabins: 'All cabins, CO2e per person',
  ranges: 'Ranges',
  parts: 'Made up of',
  aircraft: 'Aircraft',
  contrails: 'Contrail risk',
  counted: 'Counted',
  notCounted: 'Not counted',
  computed: 'Computed by',
  label: 'Note',
  licence: 'Licence',
  address: 'Source',
  made: 'Read on',
} as const;

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

/** What stands in a figure and what does not: the same words wherever it goes. */
export const SCOPE = {
  metric: 'kg CO2e per passenger',
  counted: 'Making and delivering the fuel (well-to-tank) and burning it (tank-to-wake).',
  notCounted:
    'Contrails and other effects beyond CO2e, airports, travel to and from them, the making of aircraft, offsets. No radiative forcing (RF) factor is applied.',
  contrailsApart: 'apart from the kilograms',
  rangeMeaning: '8 of 10 flights should lie inside',
  notGoogles: 'Not Google’s published value.',
  engineEstimate: 'open engine’s estimate, not Google’s published value',
  labelUse: 'A label is not meant for accounts: its scheme says it is not for corporate reporting.',
  radiativeForcing: 'none',
  licence: { name: 'CC BY-SA 4.0', href: LINKS.licence },
} as const;

export const ALONG_PICTURE = {
  ofRoute: 'What is typical of the route',
  source: 'Source:',
  readOn: 'Read on',
} as const;

/** The rows of what a figure states of itself. Each answers an item that somebody who shows figures is asked for. */
export const STATEMENT = {
  introduction: 'What those who show a figure are asked to say of it, item by item.',
  labels: {
    metric: 'Figure',
    counted: 'In it',
    notCounted: 'Not in it',
    fuel: 'Fuel',
    perKilometre: 'Per km',
    contrails: 'Contrails',
    range: 'Range',
    aircraft: 'Aircraft',
    method: 'Method',
    dataDate: 'Data as of',
    inputs: 'Inputs',
    measured: 'Measured',
    missing: 'Missing',
    checked: 'Checked',
    computed: 'Computed by',
    licence: 'Licence',
    publisher: 'Publisher',
  },
  metric:
    'Kilograms of CO2e per passenger, one way, for each cabin. CO2e is as CORSIA’s life-cycle factors count it: 74 g for burning and 15 g for making one MJ of fuel.',
  labelMetric: 'Kilograms of CO2e per passenger, one way, for the cabins on the label, as the label states them.',
  fuel: 'Taken to be fossil kerosene; nothing is deducted for sustainable fuel.',
  labelFuel: (percent: string) => `Sustainable fuel is ${percent} % of the fuel by the label: reported, not deducted.`,
  perKilometre: (grams: string, km: string) => `${grams} (g CO2e per passenger-km, on the great circle of ${km} km).`,
  contrails: (risk: string) => `Risk ${risk.toLowerCase()}, stated apart and in no kilogram.`,
  noContrails: 'Not stated, and in no kilogram.',
  noRange: 'None is stated.',
  method:
    'Shared with cargo by mass, at 100 kg a passenger, and between cabins by the floor of their seats (IATA RP 1726).',
  /** Behind the inputs by category. */
  sources: 'Each with its source in the working.',
  measured: 'Nothing by the airline: the fuel is modelled, so 0 % of the kilograms are a supplier’s measured data.',
  missing:
    'The airline’s own fuel and the aircraft of the day are not known before the flight. Black carbon and nitrogen oxides are not calculated.',
  checked: 'No certificate of conformity and no verification by a third party is claimed.',
  contact: 'how to reach them',
} as const;
