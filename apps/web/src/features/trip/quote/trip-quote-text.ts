/** A trip's figure as it is quoted: the text, and what a citation names. */

import { formatKilograms } from '@tim/format';
import { ALONG_LINES, AUTHORS, SCOPE } from '../../../content/along.ts';
import { TRIP } from '../../../content/trip.ts';
import type { Work } from '../../../components/results/along/citation.ts';
import { citedVersionWords, computedWords, plain } from '../../../components/results/along/facts-words.ts';
import { isoDate } from '../../../components/results/along/subject-words.ts';
import { kilogramsText } from '../../../components/results/kilograms-text.ts';
import { flightSubject } from '../../../components/results/subject.ts';
import { legName, tripSubject } from '../trip-shape.ts';
import { betweenText, cabinName, peopleText, roundedFigure, withoutText } from '../trip-words.ts';
import { authorsOf, type TripFacts } from './trip-facts.ts';

/** "About 1,500 kg CO2e for 2 people, between 1,250 and 1,800 kg". */
function figureWords({ trip, sum }: TripFacts): string {
  const { travellers } = trip;
  const figure = roundedFigure(sum, travellers);
  const whom = travellers === 1 ? 'per person' : `for ${peopleText(travellers)}`;
  const about = `About ${kilogramsText(figure.kg)} CO2e ${whom}`;
  return plain([about, betweenText(figure), withoutText(trip, sum)].filter(Boolean).join(', '));
}

/** "MAN to DOH, economy, typical of the route: 383.4 kg". */
function legWords({ trip, answers }: TripFacts): readonly string[] {
  return trip.legs.flatMap((leg, index) => {
    const answer = answers[index];
    if (answer?.kind !== 'figure') return [];
    const what = answer.flight ? flightSubject(leg) : `${legName(leg)}, ${TRIP.quoteLines.typical}`;
    return [`${what}, ${cabinName(leg.cabin).toLowerCase()}: ${formatKilograms(answer.kg)} kg`];
  });
}

/** A trip as plain text, to paste into an article: the figure first, then everything that has to stand beside it. */
export function tripQuoteText(facts: TripFacts): string {
  const { trip, answers, sum, address, madeOn } = facts;
  const { computedBy, modelVersion } = authorsOf(answers);
  const each = roundedFigure(sum);
  const computed = computedBy.map((one) => computedWords({ computedBy: one, modelVersion, engineVersion: undefined }));
  const eachWords = plain([`About ${kilogramsText(each.kg)}`, betweenText(each)].filter(Boolean).join(', '));
  const lines: readonly (readonly [label: string, text: string | undefined])[] = [
    [TRIP.quoteLines.each, trip.travellers > 1 ? eachWords : undefined],
    [TRIP.quoteLines.legs, legWords(facts).join('; ')],
    [ALONG_LINES.ranges, sum.range && `${TRIP.quoteLines.meaning}.`],
    [ALONG_LINES.counted, SCOPE.counted],
    [ALONG_LINES.notCounted, SCOPE.notCounted],
    [ALONG_LINES.computed, computed.join(' ')],
    [ALONG_LINES.licence, `${SCOPE.licence.name}, ${SCOPE.licence.href}`],
    [ALONG_LINES.address, address],
    [ALONG_LINES.made, isoDate(madeOn)],
  ];
  return [
    `${tripSubject(trip.legs)}, ${peopleText(trip.travellers)}`,
    `${figureWords(facts)}.`,
    '',
    ...lines.flatMap(([label, text]) => (text === undefined ? [] : [`${label}: ${text}`])),
    '',
  ].join('\n');
}

/** What a citation of a trip names. */
export function tripWork(facts: TripFacts): Work {
  const { trip, answers, address, madeOn } = facts;
  const { computedBy, modelVersion } = authorsOf(answers);
  const [first = 'engine'] = computedBy;
  return {
    author: computedBy.map((one) => AUTHORS[one]).join('; '),
    title: `${tripSubject(trip.legs)}, ${peopleText(trip.travellers)}: ${figureWords(facts)}`,
    version: citedVersionWords({ computedBy: first, modelVersion, engineVersion: undefined }),
    madeOn,
    address,
    key: `trip-emissions-${trip.legs.flatMap(({ origin, destination }) => [origin, destination]).join('-')}`,
  };
}
