import type { Airport, CabinLayout, ReportedSeats, RouteTrafficRow } from '@tim/reference-data';

export const AIRPORTS: readonly Airport[] = [
  ['AAA', 'XA', 0, 0, 'AAA'],
  ['BBB', 'XA', 10, 10, 'BBB'],
  ['CCC', 'XB', 30, 40, 'CCC'],
  ['UUU', 'US', 40, -75, 'UUU'],
  ['VVV', 'US', 35, -110, 'VVV'],
  ['DDD', 'XB', 30.2, 40.2, 'CCC'],
].map(([code, countryCode, latitudeDeg, longitudeDeg, cityCode], index) => ({
  index,
  iataAirportCode: String(code),
  icaoAirportCode: `Z${code}`,
  latitudeDeg: Number(latitudeDeg),
  longitudeDeg: Number(longitudeDeg),
  countryCode: String(countryCode),
  cityCode: String(cityCode),
  name: `Airport ${code}`,
  cityName: `City ${code}`,
  timeZone: 'UTC',
  isServed: true,
}));

/** One of the airports: AAA and BBB in one country, CCC and DDD of one city in another, UUU and VVV in the US. */
export function smallAirport(code: string): Airport {
  const found = AIRPORTS.find(({ iataAirportCode }) => iataAirportCode === code);
  if (!found) throw new Error(`no airport ${code}`);
  return found;
}

/** A layout of 150 economy seats, with overrides. */
export const layout = (overrides: Partial<CabinLayout> = {}): CabinLayout => ({
  subFleet: 'all',
  seats: { economy: 150, premiumEconomy: 0, business: 0, first: 0 },
  blockedSeats: 0,
  totalSeats: 150,
  airframes: 10,
  use: 'any',
  baseAirportCode: '',
  evidence: 'READ',
  confidence: 'not-said',
  citation: '',
  reportedMeanSeats: undefined,
  isReportedMeanPooled: false,
  usRoutes: 'not-known',
  basis: {
    kind: 'carrier-layouts',
    layouts: [overrides.subFleet ?? 'all'],
    isScaledToReportedTotal: false,
  },
  source: 'CARRIER_CABIN_TABLE',
  sourceVersion: 'made up',
  dataCategory: 'PRIMARY',
  ...overrides,
});

/** Ten departures of carrier XX with N01, 160 seats, 80 % of them taken, 2 % cargo; with overrides. */
export const trafficRow = (overrides: Partial<RouteTrafficRow> = {}): RouteTrafficRow => ({
  carrierCode: 'XX',
  icaoAircraftTypes: ['N01'],
  year: 2026,
  departures: 10,
  seatsPerDeparture: 160,
  passengerLoadFactor: 0.8,
  cargoMassFraction: 0.02,
  region: 'atlantic',
  originIndex: 0,
  destinationIndex: 0,
  ...overrides,
});

/** A year of carrier XX's flights at home with N01, 180 seats, 80 % of them taken; with overrides. */
export const reportedSeatsRow = (overrides: Partial<ReportedSeats>): ReportedSeats => ({
  carrierCode: 'XX',
  icaoAircraftTypes: ['N01'],
  region: 'domestic',
  fromYear: 2023,
  toYear: 2025,
  departures: 1000,
  seatsPerDeparture: 180,
  passengerLoadFactor: 0.8,
  cargoMassFraction: 0,
  meanStageKm: 1000,
  basis: { kind: 'carrier-type-in-region' },
  source: 'T2',
  sourceVersion: 'made up',
  dataCategory: 'PRIMARY',
  ...overrides,
});
