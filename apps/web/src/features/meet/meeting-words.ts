import { formatWhole, gramsToKilograms, roundRange, withUnit } from '@tim/format';
import { andList, fill, fillCount, OWN_LANGUAGE, OWN_MANNER } from '@tim/languages';
import { MEETING_LIMITS, onlineOf, peopleOf, type Figure, type HomeShare, type MeetingQuestion } from '@tim/meet';
import type { MeetingProblem, NamedPlace, ShownPlace } from '../../shared/compute/meet-types.ts';
import { stationText } from '../../shared/find/station-text.ts';
import { JOIN } from '../../shared/join.ts';
import { CABINS_IN_TEXT } from '../../shared/cabin-names.ts';
import { kilogramsText } from '../../shared/kilograms-text.ts';
import { MEET } from './texts.ts';

/** A total as it is written: as finely as its range allows [kg]. */
export function roundedTotal({ grams, lowGrams, highGrams }: Figure) {
  return roundRange(gramsToKilograms(grams), gramsToKilograms(lowGrams), gramsToKilograms(highGrams));
}

export const totalText = (total: Figure): string => kilogramsText(roundedTotal(total).kg);

/** "12 people" */
export const peopleText = (count: number): string =>
  fillCount(MEET.people, { count, people: formatWhole(count) }, OWN_MANNER);

export const placeText = ({ name, countryName }: NamedPlace): string =>
  countryName === '' ? name : fill(MEET.placeInCountry, { place: name, country: countryName });

export const kilometresText = (km: number): string => withUnit(formatWhole(km), 'km');

/** "for 10 people (2 more online), there and back, economy, between 11,000 kg and 13,000 kg" */
export function leadText(question: MeetingQuestion, total: ShownPlace): string {
  const { lowKg, highKg } = roundedTotal(total);
  const online = onlineOf(question);
  const come = peopleText(peopleOf(question.homes) - online);
  const who = online === 0 ? come : fill(MEET.result.withOnline, { who: come, online: formatWhole(online) });
  return JOIN.clauses([
    fill(question.isReturn ? MEET.result.forWhom.return : MEET.result.forWhom.oneWay, {
      who,
      cabin: CABINS_IN_TEXT[question.cabin],
    }),
    ...(lowKg === undefined || highKg === undefined || total.grams === 0
      ? []
      : [fill(MEET.result.between, { low: kilogramsText(lowKg), high: kilogramsText(highKg) })]),
  ]);
}

/** Names that a sentence can hold. */
const MOST_NAMED = 4;

/** Which places cannot be told apart from the first, or that it is clearly the lowest. */
export function differenceText(places: readonly ShownPlace[]): string {
  const [, next] = places;
  if (next === undefined) return MEET.result.alone;
  const unclear = places.slice(1).filter(({ isClear }) => !isClear);
  if (unclear.length === 0) return fill(MEET.result.clear, { place: next.name });
  if (unclear.length > MOST_NAMED) return fill(MEET.result.unclearMany, { count: unclear.length });
  const names = unclear.map(({ name }) => name);
  return fill(MEET.result.unclear, { places: andList(names, OWN_LANGUAGE) });
}

/** That places are not ranked, since not everybody can fly to them. */
export function unreachedText(unreached: number, considered: number): string {
  if (considered === 1) return MEET.result.onlyUnreached;
  const values = { count: unreached, places: formatWhole(unreached), all: formatWhole(considered) };
  return fillCount(MEET.result.unreached, values, OWN_MANNER);
}

/** "1,200 kg more, no clear difference from the first" */
export function besideFirstText(place: ShownPlace, first: ShownPlace): string {
  if (place === first) return MEET.result.lowest;
  const kg = gramsToKilograms(place.grams - first.grams);
  const more = fill(MEET.result.more, { kilograms: kilogramsText(kg) });
  return JOIN.clauses([more, ...(place.isClear ? [] : [MEET.result.notClear])]);
}

/** "1,200 kg more", or less, than another. */
export function besideText(place: Figure, other: Figure): string {
  const kg = Math.round(gramsToKilograms(place.grams - other.grams));
  if (kg === 0) return MEET.near.same;
  return fill(kg > 0 ? MEET.near.more : MEET.near.less, { kilograms: kilogramsText(Math.abs(kg)) });
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
export function problemText({ problem, station }: MeetingProblem): string {
  if (station && problem.kind === 'unknown') return stationText(problem.text, station);
  const texts = MEET.form.problem;
  switch (problem.kind) {
    case 'empty':
      return texts.empty;
    case 'unknown':
    case 'number':
    case 'unclear-number':
    case 'ambiguous':
      return fill(texts[problem.kind], { text: problem.text });
    case 'too-many-people':
      return fill(texts[problem.kind], { most: formatWhole(MEETING_LIMITS.people) });
    case 'too-many-homes':
      return fill(texts[problem.kind], { most: formatWhole(MEETING_LIMITS.homes) });
    case 'too-many-places':
      return fill(texts[problem.kind], { most: formatWhole(MEETING_LIMITS.places) });
  }
}
