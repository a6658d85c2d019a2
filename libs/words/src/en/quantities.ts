import type { CabinClass, PlainQuantityKind, QuantityName } from '@tim/estimator';
import { driverWords } from './drivers.ts';

const CABINS: Readonly<Record<CabinClass, string>> = {
  economy: 'economy',
  premiumEconomy: 'premium economy',
  business: 'business',
  first: 'first',
};

const RISKS = { NEGLIGIBLE: 'low', MODERATE: 'medium', SEVERE: 'high' } as const;

const PLAIN: Readonly<Record<PlainQuantityKind, string>> = {
  'great-circle-distance': 'Great-circle distance',
  'distance-adjustment-factor': 'Distance adjustment factor',
  'flown-distance': 'Flown distance',
  'ccd-distance': 'Climb, cruise and descent distance',
  aircraft: 'Aircraft',
  'fuel-table': 'Fuel table',
  'fuel-factor': 'Winglet factor on the table’s fuel',
  'lto-fuel': 'Fuel of landing and take-off',
  'ccd-fuel': 'Fuel of climb, cruise and descent',
  'flight-fuel': 'Fuel of the flight',
  'well-to-tank-factor': 'Well-to-tank factor of jet kerosene',
  'tank-to-wake-factor': 'Tank-to-wake factor of jet kerosene',
  'well-to-tank-emissions': 'Well-to-tank emissions',
  'tank-to-wake-emissions': 'Tank-to-wake emissions',
  'well-to-wake-emissions': 'Well-to-wake emissions',
  'cargo-departures': 'Flights the cargo was counted on',
  'passenger-departures': 'Flights the passengers were counted on',
  'passengers-emissions': 'Emissions of all passengers',
  capacity: 'Capacity in economy seats',
  'passenger-load-factor': 'Share of the seats that are taken',
  'economy-seat-emissions': 'Emissions of one economy passenger',
  'range-low': 'Lowest in economy',
  'range-high': 'Highest in economy',
  'contrail-energy': 'Energy the contrails may be expected to keep, mean over the day',
  'contrail-ratio': 'Contrails beside the flight’s CO2, mean over the day',
  'label-version': 'Version of the label',
};

const ROUTES = {
  'route-duration': 'Duration',
  'route-grams': 'Economy',
  'route-days': 'Operating days a year',
} as const;

/** What a number of the working is. */
export function quantityWords(name: QuantityName): string {
  switch (name.kind) {
    case 'latitude':
      return `Latitude of ${name.airportCode}`;
    case 'longitude':
      return `Longitude of ${name.airportCode}`;
    case 'distance-near-airports':
      return `Part flown near the airports, ${name.nauticalMiles} nautical miles`;
    case 'cargo-mass-fraction':
      return `Cargo’s share of the payload, a passenger counted as ${name.passengerMassKg} kg`;
    case 'seats':
      return `Seats, ${CABINS[name.cabin]}`;
    case 'seat-area':
      return `Floor of one seat, counted in economy seats, ${name.body} body, ${CABINS[name.cabin]}`;
    case 'grams-per-passenger':
    case 'label-grams':
      return `Well-to-wake emissions per passenger, ${CABINS[name.cabin]}`;
    case 'typical-grams':
      return `Typical emissions per passenger, ${CABINS[name.cabin]}`;
    case 'half-width':
      return driverWords(name.driver);
    case 'half-width-low':
      return `${driverWords(name.driver)}, towards less`;
    case 'half-width-high':
      return `${driverWords(name.driver)}, towards more`;
    case 'contrail-ratio-at':
      return `Contrails beside the flight’s CO2, departing at ${name.hours} h of the origin’s solar time`;
    case 'contrail-day-share':
      return `Part of the day in which a departure’s risk is ${RISKS[name.bucket]}`;
    case 'route-duration':
    case 'route-grams':
    case 'route-days':
      return `${ROUTES[name.kind]}, ${name.legs.join(', ')} on ${name.carrierCodes.join(', ')}`;
    default:
      return PLAIN[name.kind];
  }
}
