import type { Airport, AirportUseTable } from '@tim/reference-data';
import type { AircraftRule } from './aircraft-rule.ts';

/**
 * Which ICAO types may land at both airports; undefined where every type may.
 *
 * @returns whether a type may
 */
export function mayLand(
  airportUse: AirportUseTable,
  origin: Airport,
  destination: Airport,
): ((icaoAircraftType: string) => boolean) | undefined {
  const limits = [airportUse.find(origin), airportUse.find(destination)].flatMap((limit) =>
    limit?.use === 'limited' ? [limit.icaoAircraftTypes] : [],
  );
  return limits.length === 0 ? undefined : (type) => limits.every((types) => types.includes(type));
}

/** The rule without the types that may not land at one of the airports; it gives way where none is left. */
export const ofTypesThatLand =
  (rule: AircraftRule): AircraftRule =>
  (question, data) => {
    const found = rule(question, data);
    if (!found) return undefined;
    const { origin, destination } = question.route;
    const mayUse = mayLand(data.tables.airportUse, origin, destination);
    if (!mayUse) return found;
    const value = found.value.filter(({ type }) => mayUse(type.aircraft.value.icaoAircraftType));
    return value.length === 0 ? undefined : { ...found, value };
  };
