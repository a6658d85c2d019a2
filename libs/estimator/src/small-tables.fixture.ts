import type {
  Aircraft,
  Airport,
  CabinLayout,
  CarrierRoute,
  EasaLabel,
  Partner,
  PublishedLoadBasis,
  PublishedScope,
  ReportedSeats,
  RouteTrafficRow,
  Sourced,
  Tables,
} from '@tim/reference-data';
import { AIRPORTS, layout, reportedSeatsRow, smallAirport, trafficRow } from './small-rows.fixture.ts';

/** Where every made-up figure comes from. */
const MADE_UP = { source: 'REQUEST', sourceVersion: 'made up', dataCategory: 'DEFAULT' } as const;
const T100 = { source: 'T100', sourceVersion: 'made-up T-100', dataCategory: 'PRIMARY' } as const;

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

type PublishedLoad = {
  readonly carrierCode: string;
  readonly scope: PublishedScope;
  readonly month?: number;
  readonly value: number;
};

/** What a test may put into the tables; nothing of it is known unless said. */
export type SmallTables = {
  /** Airframes by ICAO type, by carrier. */
  readonly fleets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly flights?: readonly { readonly flight: string; readonly from: string; readonly to: string }[];
  readonly layouts?: readonly (Partial<CabinLayout> & { readonly carrierCode: string; readonly type: string })[];
  readonly traffic?: readonly (Partial<RouteTrafficRow> & { readonly from: string; readonly to: string })[];
  readonly reportedSeats?: readonly Partial<ReportedSeats>[];
  readonly publishedLoads?: readonly PublishedLoad[];
  /** Load factor of each quarter, by US carrier. */
  readonly usCarrierLoads?: Readonly<Record<string, number>>;
  /** Mean seats of a carrier's flights on a route: `XX AAA BBB`. */
  readonly meanSeats?: Readonly<Record<string, number>>;
  /** Home country by carrier. */
  readonly homes?: Readonly<Record<string, string>>;
  /** ICAO types by the family's name. */
  readonly families?: Readonly<Record<string, readonly string[]>>;
  /** Who flies under a carrier's numbers, and the first of their numbers. */
  readonly partners?: Readonly<
    Record<string, { readonly partners: readonly Partner[]; readonly firstNumber?: number }>
  >;
  readonly labels?: readonly (EasaLabel & { readonly flight: string })[];
};

/** Whether a route is the one between two airports. */
const on = (origin: Airport, destination: Airport) => (route: Pick<CarrierRoute, 'originIndex' | 'destinationIndex'>) =>
  route.originIndex === origin.index && route.destinationIndex === destination.index;

