import { greatCircleDistanceKm } from '@tim/engine';
import type { CarrierTable, Tables } from '@tim/reference-data';
import { absoluteError, comparisonsOf, errorStatistics, type ErrorStatistics } from './error-statistics.ts';
import { CAUSES, type ExplainedFigure } from './causes.ts';
import { routeRegion } from './regions.ts';

/** One group of economy figures, asked with nothing given. */
export type Group = { readonly name: string; readonly statistics: ErrorStatistics };

/** Ways to part the figures. */
export const GROUPINGS = {
  region: 'region',
  distance: 'great-circle distance',
  body: 'body',
  naming: 'the name published is of',
  aircraft: 'aircraft named',
  cause: 'could be explained by',
  carrier: 'carrier',
} as const;
export type Grouping = keyof typeof GROUPINGS;
/** `code` is the carrier's IATA code. */
export type CarrierGroup = Group & { readonly code: string };
export type Groups = Readonly<Record<Exclude<Grouping, 'carrier'>, readonly Group[]>> & {
  readonly carrier: readonly CarrierGroup[];
};

/** Smaller groups of regions go together [figures]. */
const FEWEST = 10;

/** Carriers and aircraft names listed, those first whose figures' errors add up to the most. */
const MOST_LISTED = 20;

/** Upper ends of the bands of distance [km]. */
const BANDS_KM = [800, 1500, 3000, 5000, 8000] as const;
const BAND_NAMES = [
  'under 800 km',
  '800 to 1500 km',
  '1500 to 3000 km',
  '3000 to 5000 km',
  '5000 to 8000 km',
  'over 8000 km',
  'not known',
] as const;

const NAMINGS = { exact: 'one type', family: 'a family', none: 'none' } as const;

/** The errors of every group. */
export function groupErrors(
  figures: readonly ExplainedFigure[],
  { airports, carriers }: Pick<Tables, 'airports' | 'carriers'>,
): Groups {
  const ends = ({ published }: ExplainedFigure) =>
    [airports.find(published.origin), airports.find(published.destination)] as const;
  const distanceBand = (figure: ExplainedFigure) => {
    const [origin, destination] = ends(figure);
    if (!origin || !destination) return 'not known';
    const km = greatCircleDistanceKm(origin, destination);
    return BAND_NAMES[BANDS_KM.filter((end) => km >= end).length] ?? 'not known';
  };
  const regionSizes = Map.groupBy(figures, (figure) => routeRegion(...ends(figure)));
  const region = (figure: ExplainedFigure) => {
    const name = routeRegion(...ends(figure));
    return (regionSizes.get(name)?.length ?? 0) < FEWEST ? 'elsewhere' : name;
  };
  return {
    region: largestFirst(parted(figures, region)),
    distance: inOrder(parted(figures, distanceBand), BAND_NAMES),
    body: largestFirst(parted(figures, ({ aircraft }) => aircraft?.body ?? 'not known')),
    naming: largestFirst(parted(figures, ({ naming }) => NAMINGS[naming])),
    cause: inOrder(
      parted(figures, ({ explanation }) => CAUSES[explanation.cause]),
      Object.values(CAUSES),
    ),
    aircraft: mostErrorFirst(figures, ({ published }) => published.aircraft_name || 'none').map(groupOf),
    carrier: carriersByError(figures, carriers),
  };
}

function parted(figures: readonly ExplainedFigure[], nameOf: (figure: ExplainedFigure) => string): readonly Group[] {
  return [...Map.groupBy(figures, nameOf)].map(groupOf);
}

function groupOf([name, own]: readonly [name: string, own: readonly ExplainedFigure[]]): Group {
  return { name, statistics: errorStatistics(comparisonsOf(own, ({ ourKg }) => ourKg)) };
}

/** Sum of the figures' |errors|, each at most 1 [1]. */
function totalError(figures: readonly ExplainedFigure[]): number {
  return figures.reduce((sum, figure) => sum + Math.min(1, absoluteError(figure)), 0);
}

/** The groups whose errors add up to the most, the largest sum first. */
function mostErrorFirst(
  figures: readonly ExplainedFigure[],
  nameOf: (figure: ExplainedFigure) => string,
): readonly (readonly [name: string, own: readonly ExplainedFigure[]])[] {
  return [...Map.groupBy(figures, nameOf)].sort(([, a], [, b]) => totalError(b) - totalError(a)).slice(0, MOST_LISTED);
}

/** One carrier is one cluster: its intervals are drawn by its routes. */
function carriersByError(figures: readonly ExplainedFigure[], carriers: CarrierTable): readonly CarrierGroup[] {
  return mostErrorFirst(figures, ({ published }) => published.carrier).map(([code, own]) => {
    const comparisons = comparisonsOf(own, ({ ourKg }) => ourKg);
    const byRoute = comparisons.map((comparison) => ({ ...comparison, cluster: comparison.carrierRoute }));
    return { code, name: `${code} ${carriers.find(code)?.name ?? ''}`.trim(), statistics: errorStatistics(byRoute) };
  });
}

function largestFirst(groups: readonly Group[]): readonly Group[] {
  return groups.toSorted((a, b) => b.statistics.count - a.statistics.count || (a.name < b.name ? -1 : 1));
}

function inOrder(groups: readonly Group[], names: readonly string[]): readonly Group[] {
  return groups.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
}
