import type { CabinClass, PlainQuantityKind, QuantityName } from '@tim/estimator';
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

const KG_CO2E = 'kg CO2e';
const G_CO2E = 'g CO2e';

const words = (symbol: string, name: string, unit: string): QuantityWords => ({ symbol, name, unit });

const PLAIN: Readonly<Record<PlainQuantityKind, QuantityWords>> = {
  'great-circle-distance': words('d', 'Great-circle distance', 'km'),
  'distance-adjustment-factor': words('DAF', 'Distance adjustment factor', '1'),
  'flown-distance': words('flown', 'Flown distance', 'km'),
  'ccd-distance': words('CCD', 'Climb, cruise and descent distance', 'km'),
  aircraft: words('type', 'Aircraft', '1'),
  'fuel-table': words('table', 'Fuel table', '1'),
  'fuel-factor': words('factor', 'Winglet factor on the table’s fuel', '1'),
  'lto-fuel': words('m_LTO', 'Fuel of landing and take-off', 'kg'),
  'ccd-fuel': words('m_CCD', 'Fuel of climb, cruise and descent', 'kg'),
  'flight-fuel': words('m', 'Fuel of the flight', 'kg'),
  'well-to-tank-factor': words('f_WTT', 'Well-to-tank factor of jet kerosene', 'kg CO2e/kg'),
  'tank-to-wake-factor': words('f_TTW', 'Tank-to-wake factor of jet kerosene', 'kg CO2e/kg'),
  'well-to-tank-emissions': words('WTT', 'Well-to-tank emissions', KG_CO2E),
  'tank-to-wake-emissions': words('TTW', 'Tank-to-wake emissions', KG_CO2E),
  'well-to-wake-emissions': words('WTW', 'Well-to-wake emissions', KG_CO2E),
  'cargo-departures': words('n', 'Flights the cargo was counted on', 'flights'),
  'passenger-departures': words('n', 'Flights the passengers were counted on', 'flights'),
  'passengers-emissions': words('E', 'Emissions of all passengers', KG_CO2E),
  capacity: words('C', 'Capacity in economy seats', '1'),
  'passenger-load-factor': words('PLF', 'Share of the seats that are taken', '1'),
  'economy-seat-emissions': words('e', 'Emissions of one economy passenger', KG_CO2E),
  'range-low': words('low', 'Lowest in economy', G_CO2E),
  'range-high': words('high', 'Highest in economy', G_CO2E),
  'burned-range-low': words('low_burned', 'Lowest in economy, of the fuel really burned', G_CO2E),
  'burned-range-high': words('high_burned', 'Highest in economy, of the fuel really burned', G_CO2E),
  'contrail-energy': words('EEF', 'Energy the contrails may be expected to keep, mean over the day', 'GJ'),
  'departure-hour': words('t', 'Hour of departure, UTC', 'h'),
  'contrail-ratio-at-departure': words('x at t', 'Contrails beside the flight’s CO2, departing in this hour', '1'),
  'contrail-ratio': words('x', 'Contrails beside the flight’s CO2, mean over the day', '1'),
  'label-version': words('label', 'Version of the label', '1'),
};

const ROUTES = {
  'route-duration': words('t', 'Duration', 'h'),
  'route-grams': words('e', 'Economy', G_CO2E),
  'route-days': words('w', 'Operating days a year', '1'),
} as const;

/** What a number of the working is, and how it is written. */
export function quantityWords(name: QuantityName): QuantityWords {
  switch (name.kind) {
    case 'latitude':
      return words(name.end === 'origin' ? 'φ₁' : 'φ₂', `Latitude of ${name.airportCode}`, '°');
    case 'longitude':
      return words(name.end === 'origin' ? 'λ₁' : 'λ₂', `Longitude of ${name.airportCode}`, '°');
    case 'distance-near-airports':
      return words('near', `Part flown near the airports, ${name.nauticalMiles} nautical miles`, 'km');
    case 'cargo-mass-fraction':
      return words('CMF', `Cargo’s share of the payload, a passenger counted as ${name.passengerMassKg} kg`, '1');
    case 'seats':
      return words(`seats ${CABINS[name.cabin]}`, `Seats, ${CABINS[name.cabin]}`, '1');
    case 'seat-area':
      return words(
        `factor ${CABINS[name.cabin]}`,
        `Floor of one seat, counted in economy seats, ${name.body} body, ${CABINS[name.cabin]}`,
        '1',
      );
    case 'grams-per-passenger':
    case 'label-grams':
      return words(`WTW ${CABINS[name.cabin]}`, `Well-to-wake emissions per passenger, ${CABINS[name.cabin]}`, G_CO2E);
    case 'typical-grams':
      return words(`typical ${CABINS[name.cabin]}`, `Typical emissions per passenger, ${CABINS[name.cabin]}`, G_CO2E);
    case 'half-width':
      return words(
        `w ${DRIVERS[name.driver]}`,
        name.driver === 'fuelModel' ? 'Fuel tables beside the fuel really burned' : driverWords(name.driver),
        '1',
      );
    case 'half-width-low':
      return words(`w ${DRIVERS[name.driver]}, low`, `${driverWords(name.driver)}, towards less`, '1');
    case 'half-width-high':
      return words(`w ${DRIVERS[name.driver]}, high`, `${driverWords(name.driver)}, towards more`, '1');
    case 'contrail-ratio-at':
      return words(
        `x at ${name.hours} h`,
        `Contrails beside the flight’s CO2, departing at ${name.hours} h of the origin’s solar time`,
        '1',
      );
    case 'contrail-day-share':
      return words(RISKS[name.bucket], `Part of the day in which a departure’s risk is ${RISKS[name.bucket]}`, '1');
    case 'route-duration':
    case 'route-grams':
    case 'route-days': {
      const { symbol, name: what, unit } = ROUTES[name.kind];
      return words(
        `${symbol}${name.place}`,
        `${what}, ${name.legs.join(', ')} on ${name.carrierCodes.join(', ')}`,
        unit,
      );
    }
    default:
      return PLAIN[name.kind];
  }
}
