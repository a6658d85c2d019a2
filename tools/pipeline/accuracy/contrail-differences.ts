import { contrailsBucket, greatCircleDistanceKm } from '@tim/engine';
import type { ContrailsBucket, Estimator } from '@tim/estimator';
import type { Airport, Tables } from '@tim/reference-data';
import { askOnAnyDay, flightText, type FigureOutcome } from './ask-figures.ts';
import { contrailsStepOf } from './contrail-cases.ts';
import { oncePer } from './once-per.ts';

/** Published buckets in their order: 1 low, 2 medium, 3 high. */
export const BUCKETS = ['NEGLIGIBLE', 'MODERATE', 'SEVERE'] as const satisfies readonly ContrailsBucket[];

/** A flight whose bucket is published, beside ours and what ours would be at each time of departure. */
export type ContrailFlight = {
  readonly carrier: string;
  readonly theirs: ContrailsBucket;
  readonly ours: ContrailsBucket;
  /** Our bucket by solar time of departure at the origin, equally spaced from midnight. */
  readonly byTime: readonly ContrailsBucket[];
  /** Of its month: "February to April". */
  readonly season: string;
  readonly latitude: string;
  readonly direction: string;
};

/** Flights of one kind: how many have the published bucket, and on how many ours is higher or lower. */
export type ContrailDifference = {
  readonly name: string;
  readonly flights: number;
  readonly same: number;
  readonly higher: number;
  readonly lower: number;
};

export type ContrailDifferences = {
  readonly bySeason: readonly ContrailDifference[];
  readonly byLatitude: readonly ContrailDifference[];
  readonly byDirection: readonly ContrailDifference[];
  /** As if every flight departed at that solar time [h]. */
  readonly byHour: readonly ContrailDifference[];
  /** Flights with a time of departure at which our bucket is the published one. */
  readonly withSomeHour: number;
  readonly flights: number;
};

const SEASONS = ['February to April', 'May to July', 'August to October', 'November to January'];
/** Degrees of longitude, and km, from which a flight is long to the east or west. */
const ACROSS_DEG = 20;
const LONG_KM = 3000;

/** Ask again, with the working, for each flight once for every bucket it is published with; without one of ours it is left out. */
export function contrailFlights(
  outcomes: readonly FigureOutcome[],
  estimator: Estimator,
  { airports }: Pick<Tables, 'airports'>,
): readonly ContrailFlight[] {
  return oncePer(
    outcomes.filter(({ published }) => published.contrails_bucket !== undefined),
    (outcome) => `${flightText(outcome)} ${outcome.published.contrails_bucket}`,
  ).flatMap(({ published, query }): readonly ContrailFlight[] => {
    const result = askOnAnyDay(estimator, query, true);
    const theirs = BUCKETS[(published.contrails_bucket ?? 0) - 1];
    const [origin, destination] = [airports.find(published.origin), airports.find(published.destination)];
    const ours = result.kind === 'estimated' ? result.contrailsImpactBucket : undefined;
    if (!ours || !theirs || !origin || !destination) return [];
    const ratios = (contrailsStepOf(result)?.results ?? []).filter(({ name }) => name.kind === 'contrail-ratio-at');
    return [
      {
        carrier: published.carrier,
        theirs,
        ours,
        byTime: ratios.map(({ value }) => contrailsBucket(value)),
        season: SEASONS[Math.floor(((published.flight_date.month + 10) % 12) / 3)] ?? '',
        latitude: latitudeOf(origin, destination),
        direction: directionOf(origin, destination),
      },
    ];
  });
}

function latitudeOf(origin: Airport, destination: Airport): string {
  const middleDeg = Math.abs(origin.latitudeDeg + destination.latitudeDeg) / 2;
  if (middleDeg < 30) return 'below 30°';
  if (middleDeg < 40) return '30° to 40°';
  return middleDeg < 50 ? '40° to 50°' : 'above 50°';
}

function directionOf(origin: Airport, destination: Airport): string {
  const eastwardDeg = ((destination.longitudeDeg - origin.longitudeDeg + 540) % 360) - 180;
  if (greatCircleDistanceKm(origin, destination) < LONG_KM) return `under ${LONG_KM} km`;
  if (eastwardDeg > ACROSS_DEG) return 'longer, to the east';
  return eastwardDeg < -ACROSS_DEG ? 'longer, to the west' : 'longer, to the north or south';
}

/** Where our buckets are others than published, and in which direction. */
export function contrailDifferences(flights: readonly ContrailFlight[]): ContrailDifferences {
  const times = flights[0]?.byTime.length ?? 0;
  const by = (nameOf: (flight: ContrailFlight) => string) =>
    [...Map.groupBy(flights, nameOf)]
      .map(([name, own]) => differenceOf(name, own, ({ ours }) => ours))
      .toSorted((a, b) => b.flights - a.flights);
  return {
    bySeason: by(({ season }) => season),
    byLatitude: by(({ latitude }) => latitude),
    byDirection: by(({ direction }) => direction),
    byHour: Array.from({ length: times }, (_, at) =>
      differenceOf(`${(24 / times) * at} h`, flights, ({ byTime, ours }) => byTime[at] ?? ours),
    ),
    withSomeHour: flights.filter(({ theirs, byTime }) => byTime.includes(theirs)).length,
    flights: flights.length,
  };
}

function differenceOf(
  name: string,
  flights: readonly ContrailFlight[],
  oursOf: (flight: ContrailFlight) => ContrailsBucket,
): ContrailDifference {
  const steps = flights.map((flight) => BUCKETS.indexOf(oursOf(flight)) - BUCKETS.indexOf(flight.theirs));
  return {
    name,
    flights: flights.length,
    same: steps.filter((step) => step === 0).length,
    higher: steps.filter((step) => step > 0).length,
    lower: steps.filter((step) => step < 0).length,
  };
}
