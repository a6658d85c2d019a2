import { greatCircleDistanceKm, type Place } from '@tim/engine';
import { formatWhole, withUnit } from '@tim/format';
import { geoCentroid, geoCircle, geoNaturalEarth1, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import land from 'world-atlas/land-110m.json';
import { JOIN } from '../join.ts';

/** Of the drawing, in units of its own; the page stretches it as a whole. */
export const MAP_SIZE = { width: 800, height: 400 } as const;
/** Free around the legs, for their labels. */
const MARGIN = 56;
/** A short leg is shown with at least this much around its middle [degrees of a great circle]. */
const LEAST_RADIUS_DEG = 8;

/** A line between two places, by their codes. */
export type MapLeg = { readonly origin: string; readonly destination: string };

export type DrawnPlace = { readonly code: string; readonly x: number; readonly y: number };

/** Paths and places in units of `MAP_SIZE`. */
export type DrawnMap = {
  readonly land: string;
  readonly legs: string;
  readonly places: readonly DrawnPlace[];
  /** "LHR to JFK, 5,540 km": each leg once. */
  readonly distances: readonly string[];
  /** Along all legs [km]. */
  readonly totalKm: number;
};

/**
 * Draw legs as great circles. The world is turned so that their middle is in the middle of the map: a leg across the
 * Pacific is one line.
 *
 * @param placeOf - where the places of the legs are
 * @returns undefined where no leg has both its places
 */
export function drawMap(legs: readonly MapLeg[], placeOf: (code: string) => Place | undefined): DrawnMap | undefined {
  const known = legs.flatMap((leg) => {
    const [from, to] = [placeOf(leg.origin), placeOf(leg.destination)];
    return from && to ? [{ leg, from, to }] : [];
  });
  if (known.length === 0) return undefined;
  const lines = {
    type: 'MultiLineString' as const,
    coordinates: known.map(({ from, to }) => [pointOf(from), pointOf(to)]),
  };
  const [longitude, latitude] = geoCentroid(lines);
  const middle: [number, number] = [longitude || 0, latitude || 0];
  const { width, height } = MAP_SIZE;
  const around = geoCircle().center(middle).radius(LEAST_RADIUS_DEG)();
  const projection = geoNaturalEarth1()
    .rotate([-middle[0], 0])
    .fitExtent(
      [
        [MARGIN, MARGIN],
        [width - MARGIN, height - MARGIN],
      ],
      { type: 'GeometryCollection', geometries: [lines, around] },
    )
    .clipExtent([
      [0, 0],
      [width, height],
    ]);
  const path = geoPath(projection).digits(1);
  const codes = new Map(
    known.flatMap(({ leg, from, to }) => [[leg.origin, from] as const, [leg.destination, to] as const]),
  );
  const lengths = known.map(({ leg, from, to }) => ({ leg, km: greatCircleDistanceKm(from, to) }));
  return {
    land: path(feature(land as unknown as Parameters<typeof feature>[0], 'land')) ?? '',
    legs: path(lines) ?? '',
    places: [...codes].map(([code, place]) => {
      const [x = 0, y = 0] = projection(pointOf(place)) ?? [];
      return { code, x, y };
    }),
    distances: [
      ...new Set(
        lengths.map(({ leg, km }) => JOIN.clauses([JOIN.fromTo(leg.origin, leg.destination), kilometresText(km)])),
      ),
    ],
    totalKm: lengths.reduce((sum, { km }) => sum + km, 0),
  };
}

/** "5,540 km", with the thin space before the unit. */
export function kilometresText(km: number): string {
  return withUnit(formatWhole(km), 'km');
}

function pointOf({ longitudeDeg, latitudeDeg }: Place): [number, number] {
  return [longitudeDeg, latitudeDeg];
}
