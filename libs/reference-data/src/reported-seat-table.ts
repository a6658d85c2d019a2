import type { SeatsBasis } from './basis.ts';
import { addTo } from './group-by.ts';
import type { Sourced } from './sourced.ts';
import { splitOnce } from './code-lists.ts';
import type { OpenTable } from './table-header.ts';
import type { ReportedSeats, ReportedSeatTable } from './traffic-tables.ts';

const NONE: readonly ReportedSeats[] = [];
/** Region of T-100 rows; all others are of Schedule T-2. */
const US_ROUTES = 'us-routes';

/**
 * Columns: carrier, ICAO types with blanks between, region, first and last year, departures, seats, load factor, cargo mass
 * fraction, stage [km] (0 for none), edition. A carrier's rows stand in one piece, most departures first.
 */
export function readReportedSeats({ reader }: OpenTable): ReportedSeatTable {
  const carriers = reader.repeatedStrings();
  const typeLists = splitOnce(reader.repeatedStrings());
  const regions = reader.repeatedStrings() as ReportedSeats['region'][];
  const fromYears = reader.uints();
  const toYears = reader.uints();
  const departures = reader.uints();
  const seats = reader.decimals();
  const loadFactors = reader.decimals();
  const cargoFractions = reader.decimals();
  const stagesKm = reader.decimals();
  const sourceVersions = reader.repeatedStrings();

  const byCarrier = new Map<string, ReportedSeats[]>();
  const byCarrierType = new Map<string, ReportedSeats[]>();
  const byType = new Map<string, ReportedSeats[]>();
  carriers.forEach((carrierCode, index) => {
    const region = regions[index] ?? US_ROUTES;
    const row: ReportedSeats = {
      carrierCode,
      icaoAircraftTypes: typeLists[index] ?? [],
      region,
      fromYear: fromYears[index] ?? 0,
      toYear: toYears[index] ?? 0,
      departures: departures[index] ?? 0,
      seatsPerDeparture: seats[index] ?? Number.NaN,
      passengerLoadFactor: loadFactors[index] ?? Number.NaN,
      cargoMassFraction: cargoFractions[index] ?? Number.NaN,
      meanStageKm: stagesKm[index] || undefined,
      basis: { kind: 'carrier-type-in-region' },
      source: region === US_ROUTES ? 'T100' : 'T2',
      sourceVersion: sourceVersions[index] ?? '',
      dataCategory: 'PRIMARY',
    };
    addTo(byCarrier, carrierCode, row);
    for (const type of row.icaoAircraftTypes) addTo(byCarrierType, carrierCode + type, row);
    const [only, ...pooled] = row.icaoAircraftTypes;
    if (only !== undefined && pooled.length === 0) addTo(byType, only, row);
  });
  return {
    ofCarrierType: (carrierCode, icaoAircraftType) => byCarrierType.get(carrierCode + icaoAircraftType) ?? NONE,
    ofCarrier: (carrierCode) => byCarrier.get(carrierCode) ?? NONE,
    meanOfType: (icaoAircraftType) => meanOf(byType.get(icaoAircraftType) ?? NONE),
  };
}

/** Mean seats by departure; undefined of no row. */
function meanOf(rows: readonly ReportedSeats[]): Sourced<number, SeatsBasis> | undefined {
  const [first] = rows;
  if (!first) return undefined;
  let departures = 0;
  let seats = 0;
  for (const row of rows) {
    departures += row.departures;
    seats += row.departures * row.seatsPerDeparture;
  }
  const { source, sourceVersion } = rows.find((row) => row.source === 'T2') ?? first;
  const value = seats / departures;
  const basis = { kind: 'reported-mean-of-type', isScaledToReportedTotal: false } as const;
  return { value, basis, source, sourceVersion, dataCategory: 'MODELED' };
}
