import { ccdDistanceKm, flownDistanceKm, fuelBurn, greatCircleDistanceKm } from '@tim/engine';
import type { Airport, Tables } from '@tim/reference-data';
import { bootstrapInterval, type Interval } from '../statistics/bootstrap-interval.ts';
import { median } from '../statistics/quantiles.ts';
import { signedError } from './error-statistics.ts';
import type { FuelOfRoute } from './truth-files.ts';

/** Our tables' fuel of one carrier's route beside what the carrier reported. */
export type RouteFuel = {
  readonly carrier: string;
  /** "SBGR-SBRJ". */
  readonly route: string;
  readonly icaoAircraftType: string;
  readonly departures: number;
  /** Per departure [kg]. */
  readonly reportedKg: number;
  /** Per departure, of our tables [kg]. */
  readonly tableKg: number;
};

export type FuelByRoute = {
  /** Carriers' routes in the file. */
  readonly carrierRoutes: number;
  /** Those left out as filing errors. */
  readonly filingErrors: number;
  /** Those whose mean seats tell the type, without filing errors. */
  readonly compared: readonly RouteFuel[];
  /** Median absolute error of the carriers' routes, its interval drawn by route [1]. */
  readonly medianAbsolute: Interval;
  /** Fuel of all compared flights together, ours beside reported, less 1; its interval drawn by route [1]. */
  readonly bias: Interval;
  /** The same with the filing errors [1]. */
  readonly biasWithFilingErrors: number;
};

/** Density of jet fuel as used for the reported litres [kg/l]. Source: ASTM D1655, 0.775 to 0.840 at 15 °C. */
const FUEL_KG_PER_LITRE = 0.8;

/**
 * Carriers of the file with the code their cabins have in our tables. Passaredo's are in none: it flew ATR 72 alone, with the 68 to 72 seats
 * that of Azul's types only the ATR 72 has.
 */
const CARRIERS: Readonly<Record<string, string>> = { AZU: 'AD', GLO: 'G3', TAM: 'JJ', PTB: 'AD' };

/** A report beyond this factor from the table's fuel counts as a filing error: no aircraft is so far off [1]. */
const FILING_ERROR_FACTOR = 2;

/** Mean seats this close to a layout identify it [seats]; farther off, types were mixed. */
const NEAR_SEATS = 1;

/**
 * The carriers' routes whose mean seats are those of one type's layout and of no other type's: our tables' fuel of that type over the
 * route, with its distance factor, beside the fuel reported.
 */
export function compareFuelByRoute(rows: readonly FuelOfRoute[], tables: Tables): FuelByRoute {
  const airports = airportsByIcaoCode(tables);
  const told = rows.flatMap((row): readonly RouteFuel[] => {
    const origin = airports.get(row.origin_icao);
    const destination = airports.get(row.destination_icao);
    const type = typeBySeats(CARRIERS[row.carrier_icao] ?? '', row.seats_per_departure, tables);
    const aircraft = tables.aircraft.find(type ?? '')?.value;
    const curve = tables.fuelBurn.find(aircraft?.fuelTableType ?? '')?.value;
    if (!origin || !destination || type === undefined || !curve || row.fuel_litres === 0) return [];
    const factor = tables.distanceFactors.find(origin, destination).value;
    const ccdKm = ccdDistanceKm(flownDistanceKm(greatCircleDistanceKm(origin, destination), factor));
    return [
      {
        carrier: row.carrier_icao,
        route: `${row.origin_icao}-${row.destination_icao}`,
        icaoAircraftType: type,
        departures: row.departures,
        reportedKg: (row.fuel_litres * FUEL_KG_PER_LITRE) / row.departures,
        tableKg: fuelBurn(curve, ccdKm, aircraft?.fuelFactor).fuelBurnKg,
      },
    ];
  });
  const compared = told.filter(
    ({ tableKg, reportedKg }) => Math.abs(Math.log(tableKg / reportedKg)) <= Math.log(FILING_ERROR_FACTOR),
  );
  const clusters = [...Map.groupBy(compared, ({ route }) => route.split('-').toSorted().join('-')).values()];
  return {
    carrierRoutes: rows.length,
    filingErrors: told.length - compared.length,
    compared,
    medianAbsolute: bootstrapInterval(clusters, (drawn) =>
      median(drawn.map(({ tableKg, reportedKg }) => Math.abs(signedError(tableKg, reportedKg)))),
    ),
    bias: bootstrapInterval(clusters, biasOf),
    biasWithFilingErrors: biasOf(told),
  };
}

/** Fuel of the flights together by our tables, beside what was reported, less 1 [1]. */
export function biasOf(routes: readonly RouteFuel[]): number {
  const sum = (fuel: 'tableKg' | 'reportedKg') =>
    routes.reduce((total, route) => total + route[fuel] * route.departures, 0);
  return signedError(sum('tableKg'), sum('reportedKg'));
}

/** The one type of the carrier with a layout of so many seats; undefined when none has, or several have. */
function typeBySeats(
  carrierCode: string,
  meanSeats: number,
  { fleets, cabins }: Pick<Tables, 'fleets' | 'cabins'>,
): string | undefined {
  const fleet = fleets.ofCarrier(carrierCode)?.value ?? [];
  const [type, ...others] = fleet.filter(({ icaoAircraftType }) =>
    cabins
      .ofCarrierType(carrierCode, icaoAircraftType)
      .some(({ totalSeats }) => Math.abs(totalSeats - meanSeats) <= NEAR_SEATS),
  );
  return others.length === 0 ? type?.icaoAircraftType : undefined;
}

function airportsByIcaoCode({ airports }: Pick<Tables, 'airports'>): ReadonlyMap<string, Airport> {
  const all = Array.from({ length: airports.count }, (_, index) => airports.at(index));
  return new Map(all.map((airport) => [airport.icaoAirportCode, airport]));
}
