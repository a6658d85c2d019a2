import type { Airport } from '@tim/reference-data';

/** Regions by the first letter of an airport's ICAO code. Source: ICAO Doc 7910, location indicators. */
const REGIONS: readonly (readonly [letters: string, name: string])[] = [
  ['KPC', 'North America'],
  ['MST', 'Latin America'],
  ['BELU', 'Europe'],
  ['O', 'the Middle East'],
  ['RVWZ', 'Asia'],
  ['ANY', 'Oceania'],
  ['DFGH', 'Africa'],
];

/** Part of the world an airport lies in; 'elsewhere' where it is not known, or has no ICAO code. */
export function regionOf(airport: Airport | undefined): string {
  const letter = airport?.icaoAirportCode[0];
  return REGIONS.find(([letters]) => letter !== undefined && letters.includes(letter))?.[1] ?? 'elsewhere';
}

/** "within Europe", or "between Asia and Europe" whichever way. */
export function routeRegion(origin: Airport | undefined, destination: Airport | undefined): string {
  const [first = '', second = ''] = [regionOf(origin), regionOf(destination)].toSorted();
  return first === second ? `within ${first}` : `between ${first} and ${second}`;
}
