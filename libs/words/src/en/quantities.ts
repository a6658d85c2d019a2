import type { CabinClass, QuantityKind, QuantityName } from '@tim/estimator';
import type { QuantityWords } from '../words.ts';
import { driverWords } from './drivers.ts';

const CABINS: Readonly<Record<CabinClass, string>> = {
  economy: 'economy',
  premiumEconomy: 'premium economy',
  business: 'business',
  first: 'first',
};

const RISKS = { NEGLIGIBLE: 'low', MODERATE: 'medium', SEVERE: 'high' } as const;

/** Drivers of the range, as symbols have them. */
const DRIVERS = {
  fuelModel: 'fuel',
  cabin: 'cabin',
  passengerLoad: 'load',
  cargo: 'cargo',
  aircraft: 'aircraft',
  routes: 'routes',
} as const;

const words = (symbol: string, name: string): QuantityWords => ({ symbol, name });

/** What a number is, whatever cabin, airport or route it is of. */
const KINDS: Readonly<Record<QuantityKind, QuantityWords>> = {
  latitude: words('φ', 'Latitude'),
  longitude: words('λ', 'Longitude'),
  'great-circle-distance': words('d', 'Great-circle distance'),
  'distance-adjustment-factor': words('DAF', 'Distance adjustment factor'),
  'flown-distance': words('flown', 'Flown distance'),
  'distance-near-airports': words('near', 'Part flown near the airports'),
  'ccd-distance': words('CCD', 'Climb, cruise and descent distance'),
  aircraft: words('type', 'Aircraft'),
  'fuel-table': words('table', 'Fuel table'),
  'fuel-factor': words('factor', 'Winglet factor on the table’s fuel'),
  'lto-fuel': words('m_LTO', 'Fuel of landing and take-off'),
  'ccd-fuel': words('m_CCD', 'Fuel of climb, cruise and descent'),
  'flight-fuel': words('m', 'Fuel of the flight'),
  'well-to-tank-factor': words('f_WTT', 'Well-to-tank factor of jet kerosene'),
  'tank-to-wake-factor': words('f_TTW', 'Tank-to-wake factor of jet kerosene'),
  'well-to-tank-emissions': words('WTT', 'Well-to-tank emissions'),
  'tank-to-wake-emissions': words('TTW', 'Tank-to-wake emissions'),
  'well-to-wake-emissions': words('WTW', 'Well-to-wake emissions'),
  'cargo-mass-fraction': words('CMF', 'Cargo’s share of the payload'),
  'cargo-departures': words('n', 'Flights the cargo was counted on'),
  'passenger-departures': words('n', 'Flights the passengers were counted on'),
  'passengers-emissions': words('E', 'Emissions of all passengers'),
  seats: words('seats', 'Seats'),
  'seat-area': words('factor', 'Floor of one seat'),
  capacity: words('C', 'Capacity in economy seats'),
  'passenger-load-factor': words('PLF', 'Share of the seats that are taken'),
  'economy-seat-emissions': words('e', 'Emissions of one economy passenger'),
  'grams-per-passenger': words('WTW', 'Well-to-wake emissions per passenger'),
  'label-grams': words('WTW', 'Well-to-wake emissions per passenger'),
  'typical-grams': words('typical', 'Typical emissions per passenger'),
  'half-width': words('w', 'Half-width'),
  'half-width-low': words('w', 'Half-width towards less'),
  'half-width-high': words('w', 'Half-width towards more'),
  'range-low': words('low', 'Lowest in economy'),
  'range-high': words('high', 'Highest in economy'),
  'burned-range-low': words('low_burned', 'Lowest in economy, of the fuel really burned'),
  'burned-range-high': words('high_burned', 'Highest in economy, of the fuel really burned'),
  'contrail-energy': words('EEF', 'Energy the contrails may be expected to keep, mean over the day'),
  'departure-hour': words('t', 'Hour of departure, UTC'),
  'contrail-ratio-at-departure': words('x at t', 'Contrails beside the flight’s CO2, departing in this hour'),
  'contrail-ratio-at': words('x', 'Contrails beside the flight’s CO2'),
  'contrail-ratio': words('x', 'Contrails beside the flight’s CO2, mean over the day'),
  'contrail-day-share': words('share', 'Part of the day'),
  'route-duration': words('t', 'Duration'),
  'route-grams': words('e', 'Economy'),
  'route-days': words('w', 'Operating days a year'),
  'route-standing': words('flown', 'Flown today'),
  'label-version': words('label', 'Version of the label'),
};

export const kindWords = (kind: QuantityKind): string => KINDS[kind].name;

const STANDINGS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    current: 'current',
    likely: 'likely',
    old: 'old',
    'not-flown': 'not flown',
  }),
);

export const standingValueWords = (value: string): string => STANDINGS.get(value) ?? value;

export const unitWords = (unit: string): string => (unit === 'flights' ? 'flights' : unit);

export const cabinWords = (cabin: CabinClass): string => CABINS[cabin];

export const routeWords = (legs: readonly string[], carrierCodes: readonly string[]): string =>
  `${legs.join(', ')} on ${carrierCodes.join(', ')}`;

/** What a number of the working is and how it is written, without its cabin. */
export function quantityOfCabinsWords(quantity: QuantityName): QuantityWords {
  const { symbol, name } = KINDS[quantity.kind];
  switch (quantity.kind) {
    case 'latitude':
    case 'longitude':
      return words(`${symbol}${quantity.end === 'origin' ? '₁' : '₂'}`, `${name} of ${quantity.airportCode}`);
    case 'distance-near-airports':
      return words(symbol, `${name}, ${quantity.nauticalMiles} nautical miles`);
    case 'cargo-mass-fraction':
      return words(symbol, `${name}, a passenger counted as ${quantity.passengerMassKg} kg`);
    case 'seat-area':
      return words(symbol, `${name}, counted in economy seats, ${quantity.body} body`);
    case 'half-width':
      return words(
        `${symbol} ${DRIVERS[quantity.driver]}`,
        quantity.driver === 'fuelModel' ? 'Fuel tables beside the fuel really burned' : driverWords(quantity.driver),
      );
    case 'half-width-low':
      return words(`${symbol} ${DRIVERS[quantity.driver]}, low`, `${driverWords(quantity.driver)}, towards less`);
    case 'half-width-high':
      return words(`${symbol} ${DRIVERS[quantity.driver]}, high`, `${driverWords(quantity.driver)}, towards more`);
    case 'contrail-ratio-at':
      return words(
        `${symbol} at ${quantity.hours} h`,
        `${name}, departing at ${quantity.hours} h of the origin’s solar time`,
      );
    case 'contrail-day-share':
      return words(RISKS[quantity.bucket], `${name} in which a departure’s risk is ${RISKS[quantity.bucket]}`);
    case 'route-duration':
    case 'route-grams':
    case 'route-days':
    case 'route-standing':
      return words(`${symbol}${quantity.place}`, `${name}, ${routeWords(quantity.legs, quantity.carrierCodes)}`);
    default:
      return KINDS[quantity.kind];
  }
}

/** What a number of the working is, and how it is written. */
export function quantityWords(quantity: QuantityName): QuantityWords {
  const { symbol, name } = quantityOfCabinsWords(quantity);
  if (!('cabin' in quantity)) return words(symbol, name);
  const cabin = CABINS[quantity.cabin];
  return words(`${symbol} ${cabin}`, `${name}, ${cabin}`);
}
