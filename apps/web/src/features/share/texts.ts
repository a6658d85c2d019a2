import type { Message } from '@tim/languages';

const PICTURE = { ofRoute: 'What is typical of the route' } as const;

/** The rows of what a figure states of itself. Each answers an item that somebody who shows figures is asked for. */
const STATEMENT = {
  introduction: 'What anyone who publishes an emissions figure is asked to state, item by item.',
  labels: {
    metric: 'Figure',
    counted: 'In it',
    notCounted: 'Not in it',
    fuel: 'Fuel',
    perKilometre: 'Per km',
    chain: 'Elements',
    airports: 'Airports',
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
  labelFuel: 'Sustainable fuel is {percent} of the fuel by the label: reported, not deducted.',
  perKilometre: '{grams} (g CO2e per passenger-km, on the great circle of {km} km).',
  /** The elements of a transport chain as ISO 14083 has it, in their order. */
  airport: '{name} as a hub',
  flightBetween: 'the flight',
  wayBetween: 'the way between them, perhaps with stops',
  passengerKilometres: 'Each passenger makes {km}\u202fpassenger-km on the great circle.',
  noPassengerKilometres: 'Passenger-kilometres are not given: this answer has no distance of one flight.',
  bothAirports: 'Not included in this figure: {each} CO2e per passenger at each airport, {both} for both.',
  eachAirport: 'Not included in this figure: {each} CO2e per passenger at each airport on the way.',
  airportSource: 'A default, not these airports’ own: {source}.',
  /** Where the answer names its tables. */
  dataOf: '{date}; tables {dataHash}',
  contrails: 'Risk {risk}, not included in the kilograms.',
  noContrails: 'Not stated, and in no kilogram.',
  noRange: 'None is stated.',
  cabinRange: '{cabin} {low} to {high}',
  method:
    'Shared with cargo by mass, at 100 kg a passenger, and between cabins by the floor of their seats (IATA RP 1726).',
  /** Of one category; each name as the working has it. */
  inPart: '{name} (in part)',
  /** The names as the working has them, and without capitals for languages that write them so within a sentence. */
  inputs: '{category}: {smallNames}.' as Message<'category' | 'names' | 'smallNames'>,
  /** Behind the inputs by category. */
  sources: 'Each with its source in the working.',
  measured:
    'The airline measured none of this. The fuel is modelled, so the share of primary data, measured by a supplier, is 0 %.',
  labelShare: 'The label does not state a share of primary data.',
  missing:
    'The airline’s own fuel and the aircraft of the day are not known before the flight. Black carbon and nitrogen oxides are not calculated.',
  checked: 'No certificate of conformity and no verification by a third party is claimed.',
  contact: 'how to reach them',
} as const;

const EMBED_LINK = 'Show it on your own page';

/** Texts of what is taken along from a result. */
export const SHARE = { picture: PICTURE, statement: STATEMENT, embed: EMBED_LINK } as const;
