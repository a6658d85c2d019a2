import { ccdDistanceKm, flownDistanceKm, fuelBurn, nauticalMilesToKm } from '@tim/engine';
import type { Tables } from '@tim/reference-data';
import { TaskFailure } from '@tim/terminal';
import { signedError } from './error-statistics.ts';
import type { FuelOfType } from './truth-files.ts';

/** The table's fuel of one type beside what US carriers reported. */
export type FuelComparison = {
  readonly icaoAircraftType: string;
  readonly departures: number;
  readonly meanGreatCircleNauticalMiles: number;
  /** Per departure [kg]. */
  readonly reportedKg: number;
  /** Per departure, of our tables at the mean distance [kg]; undefined without a table. */
  readonly tableKg: number | undefined;
  readonly signedError: number | undefined;
  /** Error of the same tables as the source states it [1]. */
  readonly statedError: number | undefined;
};

/** The newest period in the file. */
const PERIOD = '2023-25';

/** Types with fewer departures are oddities: ferries, a fleet's last months. */
export const FEWEST_DEPARTURES = 5000;

/**
 * Our tables' fuel at each type's mean distance, flown with the factor between two US airports. Long-haul types fly abroad,
 * where the factor is lower.
 */
export function compareFuelByType(rows: readonly FuelOfType[], tables: Tables): readonly FuelComparison[] {
  const factor = usCountryPairFactor(tables);
  return rows
    .filter(({ period, dep }) => period === PERIOD && dep >= FEWEST_DEPARTURES)
    .map((row) => {
      const aircraft = tables.aircraft.find(row.icao)?.value;
      const curve = tables.fuelBurn.find(aircraft?.fuelTableType ?? row.icao)?.value;
      const ccdKm = ccdDistanceKm(flownDistanceKm(nauticalMilesToKm(row.mean_gc_nm), factor));
      const tableKg = curve && fuelBurn(curve, ccdKm, aircraft?.fuelFactor).fuelBurnKg;
      return {
        icaoAircraftType: row.icao,
        departures: row.dep,
        meanGreatCircleNauticalMiles: row.mean_gc_nm,
        reportedKg: row.act_kg_per_dep,
        tableKg,
        signedError: tableKg === undefined ? undefined : signedError(tableKg, row.act_kg_per_dep),
        statedError: row.EEA23_TIM === undefined ? undefined : row.EEA23_TIM / 100,
      };
    });
}

/** Flown over great-circle distance between two US airports that have no factor of their own. */
function usCountryPairFactor(tables: Tables): number {
  const airports = Array.from({ length: tables.airports.count }, (_, index) => tables.airports.at(index)).filter(
    ({ countryCode }) => countryCode === 'US',
  );
  for (const origin of airports) {
    for (const destination of airports) {
      const factor = tables.distanceFactors.find(origin, destination);
      if (factor.basis.kind === 'country-pair') return factor.value;
    }
  }
  throw new TaskFailure('The tables have no distance factor for flights within the US.');
}
