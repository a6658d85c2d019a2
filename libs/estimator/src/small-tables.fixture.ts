import type {
  Airport,
  CabinLayout,
  CountedLoad,
  CountedSeats,
  EasaLabel,
  Partner,
  PublishedLoadBasis,
  PublishedScope,
  ReportedSeats,
  RouteAircraft,
  RouteTrafficRow,
  ScheduledFlights,
  SeenFlights,
  Sourced,
  Tables,
} from '@tim/reference-data';
import { NO_SCHEDULES } from '@tim/reference-data';
import { CONSTANT_TABLES, MADE_UP } from './small-constant-tables.fixture.ts';
import { on, smallFlights } from './small-flights.fixture.ts';
import type { SmallFlights } from './small-flights.fixture.ts';
import { layout, reportedSeatsRow, smallAirport, trafficRow } from './small-rows.fixture.ts';

const T100 = { source: 'T100', sourceVersion: 'made-up T-100', dataCategory: 'PRIMARY' } as const;

type PublishedLoad = {
  readonly carrierCode: string;
  readonly scope: PublishedScope;
  readonly month?: number;
  readonly value: number;
};

/** What a test may put into the tables; nothing of it is known unless said. */
export type SmallTables = SmallFlights & {
  /** Airframes by ICAO type, by carrier. */
  readonly fleets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Airports of a carrier's type that is flown from there alone: `XX W01`. */
  readonly onlyAt?: Readonly<Record<string, readonly string[]>>;
  /** Flights of 2022, or the mean of 2016-17, a year: `XX AAA BBB`. */
  readonly flightsOf2022?: Readonly<Record<string, number>>;
  readonly flightsOf2016?: Readonly<Record<string, number>>;
  readonly layouts?: readonly (Partial<CabinLayout> & { readonly carrierCode: string; readonly type: string })[];
  readonly traffic?: readonly (Partial<RouteTrafficRow> & { readonly from: string; readonly to: string })[];
  readonly reportedSeats?: readonly Partial<ReportedSeats>[];
  readonly publishedLoads?: readonly PublishedLoad[];
  /** Load factor of each quarter, by US carrier. */
  readonly usCarrierLoads?: Readonly<Record<string, number>>;
  /** Mean seats of a carrier's flights on a route: `XX AAA BBB`. */
  readonly meanSeats?: Readonly<Record<string, number>>;
  /** Flights on which a type was seen. */
  readonly seen?: readonly (SeenFlights & {
    readonly carrierCode: string;
    readonly from: string;
    readonly to: string;
  })[];
  /** What a schedule has: `XX AAA BBB`. */
  readonly scheduled?: Readonly<Record<string, readonly ScheduledFlights[]>>;
  /** Types kept for a route, either way: `XX AAA BBB`. */
  readonly kept?: Readonly<Record<string, readonly RouteAircraft[]>>;
  /** Home country by carrier. */
  readonly homes?: Readonly<Record<string, string>>;
  /** ICAO types by the family's name. */
  readonly families?: Readonly<Record<string, readonly string[]>>;
  /** Who flies under a carrier's numbers, and the first of their numbers. */
  readonly partners?: Readonly<
    Record<string, { readonly partners: readonly Partner[]; readonly firstNumber?: number }>
  >;
  /** Who is sold with a carrier on one ticket. */
  readonly soldWith?: Readonly<Record<string, readonly string[]>>;
  /** Load factors that a country counts of a carrier from one airport's country to another's: `XX AAA BBB`; of all on a route: `AAA BBB`. */
  readonly countedAbroad?: Readonly<Record<string, CountedLoad>>;
  readonly countedAtHome?: Readonly<Record<string, CountedLoad>>;
  /** Seats that it counts, either way: `XX AAA BBB`. */
  readonly countedSeats?: Readonly<Record<string, readonly CountedSeats[]>>;
  /** Load factors and cargo that a country counts of its own carrier: `XX home`, `XX abroad`. */
  readonly countedCarriers?: Readonly<Record<string, CountedLoad>>;
  readonly countedCargo?: Readonly<Record<string, CountedLoad>>;
  /** Whether a carrier flies a route, either way: `XX AAA BBB`. */
  readonly routeFacts?: Readonly<Record<string, boolean>>;
  /** The months in which a carrier flies a route, either way: `XX AAA BBB`. */
  readonly seasons?: Readonly<Record<string, readonly number[]>>;
  /** Flights of carriers from city to city, to a country that counts all: `XX AAA CCC`. */
  readonly reportedAbroad?: Readonly<Record<string, number>>;
  readonly labels?: readonly (EasaLabel & { readonly flight: string })[];
};

