import type { Place } from '@tim/engine';
import { COORDINATES } from 'virtual:airport-coordinates';

const LENGTH = 3;
const BASE = 36;
const PARTS_OF_DEGREE = 100;
const SOUTHERNMOST_DEG = -90;
const WESTERNMOST_DEG = -180;

/** Where an airport is, or the busiest of a city's; undefined for a code without flights. */
export function placeOf(code: string): Place | undefined {
  const { codes, latitudes, longitudes } = COORDINATES;
  for (let at = codes.indexOf(code); code.length === LENGTH && at >= 0; at = codes.indexOf(code, at + 1)) {
    if (at % LENGTH > 0) continue;
    return {
      latitudeDeg: degreesAt(latitudes, at, SOUTHERNMOST_DEG),
      longitudeDeg: degreesAt(longitudes, at, WESTERNMOST_DEG),
    };
  }
  return undefined;
}

function degreesAt(digits: string, at: number, zeroDeg: number): number {
  return (Number.parseInt(digits.slice(at, at + LENGTH), BASE) + zeroDeg * PARTS_OF_DEGREE) / PARTS_OF_DEGREE;
}
