import type { Aircraft, Tables } from '@tim/reference-data';
import { AIRPORTS, smallAirport } from './small-rows.fixture.ts';

/** Where every made-up figure comes from. */
export const MADE_UP = { source: 'REQUEST', sourceVersion: 'made up', dataCategory: 'DEFAULT' } as const;

const AIRCRAFT: readonly Aircraft[] = [
  ['NB1', 'N01', 'Narrow One', 'narrow', 1],
  ['NB2', 'N02', 'Narrow Two', 'narrow', 0.97],
  ['WB1', 'W01', 'Wide One', 'wide', 1],
].map(([iataAircraftCode, icaoAircraftType, name, body, fuelFactor]) => ({
  icaoAircraftType: String(icaoAircraftType),
  iataAircraftCode: String(iataAircraftCode),
  name: String(name),
  body: body === 'wide' ? 'wide' : 'narrow',
  fuelTableType: String(icaoAircraftType),
  fuelFactor: Number(fuelFactor),
}));

const KG_PER_NAUTICAL_MILE: Readonly<Record<string, number>> = { N01: 5, N02: 6, W01: 12 };

/** The tables that are the same in every test: three types with their fuel, five airports, and one figure for each of the rest. */
export const CONSTANT_TABLES: Pick<
  Tables,
  'aircraft' | 'airports' | 'airportUse' | 'cargo' | 'carriers' | 'contrails' | 'distanceFactors' | 'fuelBurn' | 'seats'
> = {
  aircraft: {
    codes: AIRCRAFT.map(({ iataAircraftCode }) => iataAircraftCode),
    find: (code) => {
      const value = AIRCRAFT.find((one) => one.iataAircraftCode === code || one.icaoAircraftType === code);
      return value && { ...MADE_UP, source: 'EEA', value, basis: { kind: 'own-fuel-table' } };
    },
  },
  airports: {
    count: AIRPORTS.length,
    find: (code) => AIRPORTS.find(({ iataAirportCode }) => iataAirportCode === code),
    at: (index) => AIRPORTS[index] ?? smallAirport('AAA'),
    ofCity: () => [],
  },
  airportUse: { find: () => undefined, areApart: () => false, provenance: MADE_UP },
  cargo: {
    cargoMassFraction: (body) => ({
      ...MADE_UP,
      source: 'T2',
      value: body === 'wide' ? 0.2 : 0.05,
      basis: { kind: 'distance-band-by-body' },
    }),
    narrowBodyAwayFromUs: {
      departures: 100,
      cargoMassFraction: { ...MADE_UP, value: 0.01, basis: { kind: 'narrow-body-away-from-us' } },
    },
  },
  carriers: {
    all: [],
    find: (code) =>
      /^[A-Z]{2}$/.test(code) ? { iataCarrierCode: code, icaoCarrierCode: '', name: `Carrier ${code}` } : undefined,
  },
  contrails: {
    energyForcing: {
      seasons: ['FMA', 'MJJ', 'ASO', 'NDJ'],
      latitudesDeg: [90, -90],
      localTimesHours: [0, 12, 24],
    },
    energyForcingMjPerContrailM: () => [10, 20, 10],
    probability: {
      cellDeg: 180,
      southEdgesDeg: [-90],
      westEdgesDeg: [-180, 0],
      fractions: Float64Array.of(0.1, 0.1),
    },
  },
  distanceFactors: {
    find: () => ({ ...MADE_UP, source: 'ICL', value: 1.05, basis: { kind: 'all-flights-mean' } }),
  },
  fuelBurn: {
    types: Object.keys(KG_PER_NAUTICAL_MILE),
    find: (icaoAircraftType) => {
      const kgPerNauticalMile = KG_PER_NAUTICAL_MILE[icaoAircraftType];
      if (kgPerNauticalMile === undefined) return undefined;
      const ccdDistancesNauticalMiles = [125, icaoAircraftType === 'W01' ? 8000 : 3000];
      const ccdFuelKg = ccdDistancesNauticalMiles.map((distance) => distance * kgPerNauticalMile);
      const value = { icaoAircraftType, ltoFuelKg: 100 * kgPerNauticalMile, ccdDistancesNauticalMiles, ccdFuelKg };
      return { ...MADE_UP, source: 'EEA', value, basis: { kind: 'own-fuel-table' } };
    },
  },
  seats: {
    typical: (type) => ({
      ...MADE_UP,
      source: 'AIRCRAFT_MODEL_TYPICAL',
      value:
        type === 'W01'
          ? { economy: 200, premiumEconomy: 20, business: 30, first: 0 }
          : { economy: 140, premiumEconomy: 0, business: 10, first: 0 },
      basis: { kind: 'typical-of-type', isScaledToReportedTotal: false },
    }),
  },
};
