/** A trip's figure as it is quoted: the text, and what a citation names. */

import { formatNumber } from '@tim/format';
import type { Trip } from '@tim/itinerary';
import { fill } from '@tim/languages';
import { quotedItems } from '../../facts/stated.ts';
import { quotation, type QuoteLine } from '../../facts/stated-words.ts';
import { JOIN } from '../../../shared/join.ts';
import { AUTHORS, FACTS, FACT_LINES } from '../../facts/texts.ts';
import { JOURNEYS } from '../../question/texts.ts';
import { TRIP } from '../texts.ts';
import { titleWords, type Work } from '../../facts/citation.ts';
import { citedVersionWords } from '../../facts/facts-words.ts';
import { plain } from '../../facts/plain.ts';
import { kilogramsText } from '../../../shared/kilograms-text.ts';
import { flightSubject } from '../../question/subject.ts';
import { legName, tripShape, tripSubject } from '../trip-shape.ts';
import { CABINS_IN_TEXT } from '../../../shared/cabin-names.ts';
import { betweenText, forWhomText, peopleText, roundedFigure, timesOf, whomText, withoutText } from '../trip-words.ts';
import { tripNames } from '../leg-answer.ts';
import { originOf, type TripFacts } from './trip-facts.ts';

/** "return", where it ends where it began. Of legs that do not follow each other it is all of them. */
export function journeyWords({ legs }: Trip): string {
  if (legs.length > 1 && legs.at(-1)?.destination === legs[0]?.origin) return JOURNEYS.return;
  return tripShape(legs) === undefined ? JOURNEYS.allLegs : JOURNEYS.oneWay;
}

/** "About 1,500 kg CO2e for 2 people, between 1,250 and 1,800 kg, return". */
export function figureWords({ trip, sum }: TripFacts): string {
  const figure = roundedFigure(sum, timesOf(trip));
  const about = fill(TRIP.aboutFor, { kg: kilogramsText(figure.kg), whom: forWhomText(trip) });
  return plain(JOIN.clauses([about, betweenText(figure), journeyWords(trip), withoutText(trip, sum)].filter(Boolean)));
}

/** "MAN to DOH, economy, typical of the route: 383.4 kg". */
function legWords({ trip, answers }: TripFacts): readonly string[] {
  const nameOf = tripNames(answers);
  return trip.legs.flatMap((leg, index) => {
    const answer = answers[index];
    if (answer?.kind !== 'result') return [];
    const { flight, kg } = answer.response;
    const what = flight ? plain(flightSubject(leg)) : JOIN.clauses([legName(leg, nameOf), TRIP.quoteLines.typical]);
    const whom = trip.byCabin ? peopleText(trip) : CABINS_IN_TEXT[leg.cabin];
    return [fill(FACTS.figureOf, { what: JOIN.clauses([what, whom]), kg: formatNumber(kg, 1) })];
  });
}

/** "About 740 kg, between 620 and 880 kg, return"; undefined where the figure itself is of one, or cabins differ. */
function eachWords({ trip, sum }: TripFacts): string | undefined {
  if (trip.travellers === 1 || trip.byCabin) return undefined;
  const each = roundedFigure(sum);
  return plain(
    JOIN.clauses(
      [fill(TRIP.about, { kg: kilogramsText(each.kg) }), betweenText(each), journeyWords(trip)].filter(Boolean),
    ),
  );
}

/** "Manchester (MAN) to Bangkok (BKK) through Doha (DOH), 2 people, economy". */
export const subjectWords = ({ trip, answers }: TripFacts): string =>
  JOIN.clauses([tripSubject(trip.legs, tripNames(answers)), whomText(trip)]);

/** A trip as plain text, to paste into an article: the figure first, then everything that has to stand beside it. */
export function tripQuoteText(facts: TripFacts): string {
  const { sum, trip } = facts;
  const { legs, legsOfAll } = TRIP.quoteLines;
  const lines: readonly QuoteLine[] = [
    [TRIP.quoteLines.each, eachWords(facts)],
    [trip.byCabin ? legsOfAll : legs, JOIN.items(legWords(facts))],
    [FACT_LINES.ranges, sum.range && JOIN.sentence(TRIP.quoteLines.meaning)],
  ];
  const head = { subject: subjectWords(facts), figure: figureWords(facts) };
  return quotation(head, lines, quotedItems(originOf(facts)));
}

/** Of the files that are saved: "trip-emissions-LHR-JFK-JFK-LHR". */
export function tripFileName({ trip }: TripFacts): string {
  return ['trip-emissions', ...trip.legs.flatMap(({ origin, destination }) => [origin, destination])].join('-');
}

/** What a citation of a trip names. */
export function tripWork(facts: TripFacts): Work {
  const { trip, address, madeOn } = facts;
  const by = originOf(facts);
  return {
    author: JOIN.items(by.computedBy.map((one) => AUTHORS[one])),
    title: titleWords(subjectWords(facts), figureWords(facts)),
    journey: journeyWords(trip),
    version: citedVersionWords(by),
    madeOn,
    address,
    key: tripFileName(facts),
  };
}
