import { CAUSES, type Cause } from '../causes.ts';
import type { ExplainedLeg } from '../findings.ts';
import { signedError } from '../error-statistics.ts';
import { signedPercent } from '../report/numbers.ts';
import {
  drawing,
  frameOf,
  horizontalAxis,
  legend,
  line,
  linearScale,
  logScale,
  marker,
  verticalAxis,
  type Frame,
  type Scale,
  type Tick,
} from './chart.ts';
import { textElement } from './svg.ts';

/** A leg with a figure. */
type Point = {
  readonly leg: ExplainedLeg;
  readonly ourKg: number;
  readonly error: number;
  readonly tooltip: string;
};

/** Errors beyond this stand at the edge [1]. */
const EDGE = 0.5;

const ERROR_TICKS: readonly Tick[] = [-0.5, -0.2, -0.1, 0, 0.1, 0.2, 0.5].map((at) => ({
  at,
  label: at === 0 ? '0' : signedPercent(at).replace('.0', ''),
}));
const KG_TICKS: readonly Tick[] = [30, 50, 100, 200, 300, 500, 1000].map((at) => ({ at, label: String(at) }));
const KM_TICKS: readonly Tick[] = [250, 500, 1000, 2000, 5000, 10_000, 15_000].map((at) => ({ at, label: String(at) }));

function pointsOf(legs: readonly ExplainedLeg[]): readonly Point[] {
  return legs.flatMap((leg) => {
    const ourKg = leg.kg.ours;
    if (ourKg === undefined) return [];
    const error = signedError(ourKg, leg.publishedKg);
    const { origin, destination, carrierCode, flightNumber } = leg.query;
    const tooltip = `${carrierCode} ${flightNumber} ${origin}-${destination}: ${signedPercent(error)}`;
    return [{ leg, ourKg, error, tooltip }];
  });
}

/** Our economy figure over the published one, both axes logarithmic, with lines at 10 % off. */
export function estimateAgainstPublished(legs: readonly ExplainedLeg[]): string {
  const height = 560;
  const frame = frameOf(height);
  const x = logScale(30, 1000, frame.left, frame.right);
  const y = logScale(30, 1000, frame.bottom, frame.top);
  const diagonal = (factor: number, dash: string) =>
    line(x(30), y(30 * factor), x(1000), y(1000 * factor), '#888888', dash);
  return drawing(
    height,
    'Estimate against published figure, economy, kg CO2e per passenger',
    horizontalAxis(frame, x, KG_TICKS, 'published (kg CO2e)'),
    verticalAxis(frame, y, KG_TICKS, 'estimate'),
    diagonal(1, ''),
    clippedDiagonal(x, y, 1.1),
    clippedDiagonal(x, y, 1 / 1.1),
    ...pointsOf(legs).map(({ leg, ourKg, tooltip }) => marker(leg.naming, x(leg.publishedKg), y(ourKg), tooltip)),
    legend(frame),
  );
}

function clippedDiagonal(x: Scale, y: Scale, factor: number): string {
  const from = Math.max(30, 30 / factor);
  const to = Math.min(1000, 1000 / factor);
  return line(x(from), y(from * factor), x(to), y(to * factor), '#888888', '4 4');
}

/** Signed error over the great-circle distance. */
export function errorByDistance(legs: readonly ExplainedLeg[]): string {
  const height = 420;
  const frame = frameOf(height);
  const x = logScale(200, 15_000, frame.left, frame.right);
  const y = linearScale(-EDGE, EDGE, frame.bottom, frame.top);
  return drawing(
    height,
    'Error by distance, economy (beyond ±50 % at the edge)',
    horizontalAxis(frame, x, KM_TICKS, 'great-circle distance (km)'),
    verticalAxis(frame, y, ERROR_TICKS, 'error'),
    line(frame.left, y(0), frame.right, y(0), '#888888'),
    ...pointsOf(legs).map(({ leg, error, tooltip }) => marker(leg.naming, x(distanceOf(leg)), y(error), tooltip)),
    legend(frame),
  );
}

/** Signed error, one row for each cause. */
export function errorByCause(legs: readonly ExplainedLeg[]): string {
  const causes = (Object.keys(CAUSES) as Cause[]).filter((cause) => cause !== 'noEstimate');
  const rowHeight = 44;
  const frame = frameOf(108 + causes.length * rowHeight, 230);
  const x = linearScale(-EDGE, EDGE, frame.left, frame.right);
  const points = pointsOf(legs);
  const rows = causes.map((cause, index) => causeRow(frame, x, points, cause, frame.top + (index + 0.5) * rowHeight));
  return drawing(
    frame.height,
    'Error by what could explain it, economy (beyond ±50 % at the edge)',
    horizontalAxis(frame, x, ERROR_TICKS, 'error'),
    line(x(0), frame.top, x(0), frame.bottom, '#888888'),
    ...rows,
    legend(frame),
  );
}

/** Points of a row stand a little apart, so that equal errors show [px]. */
function spread(index: number): number {
  return ((index % 5) - 2) * 5;
}

function causeRow(frame: Frame, x: Scale, points: readonly Point[], cause: Cause, y: number): string {
  const own = points.filter(({ leg }) => leg.explanation.cause === cause);
  const label = textElement(
    'text',
    { x: frame.left - 8, y: y + 4, 'text-anchor': 'end' },
    `${CAUSES[cause]} (${own.length})`,
  );
  return (
    label +
    own.map(({ leg, error, tooltip }, index) => marker(leg.naming, x(error), y + spread(index), tooltip)).join('')
  );
}

function distanceOf({ result }: ExplainedLeg): number {
  return result.kind === 'estimated' ? result.inputs.greatCircleDistanceKm.value : Number.NaN;
}
