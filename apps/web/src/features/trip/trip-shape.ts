import type { TripLeg } from '@tim/itinerary';
import { fill, joined } from '@tim/languages';
import { namedBy, nobodyKnows, type NameOf } from '../../shared/named-words.ts';
import { TRIP } from './texts.ts';
import { JOIN } from '../../shared/join.ts';

/** The places on the way out, first to last, and whether the trip comes back by the same ones. */
export type TripShape = { readonly places: readonly string[]; readonly isReturn: boolean };

/** A leg as a line between two places. */
export type LegEnds = Pick<TripLeg, 'origin' | 'destination'>;

/** The shape of a trip whose legs follow each other; undefined where one begins elsewhere than the last ended. */
export function tripShape(legs: readonly LegEnds[]): TripShape | undefined {
  const [first] = legs;
  if (first === undefined || legs.some(({ origin }, index) => index > 0 && legs[index - 1]?.destination !== origin)) {
    return undefined;
  }
  const places = [first.origin, ...legs.map(({ destination }) => destination)];
  const isReturn = legs.length % 2 === 0 && places.join() === places.toReversed().join();
  return { places: isReturn ? places.slice(0, legs.length / 2 + 1) : places, isReturn };
}

/** "MAN to BKK through DOH and back": which trip a figure is of. With names "Manchester (MAN) to ...". */
export function tripSubject(legs: readonly LegEnds[], nameOf = nobodyKnows): string {
  const shape = tripShape(legs);
  if (shape === undefined) return JOIN.clauses(legs.map((leg) => legName(leg, nameOf)));
  const places = shape.places.map(namedBy(nameOf));
  const stops = places.slice(1, -1);
  const ends = joined(TRIP.fromTo, [places[0] ?? '', places.at(-1) ?? '']);
  const way = stops.length === 0 ? ends : fill(TRIP.through, { way: ends, places: JOIN.clauses(stops) });
  return shape.isReturn ? fill(TRIP.andBack, { way }) : way;
}

/** The leg that goes on where one ends, to another place than that one began: the two may be one airline's connection. */
export function onwardLeg<Leg extends LegEnds>(legs: readonly Leg[], index: number): Leg | undefined {
  const [leg, next] = [legs[index], legs[index + 1]];
  return leg && next?.origin === leg.destination && next.destination !== leg.origin ? next : undefined;
}

/** The two legs that one of them makes, going on or gone on from: "MAN to BKK". Undefined where it stands alone. */
export function connectionOf(legs: readonly LegEnds[], index: number, nameOf?: NameOf): string | undefined {
  const first = [index, index - 1].find((at) => onwardLeg(legs, at) !== undefined);
  const [leg, next] = first === undefined ? [] : [legs[first], legs[first + 1]];
  return leg && next && legName({ origin: leg.origin, destination: next.destination }, nameOf);
}

/** "LHR to JFK", with names "London (LHR) to New York (JFK)". */
export function legName({ origin, destination }: LegEnds, nameOf = nobodyKnows): string {
  const places = [origin, destination].filter((code) => code !== '');
  return joined(TRIP.fromTo, places.map(namedBy(nameOf)));
}
