import type { CabinClass } from '@tim/engine';
import { cabinsOf, type People, type Question } from '@tim/itinerary';
import { fill, fillCount, joined, OWN_MANNER } from '@tim/languages';
import { CABINS_IN_TEXT } from '../../shared/cabin-names.ts';
import { JOIN } from '../../shared/join.ts';
import { namedWords } from '../../shared/named-words.ts';
import { JOURNEYS, PEOPLE } from './texts.ts';

/**
 * Whom a figure is for: "2 people in economy", "2 in economy and 1 in business".
 *
 * @param cabin - of all who are in one
 */
export function peopleText({ count, byCabin }: People, cabin: CabinClass): string {
  if (byCabin === undefined) return fillCount(PEOPLE.inOne, { count, cabin: CABINS_IN_TEXT[cabin] }, OWN_MANNER);
  return inSeveralCabins(byCabin);
}

/** "2 in economy and 1 in business". */
export function inSeveralCabins(byCabin: NonNullable<People['byCabin']>): string {
  const { inCabin, severalList } = PEOPLE;
  const each = cabinsOf(byCabin).map(([cabin, count]) => fill(inCabin, { count, cabin: CABINS_IN_TEXT[cabin] }));
  return joined(severalList.next, each, severalList.last);
}

/** "2 people, economy". */
export function shortInOne(count: number, cabin: CabinClass): string {
  return fillCount(PEOPLE.shortInOne, { count, cabin: CABINS_IN_TEXT[cabin] }, OWN_MANNER);
}

/** "2 economy, 1 business". */
export function shortInSeveral(byCabin: NonNullable<People['byCabin']>): string {
  return JOIN.clauses(
    cabinsOf(byCabin).map(([cabin, count]) => fill(PEOPLE.short, { count, cabin: CABINS_IN_TEXT[cabin] })),
  );
}

export function journeyText({ isReturn }: Pick<Question, 'isReturn'>): string {
  return isReturn ? JOURNEYS.return : JOURNEYS.oneWay;
}

/** What is asked of the places, after them: "2 economy, 1 business · return". */
export function askedText({ people, isReturn, airline }: Question, cabin: CabinClass, airlineName?: string): string {
  return joined(PEOPLE.asked, [
    people.byCabin ? shortInSeveral(people.byCabin) : shortInOne(people.count, cabin),
    journeyText({ isReturn }),
    ...(airline === '' ? [] : [fill(PEOPLE.airline, { airline: namedWords({ code: airline, name: airlineName }) })]),
  ]);
}
