import type { Figure, Tier } from './row-answer.ts';
import type { Leg, RowQuestion } from '../question/row-question.ts';

/** One of a row's flights with what its figure is of. */
export type FlownLeg = {
  readonly origin: string;
  readonly destination: string;
  readonly tier: Tier;
  /** ICAO type, where it is the flight itself. */
  readonly aircraft?: string;
  /** Airports of connections that count because no direct flight is known. */
  readonly changeAirports?: readonly string[];
};

/** The flights of a row that stands for several, in their order; none of a row that stands for one. */
export function flownLegs({ legs = [] }: RowQuestion, { legs: figures = [] }: Figure): readonly FlownLeg[] {
  return figures.map(({ tier, aircraft, changeAirports }, at) => {
    const { origin = '', destination = '' } = legs[at] ?? {};
    return {
      origin,
      destination,
      tier,
      ...(aircraft && { aircraft: aircraft.icaoAircraftType }),
      ...(changeAirports && { changeAirports }),
    };
  });
}

/** A row's flights in one cell: "ZRH-BOS:TIM_EMISSIONS BOS-ZRH:TYPICAL_FLIGHT_EMISSIONS", behind it the airports of connections. */
export const legsCell = (legs: readonly FlownLeg[]): string =>
  legs
    .map(({ origin, destination, tier, changeAirports = [] }) =>
      [origin === '' ? '' : `${origin}-${destination}`, tier, changeAirports.join('/')].filter(Boolean).join(':'),
    )
    .join(' ');

/** A row's way. */
export type Way = {
  /** The places in their order, parted where nobody flew from one to the next; half of them where the rest is the same way back. */
  readonly places: readonly (readonly string[])[];
  readonly isThereAndBack: boolean;
};

/** The way of a row; no places where it names none. */
export function wayOf(question: RowQuestion): Way {
  const parts: string[][] = [];
  for (const { origin: from, destination: to } of question.legs ?? [question]) {
    if (from === undefined || to === undefined) continue;
    const part = parts.at(-1);
    if (part?.at(-1) === from) part.push(to);
    else parts.push([from, to]);
  }
  const [places = [], ...others] = parts;
  const isThereAndBack = others.length === 0 && places.length > 2 && places.join() === places.toReversed().join();
  return { places: isThereAndBack ? [places.slice(0, Math.ceil(places.length / 2))] : parts, isThereAndBack };
}

/** Whether a journey names its stops: one of its flights goes on where another ended, and not back. */
export const namesStops = (legs: readonly Leg[]): boolean =>
  legs.some(({ origin, destination }, at) => {
    const next = legs[at + 1];
    return next !== undefined && next.origin === destination && next.destination !== origin;
  });

/** Journeys of a row: a new one begins where a flight does not start at the end of the one before, or leads back. */
export function chainsOf(legs: readonly Leg[]): readonly (readonly Leg[])[] {
  const chains: Leg[][] = [];
  for (const leg of legs) {
    const chain = chains.at(-1);
    const isNext = chain !== undefined && leg.origin !== undefined && chain.at(-1)?.destination === leg.origin;
    const leadsBack = chain?.some(({ origin }) => origin === leg.destination);
    if (isNext && !leadsBack) chain.push(leg);
    else chains.push([leg]);
  }
  return chains;
}
