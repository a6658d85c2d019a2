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
    const length = Math.hypot(across[0], across[1], across[2]);
    if (length > 1e-9) return [across[0] / length, across[1] / length, across[2] / length];
  }
  throw new RangeError('from must be a unit vector');
}

/** Told of a place on the way: where it is, and what part of the way lies before it [1]. */
export type PlaceVisitor = (latitudeDeg: number, longitudeDeg: number, part: number) => void;

/**
 * Visit the middles of equal parts of the great circle between two places, from the first part to the last.
 *
 *   P(f) = cos(f δ) · A + sin(f δ) · N, f = (i + ½) / count, with N at right angles to A towards B and δ the angle A to B
 *
 * @param count - how many parts, whole, 1 to 100 000; between antipodes, along the meridian over the pole
 * @throws RangeError if `count` is outside its range
 * Source: any text on spherical geometry, e.g. I. Todhunter, Spherical Trigonometry, 1886, chapter III.
 */
export function visitGreatCircle(from: Place, to: Place, count: number, visit: PlaceVisitor): void {
  requireNumber('count', count, 1, 100_000);
  const start = unitVector(from);
  const end = unitVector(to);
  const towards = direction(start, end);
  const angleRad = Math.atan2(dot(towards, end), dot(start, end));
  // Each step turns the vector by the same angle: one turn is four products, two functions of an angle cost ten times that.
  const cosStep = Math.cos(angleRad / count);
  const sinStep = Math.sin(angleRad / count);
  let cosAlong = Math.cos(angleRad / count / 2);
  let sinAlong = Math.sin(angleRad / count / 2);
  for (let index = 0; index < count; index += 1) {
    const x = start[0] * cosAlong + towards[0] * sinAlong;
    const y = start[1] * cosAlong + towards[1] * sinAlong;
    const z = start[2] * cosAlong + towards[2] * sinAlong;
    visit(radToDeg(Math.atan2(z, Math.sqrt(x * x + y * y))), radToDeg(Math.atan2(y, x)), (index + 0.5) / count);
    const turned = cosAlong * cosStep - sinAlong * sinStep;
    sinAlong = sinAlong * cosStep + cosAlong * sinStep;
    cosAlong = turned;
  }
}

/**
 * The middles of equal parts of the great circle between two places; see `visitGreatCircle`.
 *
 * @returns `count` places, from the first part to the last
 */
export function greatCirclePoints(from: Place, to: Place, count: number): readonly Place[] {
  const places: Place[] = [];
  visitGreatCircle(from, to, count, (latitudeDeg, longitudeDeg) => void places.push({ latitudeDeg, longitudeDeg }));
  return places;
}
