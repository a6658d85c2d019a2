import type { CabinClass } from '@tim/engine';
import { cabinsOf, type People, type Question } from '@tim/itinerary';
import { CABINS_IN_TEXT } from '../cabin-names.ts';
import { JOIN } from '../../../shared/texts.ts';
import { namedWords } from '../named-words.ts';
import { RESULTS } from '../texts.ts';

/**
 * Whom a figure is for: "2 people in economy", "2 in economy and 1 in business".
 *
 * @param cabin - of all who are in one
 */
export function peopleText({ count, byCabin }: People, cabin: CabinClass): string {
  if (byCabin === undefined) return RESULTS.people.inOne(count, inText(cabin));
  return RESULTS.people.inSeveral(
    cabinsOf(byCabin).map(([one, people]) => RESULTS.people.inCabin(people, inText(one))),
  );
}

export function journeyText({ isReturn }: Pick<Question, 'isReturn'>): string {
  return isReturn ? RESULTS.journeys.return : RESULTS.journeys.oneWay;
}

/** What is asked of the places, after them: "2 economy, 1 business · return". */
export function askedText({ people, isReturn, airline }: Question, cabin: CabinClass, airlineName?: string): string {
  const whom = people.byCabin
    ? cabinsOf(people.byCabin).map(([one, count]) => RESULTS.people.short(count, inText(one)))
    : [RESULTS.people.shortInOne(people.count, inText(cabin))];
  return RESULTS.people.asked([
    JOIN.clauses(whom),
    journeyText({ isReturn }),
    ...(airline === '' ? [] : [RESULTS.people.airline(namedWords({ code: airline, name: airlineName }))]),
  ]);
}

function inText(cabin: CabinClass): string {
  return CABINS_IN_TEXT[cabin];
}
