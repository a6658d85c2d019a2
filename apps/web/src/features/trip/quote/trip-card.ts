/** A trip's total as a picture says it. */

import { textWidth } from '@tim/figure';
import { fill, fillCount, joined, OWN_MANNER } from '@tim/languages';
import { parseYyyymmdd } from '@tim/notation';
import { JOIN } from '../../../shared/join.ts';
import { CABINS_IN_TEXT } from '../../../shared/cabin-names.ts';
import type { Card } from '../../facts/card-svg.ts';
import { plain } from '../../facts/plain.ts';
import { quotedText } from '../../facts/stated-words.ts';
import { quotedDate } from '../../facts/subject-words.ts';
import { FACTS } from '../../facts/texts.ts';
import { barOf, endOf } from '../../headline/chart-places.ts';
import { kilogramsText } from '../../../shared/kilograms-text.ts';
import { PEOPLE } from '../../question/texts.ts';
import { HEADLINE } from '../../headline/texts.ts';
import { legFigures, tripNames } from '../leg-answer.ts';
import { TRIP } from '../texts.ts';
import { legName, tripSubject } from '../trip-shape.ts';
import {
  betweenText,
  eachText,
  forWhomText,
  hasSeveralCabins,
  roundedFigure,
  timesOf,
  whomText,
  withoutText,
} from '../trip-words.ts';
import { originOf, type TripFacts } from './trip-facts.ts';
import { figureWords, journeyWords, subjectWords } from './trip-quote-text.ts';

/** A subject that is wider would be in smaller letters than what stands below it, in parts of their size. */
const WIDEST_SUBJECT = 42;

/** All that a picture of a trip says. */
export function tripCard(facts: TripFacts): Card {
  const { trip, answers, sum, address, madeOn } = facts;
  const total = roundedFigure(sum, timesOf(trip));
  const bar = barOf(total);
  const without = withoutText(trip, sum);
  const parts = legParts(facts);
  const beside = [eachText(trip, legFigures(answers), sum), without].filter(Boolean);
  return {
    subject: shortSubject(facts),
    about: joined(PEOPLE.asked, [...(without === '' ? [] : [TRIP.partHeading]), whomText(trip), ...dates(facts)]),
    list: { parts, more: moreLegsText },
    figure: plain(fill(TRIP.aboutCo2e, { kg: kilogramsText(total.kg) })),
    per: plain(JOIN.clauses([forWhomText(trip), betweenText(total), journeyWords(trip)].filter(Boolean))),
    bar: bar && { ...bar, end: plain(kilogramsText(endOf(total))), typicalMark: undefined },
    comparison: beside.length === 0 ? '' : plain(JOIN.sentence(JOIN.clauses(beside))),
    spoken: JOIN.sentences([
      `${JOIN.labelled(subjectWords(facts), figureWords(facts))}${JOIN.stop}`,
      JOIN.sentence(JOIN.labelled(TRIP.legsHeading, JOIN.items(parts))),
    ]),
    computed: quotedText({ code: 'computed', ...originOf(facts) }),
    address,
    madeOn,
  };
}

/** By names where one line holds them, else by codes, else by the first leg. */
function shortSubject({ trip: { legs }, answers }: TripFacts): string {
  const nameOf = tripNames(answers);
  const [first, ...others] = legs;
  const byFirst = first ? [legName(first, nameOf), moreLegsText(others.length)].join(' ') : '';
  const inOneLine = [tripSubject(legs, nameOf), tripSubject(legs)].find((text) => textWidth(text) <= WIDEST_SUBJECT);
  return inOneLine ?? byFirst;
}

/** "and 2 more legs": those without room. */
function moreLegsText(count: number): string {
  return fillCount(TRIP.moreLegs, { count }, OWN_MANNER);
}

/** The first and the last day that the trip names, once where they are the same. */
function dates({ trip }: TripFacts): readonly string[] {
  const days = trip.legs.flatMap(({ departureDate }) => dayOf(departureDate));
  const ends = new Set([...days.slice(0, 1), ...days.slice(-1)]);
  return ends.size === 0 ? [] : [[...ends].join(' – ')];
}

function dayOf(departureDate: string): readonly string[] {
  const date = parseYyyymmdd(departureDate);
  return date === undefined ? [] : [quotedDate(date)];
}

/** "LHR to JFK, BA117, 2026-12-21, business", "JFK to LHR, typical of the route". */
function legParts({ trip, answers }: TripFacts): readonly string[] {
  const saysCabin = trip.byCabin === undefined && hasSeveralCabins(trip);
  return trip.legs.map((leg, index) => {
    const answer = answers[index];
    const isFlight = answer?.kind === 'result' && answer.response.flight !== undefined;
    const what = JOIN.clauses([
      legName(leg),
      ...(isFlight ? [`${leg.operatingCarrierCode}${leg.flightNumber}`] : []),
      ...(answer?.kind === 'result' && !isFlight ? [TRIP.quoteLines.typical] : []),
      ...dayOf(leg.departureDate),
      ...(saysCabin ? [CABINS_IN_TEXT[leg.cabin]] : []),
    ]);
    return answer?.kind === 'result' ? what : fill(FACTS.noFigureOf, { what, noFigure: HEADLINE.noFigure });
  });
}
