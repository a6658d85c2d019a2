import type { Place } from './great-circle-distance.ts';
import { requireNumber } from './require-number.ts';
import { degToRad, radToDeg } from './units.ts';

type Vector = readonly [x: number, y: number, z: number];

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
/** a + factor · b */
const plus = (a: Vector, factor: number, b: Vector): Vector => [
  a[0] + factor * b[0],
  a[1] + factor * b[1],
  a[2] + factor * b[2],
];

function unitVector({ latitudeDeg, longitudeDeg }: Place): Vector {
  const cosLatitude = Math.cos(degToRad(latitudeDeg));
  const longitudeRad = degToRad(longitudeDeg);
  return [cosLatitude * Math.cos(longitudeRad), cosLatitude * Math.sin(longitudeRad), Math.sin(degToRad(latitudeDeg))];
}

/** The direction at `from` towards `to`; towards the pole, or the equator from a pole, where `to` gives none. */
function direction(from: Vector, to: Vector): Vector {
  const candidates: readonly Vector[] = [to, [0, 0, 1], [1, 0, 0]];
  for (const candidate of candidates) {
    const across = plus(candidate, -dot(from, candidate), from);
    const length = Math.hypot(...across);
    if (length > 1e-9) return [across[0] / length, across[1] / length, across[2] / length];
  }
  throw new RangeError('from must be a unit vector');
}

/**
 * The middles of equal parts of the great circle between two places.
 *
 *   P(f) = cos(f δ) · A + sin(f δ) · N, f = (i + ½) / count, with N at right angles to A towards B and δ the angle A to B
 *
 * @param count - how many parts, whole, 1 to 100 000
 * @returns `count` places, from the first part to the last; between antipodes, along the meridian over the pole
 * @throws RangeError if `count` is outside its range
 * Source: any text on spherical geometry, e.g. I. Todhunter, Spherical Trigonometry, 1886, chapter III.
 */
export function greatCirclePoints(from: Place, to: Place, count: number): readonly Place[] {
  requireNumber('count', count, 1, 100_000);
  const start = unitVector(from);
  const end = unitVector(to);
  const towards = direction(start, end);
  const angleRad = Math.atan2(dot(towards, end), dot(start, end));
  return Array.from({ length: count }, (_, part) => {
    const alongRad = ((part + 0.5) / count) * angleRad;
    const cosAlong = Math.cos(alongRad);
    const [x, y, z] = plus(
      [start[0] * cosAlong, start[1] * cosAlong, start[2] * cosAlong],
      Math.sin(alongRad),
      towards,
    );
    return { latitudeDeg: radToDeg(Math.atan2(z, Math.hypot(x, y))), longitudeDeg: radToDeg(Math.atan2(y, x)) };
  });
}
