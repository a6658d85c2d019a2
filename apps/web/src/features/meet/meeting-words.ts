import { formatWhole, gramsToKilograms, roundRange, withUnit } from '@tim/format';
import { MEETING_LIMITS, onlineOf, peopleOf, type Figure, type HomeShare, type MeetingQuestion } from '@tim/meet';
import type { MeetingProblem, NamedPlace, ShownPlace } from '../../shared/compute/meet-types.ts';
import { JOIN } from '../../shared/texts.ts';
import { CABINS_IN_TEXT } from '../result/cabin-names.ts';
import { kilogramsText } from '../result/kilograms-text.ts';
import { MEET } from './texts.ts';

/** A total as it is written: as finely as its range allows [kg]. */
export function roundedTotal({ grams, lowGrams, highGrams }: Figure) {
  return roundRange(gramsToKilograms(grams), gramsToKilograms(lowGrams), gramsToKilograms(highGrams));
}

export const totalText = (total: Figure): string => kilogramsText(roundedTotal(total).kg);

/** "12 people" */
export const peopleText = (count: number): string => MEET.people(count, formatWhole(count));

export const placeText = ({ name, countryName }: NamedPlace): string => MEET.place(name, countryName);

export const kilometresText = (km: number): string => withUnit(formatWhole(km), 'km');

/** "for 10 people (2 more online), there and back, economy, between 11,000 kg and 13,000 kg" */
export function leadText(question: MeetingQuestion, total: ShownPlace): string {
  const { lowKg, highKg } = roundedTotal(total);
  const online = onlineOf(question);
  const come = peopleText(peopleOf(question.homes) - online);
  const who = online === 0 ? come : MEET.result.withOnline(come, formatWhole(online));
  return JOIN.clauses([
    MEET.result.forWhom(who, question.isReturn, CABINS_IN_TEXT[question.cabin]),
    ...(lowKg === undefined || highKg === undefined || total.grams === 0
      ? []
      : [MEET.result.between(kilogramsText(lowKg), kilogramsText(highKg))]),
  ]);
}

/** Names that a sentence can hold. */
const MOST_NAMED = 4;

/** Which places cannot be told apart from the first, or that it is clearly the lowest. */
export function differenceText(places: readonly ShownPlace[]): string {
  const [, next] = places;
  if (next === undefined) return MEET.result.alone;
  const unclear = places.slice(1).filter(({ isClear }) => !isClear);
  if (unclear.length === 0) return MEET.result.clear(next.name);
  if (unclear.length > MOST_NAMED) return MEET.result.unclearMany(unclear.length);
  return MEET.result.unclear(unclear.map(({ name }) => name));
}

/** "1,200 kg more, no clear difference from the first" */
export function besideFirstText(place: ShownPlace, first: ShownPlace): string {
  if (place === first) return MEET.result.lowest;
  const kg = gramsToKilograms(place.grams - first.grams);
  return JOIN.clauses([MEET.result.more(kilogramsText(kg)), ...(place.isClear ? [] : [MEET.result.notClear])]);
}

/** "1,200 kg more", or less, than another. */
export function besideText(place: Figure, other: Figure): string {
  const kg = Math.round(gramsToKilograms(place.grams - other.grams));
  if (kg === 0) return MEET.near.same;
  return kg > 0 ? MEET.near.more(kilogramsText(kg)) : MEET.near.less(kilogramsText(-kg));
}

/** Of one person [g CO2e]; undefined where no flight is counted. */
export const gramsEach = ({ journey }: HomeShare): number | undefined =>
  journey.kind === 'flight' ? journey.grams : undefined;

/** What those who stay would emit if they came [g CO2e]; undefined where for one of them no flights are known. */
export function savedGrams({ shares }: Pick<ShownPlace, 'shares'>): number | undefined {
  let grams = 0;
  for (const share of shares) {
    if (share.online === 0) continue;
    if (share.journey.kind === 'unknown') return undefined;
    grams += share.online * (gramsEach(share) ?? 0);
  }
  return grams;
}

/** What is wrong with what was typed. */
export function problemText({ problem }: MeetingProblem): string {
  const texts = MEET.form.problem;
  switch (problem.kind) {
    case 'empty':
      return texts.empty;
    case 'unknown':
    case 'number':
    case 'unclear-number':
    case 'ambiguous':
      return texts[problem.kind](problem.text);
    case 'too-many-people':
      return texts[problem.kind](formatWhole(MEETING_LIMITS.people));
    case 'too-many-homes':
      return texts[problem.kind](formatWhole(MEETING_LIMITS.homes));
    case 'too-many-places':
      return texts[problem.kind](formatWhole(MEETING_LIMITS.places));
  }
}