const fleetOf = (
  airframes: Readonly<Record<string, number>>,
  onlyAt: (type: string) => readonly string[] = () => [],
) => ({
  ...MADE_UP,
  basis: { kind: 'carrier-fleet' } as const,
  value: Object.entries(airframes).map(([icaoAircraftType, count]) => ({
    icaoAircraftType,
    airframes: count,
    onlyAt: onlyAt(icaoAircraftType),
  })),
});

/** Tables of three types, five airports and what a test puts into them. */
export function smallTables(known: SmallTables = {}): Tables {
  const { fleets = {}, layouts = [], publishedLoads = [], usCarrierLoads = {}, meanSeats = {}, homes = {} } = known;
  const traffic = (known.traffic ?? []).map(({ from, to, ...row }) =>
    trafficRow({ ...row, originIndex: smallAirport(from).index, destinationIndex: smallAirport(to).index }),
  );
  const reportedSeats = (known.reportedSeats ?? []).map(reportedSeatsRow);
  return {
    ...CONSTANT_TABLES,
    ...smallFlights(known),
    australiaTraffic: {
      load: (code, origin, destination) => countedLoad(known.countedAbroad, code, origin, destination),
      allCarriersLoad: (origin, destination) => countedLoad(known.countedAtHome, '', origin, destination),
      seats: (code, { iataAirportCode: one }, { iataAirportCode: other }) =>
        known.countedSeats?.[`${code} ${one} ${other}`] ?? known.countedSeats?.[`${code} ${other} ${one}`] ?? [],
      provenance: { ...MADE_UP, source: 'BITRE' },
    },
    indiaTraffic: {
      countryCode: 'IN',
      load: (code, isAtHome) => known.countedCarriers?.[`${code} ${isAtHome ? 'home' : 'abroad'}`],
      cargo: (code, isAtHome) => known.countedCargo?.[`${code} ${isAtHome ? 'home' : 'abroad'}`],
      provenance: { ...MADE_UP, source: 'DGCA' },
    },
    cabins: {
      ofCarrierType: (carrierCode, type) =>
        layouts
          .filter((one) => one.carrierCode === carrierCode && one.type === type)
          .map(({ carrierCode: _carrier, type: _type, ...one }) => layout(one)),
    },
    easaLabels: {
      count: known.labels?.length ?? 0,
      find: (carrierCode, number) => known.labels?.find(({ flight }) => flight === `${carrierCode} ${number}`),
    },
    listCodes: { stationKind: () => undefined, airportOfFormerCode: () => undefined, notByAirline: [] },
    families: { typesOf: (code) => known.families?.[code], usualVariant: () => undefined, names: [] },
    fleets: {
      ofCarrier: (code) => {
        const airframes = fleets[code];
        return airframes && fleetOf(airframes, (type) => known.onlyAt?.[`${code} ${type}`] ?? []);
      },
      carriers: () => Object.keys(fleets),
      ofAllCarriers: () => fleetOf({ N01: 50, N02: 20, W01: 30 }),
      useBandKm: 1000,
      useBandCount: 1,
      useByDistance: () => undefined,
    },
    frequencies: {
      ofCarrierRoute: (code, origin, destination) => {
        const route = `${code} ${origin.iataAirportCode} ${destination.iataAirportCode}`;
        const of2022 = known.flightsOf2022?.[route];
        if (of2022 !== undefined) return { ...MADE_UP, value: of2022, basis: { kind: 'flights-of-2022' } };
        const of2016 = known.flightsOf2016?.[route];
        return of2016 === undefined ? undefined : { ...MADE_UP, value: of2016, basis: { kind: 'flights-of-2016-17' } };
      },
      hasFlownIn2022: () => true,
      meanSeats: (code, origin, destination) => {
        const value = meanSeats[`${code} ${origin.iataAirportCode} ${destination.iataAirportCode}`];
        return value === undefined ? undefined : { ...MADE_UP, value, basis: { kind: 'flights-of-2016-17' } };
      },
      *seatedRoutes(code) {
        for (const [route, seats] of Object.entries(meanSeats)) {
          const [carrier, from = '', to = ''] = route.split(' ');
          const [originIndex, destinationIndex] = [smallAirport(from).index, smallAirport(to).index];
          if (carrier === code) yield { originIndex, destinationIndex, meanSeats: seats };
        }
      },
    },
    loadFactors: {
      ofCarrier: (code) => usLoad(usCarrierLoads[code], 'carrier-quarter'),
      ofCarrierYear: (code) => usLoad(usCarrierLoads[code], 'carrier-year'),
    },
    partners: {
      ofCarrier: (code) => known.partners?.[code]?.partners ?? [],
      firstNumber: (code) => known.partners?.[code]?.firstNumber,
      isRegional: (code) =>
        Object.values(known.partners ?? {})
          .flatMap(({ partners }) => partners)
          .some(({ carrierCode, fliesLargeAircraft }) => carrierCode === code && !fliesLargeAircraft),
      soldWith: (code) => new Set([code, ...(known.soldWith?.[code] ?? [])]),
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
    routeAircraft: {
      onRoute: (code, { iataAirportCode: one }, { iataAirportCode: other }) =>
        known.kept?.[`${code} ${one} ${other}`] ?? known.kept?.[`${code} ${other} ${one}`] ?? [],
      provenance: MADE_UP,
    },
    schedules: {
      ...NO_SCHEDULES,
      rowCount: Object.keys(known.scheduled ?? {}).length,
      schedule: 'made-up schedule',
      onRoute: (code, origin, destination) =>
        known.scheduled?.[`${code} ${origin.iataAirportCode} ${destination.iataAirportCode}`] ?? [],
    },
    routeFacts: {
      isFlown: (code, { iataAirportCode: one }, { iataAirportCode: other }) =>
        known.routeFacts?.[`${code} ${one} ${other}`] ?? known.routeFacts?.[`${code} ${other} ${one}`],
      isInSeason: (code, { iataAirportCode: one }, { iataAirportCode: other }, month) =>
        (known.seasons?.[`${code} ${one} ${other}`] ?? known.seasons?.[`${code} ${other} ${one}`])?.includes(month),
      flownRoutes: () =>
        Object.entries(known.routeFacts ?? {}).flatMap(([route, isFlown]) => {
          const [carrierCode = '', one = '', other = ''] = route.split(' ');
          return isFlown ? [{ carrierCode, ends: [one, other] as const }] : [];
        }),
      provenance: MADE_UP,
    },
    routeReports: {
      from: '2024-09',
      through: '2025-08',
      isCovered: () => known.reportedAbroad !== undefined,
      flights: (code, { cityCode: from }, { cityCode: to }) => known.reportedAbroad?.[`${code} ${from} ${to}`] ?? 0,
      provenance: MADE_UP,
    },
    seenAircraft: {
      isCovered: () => true,
      onRoute: (code, origin, destination) =>
        (known.seen ?? []).filter(
          ({ carrierCode, from, to }) =>
            carrierCode === code && from === origin.iataAirportCode && to === destination.iataAirportCode,
        ),
      provenance: MADE_UP,
    },
    reportedSeats: {
      ofCarrier: (code) => reportedSeats.filter(({ carrierCode }) => carrierCode === code),
      ofCarrierType: (code, type) =>
        reportedSeats.filter((row) => row.carrierCode === code && row.icaoAircraftTypes.includes(type)),
      meanOfType: () => undefined,
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

const countedLoad = (
  loads: Readonly<Record<string, CountedLoad>> | undefined,
  code: string,
  { iataAirportCode: from }: Airport,
  { iataAirportCode: to }: Airport,
) => loads?.[`${code} ${from} ${to}`.trim()];