/** Tables of three types, five airports and what a test puts into them. */
export function smallTables(known: SmallTables = {}): Tables {
  const { fleets = {}, layouts = [], publishedLoads = [], usCarrierLoads = {}, meanSeats = {}, homes = {} } = known;
  const traffic = (known.traffic ?? []).map(({ from, to, ...row }) =>
    trafficRow({ ...row, originIndex: smallAirport(from).index, destinationIndex: smallAirport(to).index }),
  );
  const reportedSeats = (known.reportedSeats ?? []).map(reportedSeatsRow);
  const flights = (known.flights ?? []).map(({ flight, from, to }) => {
    const [carrierCode = '', number = '1'] = flight.split(' ');
    const route: CarrierRoute = {
      carrierCode,
      originIndex: smallAirport(from).index,
      destinationIndex: smallAirport(to).index,
      flightNumberCount: 1,
    };
    return { ...route, number: Number(number) };
  });
  const fleetOf = (airframes: Readonly<Record<string, number>>) => ({
    ...MADE_UP,
    basis: { kind: 'carrier-fleet' } as const,
    value: Object.entries(airframes).map(([icaoAircraftType, count]) => ({ icaoAircraftType, airframes: count })),
  });
  return {
    aircraft: {
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
    cabins: {
      ofCarrierType: (carrierCode, type) =>
        layouts
          .filter((one) => one.carrierCode === carrierCode && one.type === type)
          .map(({ carrierCode: _carrier, type: _type, ...one }) => layout(one)),
    },
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
      find: (code) =>
        /^[A-Z]{2}$/.test(code) ? { iataCarrierCode: code, icaoCarrierCode: '', name: `Carrier ${code}` } : undefined,
    },
    contrails: {
      energyForcing: {
        seasons: ['FMA', 'MJJ', 'ASO', 'NDJ'],
        latitudesDeg: [90, -90],
        localTimesHours: [0, 12, 24],
        mjPerM: new Float64Array(),
      },
      energyForcingMjPerContrailM: () => [10, 20, 10],
      probability: {
        cellDeg: 180,
        southEdgesDeg: [-90],
        westEdgesDeg: [-180, 0],
        fractions: Float64Array.of(0.1, 0.1),
      },
      provenance: {
        energyForcing: { ...MADE_UP, basis: { kind: 'contrail-energy-forcing-grid' } },
        probability: { ...MADE_UP, basis: { kind: 'contrail-probability-grid' } },
      },
    },
    distanceFactors: {
      find: () => ({ ...MADE_UP, source: 'ICL', value: 1.05, basis: { kind: 'all-flights-mean' } }),
    },
    easaLabels: {
      count: known.labels?.length ?? 0,
      find: (carrierCode, number) => known.labels?.find(({ flight }) => flight === `${carrierCode} ${number}`),
    },
    families: { typesOf: (code) => known.families?.[code], usualVariant: () => undefined },
    fleets: {
      ofCarrier: (code) => {
        const airframes = fleets[code];
        return airframes && fleetOf(airframes);
      },
      carriers: () => Object.keys(fleets),
      ofAllCarriers: () => fleetOf({ N01: 50, N02: 20, W01: 30 }),
      useBandKm: 1000,
      useBandCount: 1,
      useByDistance: () => undefined,
    },
    flights: {
      rowCount: flights.length,
      sourceVersion: 'made up',
      isCarrierKnown: (code) => flights.some(({ carrierCode }) => carrierCode === code),
      isCarrierOnRoute: (code, origin, destination) =>
        flights.filter(on(origin, destination)).some(({ carrierCode }) => carrierCode === code),
      hasFlight: (code, number, origin, destination) =>
        flights.filter(on(origin, destination)).some((one) => one.carrierCode === code && one.number === number),
      carriersOnRoute: (origin, destination) => flights.filter(on(origin, destination)),
      routesOfFlight: (code, number) => flights.filter((one) => one.carrierCode === code && one.number === number),
      carrierRoutes: () => flights.values(),
    },
    frequencies: {
      ofCarrierRoute: () => undefined,
      hasFlownIn2022: () => true,
      meanSeats: (code, origin, destination) => {
        const value = meanSeats[`${code} ${origin.iataAirportCode} ${destination.iataAirportCode}`];
        return value === undefined ? undefined : { ...MADE_UP, value, basis: { kind: 'flights-of-2016-17' } };
      },
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
    loadFactors: {
      ofCarrier: (code) => usLoad(usCarrierLoads[code], 'carrier-quarter'),
      ofCarrierYear: (code) => usLoad(usCarrierLoads[code], 'carrier-year'),
    },
    partners: {
      ofCarrier: (code) => known.partners?.[code]?.partners ?? [],
      firstNumber: (code) => known.partners?.[code]?.firstNumber,
    },
    publishedLoadFactors: {
      find: (code, scope, month): Sourced<number, PublishedLoadBasis> | undefined => {
        const load = publishedLoads.find(
          (one) => one.carrierCode === code && one.scope === scope && one.month === month,
        );
        const basis = { kind: 'published-month', scope, ...(month !== undefined && { month }), readings: 3 } as const;
        return load && { ...MADE_UP, source: 'CARRIER_TRAFFIC_REPORT', value: load.value, basis };
      },
      homeCountryCode: (code) => homes[code],
    },
    reportedSeats: {
      ofCarrier: (code) => reportedSeats.filter(({ carrierCode }) => carrierCode === code),
      ofCarrierType: (code, type) =>
        reportedSeats.filter((row) => row.carrierCode === code && row.icaoAircraftTypes.includes(type)),
      meanOfType: () => undefined,
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
    traffic: {
      rowCount: traffic.length,
      onRoute: (origin, destination) => traffic.filter(on(origin, destination)),
      rows: () => traffic.values(),
      // A quarter of the year in which flights are as full as in the first, and one in which they are fuller.
      regionLoadFactor: (_region, quarter) => (quarter === 3 ? 0.9 : 0.75),
      provenance: T100,
    },
    origins: [],
    dated: '20260101',
  };
}

function usLoad(passengerLoadFactor: number | undefined, kind: 'carrier-quarter' | 'carrier-year') {
  if (passengerLoadFactor === undefined) return undefined;
  const value = { passengerLoadFactor, cargoMassFraction: 0, departures: 1000 };
  return { ...MADE_UP, source: 'T2', value, basis: { kind, departures: 1000 } } as const;
}
