import type { Message } from '@tim/languages';

const PICTURE = { ofRoute: 'What is typical of the route' } as const;

/** The rows of what a figure states of itself. Each answers an item that somebody who shows figures is asked for. */
const STATEMENT = {
  introduction: 'If you publish this figure, include these facts with it.',
  labels: {
    metric: 'Figure',
    counted: 'Included',
    notCounted: 'Not included',
    fuel: 'Fuel',
    perKilometre: 'Per km',
    chain: 'Transport chain (ISO 14083)',
    airports: 'Airports',
    contrails: 'Contrails',
    range: 'Range',
    aircraft: 'Aircraft',
    method: 'Method',
    dataDate: 'Data as of',
    inputs: 'Inputs',
    measured: 'Measured',
    missing: 'Missing',
    checked: 'Verification',
    computed: 'Computed by',
    licence: 'Licence',
    publisher: 'Publisher',
  },
  metric:
    'Kilograms of CO2e per passenger, one way, for each cabin. CO2e follows CORSIA’s life-cycle factors: 74 g for burning and 15 g for making one MJ of fuel.',
  labelMetric: 'Kilograms of CO2e per passenger, one way, for the cabins on the label, as shown on the label.',
  fuel: 'Assumed to be fossil kerosene; nothing is deducted for sustainable fuel.',
  labelFuel: 'The label reports {percent} sustainable fuel; nothing is deducted for it.',
  perKilometre: '{grams} (g CO2e per passenger-km, on the great circle of {km} km).',
  /** The elements of a transport chain as ISO 14083 has it, in their order. */
  flightBetween: 'the flight',
  wayBetween: 'the journey between them, perhaps with stops',
  passengerKilometres: 'Each passenger counts for {km}\u202fpassenger-km, along the great circle.',
  noPassengerKilometres: 'Passenger-kilometres are not given: this answer has no distance of one flight.',
  bothAirports: 'Not included in this figure: {each} CO2e per passenger at each airport, {both} for both.',
  eachAirport: 'Not included in this figure: {each} CO2e per passenger at each airport on the way.',
  airportSource: 'A general value, not one for these airports. Source: {source}.',
  /** Where the answer names its tables. */
  dataOf: '{date}; checksum of the tables {dataHash}',
  contrails: 'Risk {risk}; warming by contrails is not included in the figure.',
  noContrails: 'Not stated, and not included in the figure.',
  noRange: 'No range is stated.',
  cabinRange: '{cabin} {low} to {high}',
  method:
    'Emissions are divided between passengers and cargo by mass (100 kg per passenger), and between cabins by floor space per seat (IATA RP 1726).',
  /** Of one category; each name as the working has it. */
  inPart: '{name} (in part)',
  /** The names as the working has them, and without capitals for languages that write them so within a sentence. */
  inputs: '{category}: {smallNames}.' as Message<'category' | 'names' | 'smallNames'>,
  /** Behind the inputs by category. */
  sources: 'The source of each is in “Step by step”.',
  measured:
    'No measurements from this flight are used. The fuel is modelled, so by ISO 14083 none of the emissions are based on primary data (0 %), although some inputs are primary data.',
  labelShare: 'The label does not state a share of primary data.',
  missing:
    'The fuel actually burned and the aircraft actually used are not known before the flight. Black carbon and nitrogen oxides are not calculated.',
  checked: 'This figure has no certificate of conformity and has not been verified by a third party.',
  contact: 'contact us',
} as const;

const EMBED_LINK = 'Show it on your own page';

/** Texts of what is taken along from a result. */
export const SHARE = { picture: PICTURE, statement: STATEMENT, embed: EMBED_LINK } as const;
