import { ALONG_LINES, SCOPE } from '../../../content/along.ts';
import { aircraftWords, cabinWords, comparisonWords, computedWords, figureWords, partsWords } from './facts-words.ts';
import type { ResultFacts } from './result-facts.ts';
import { isoDate, subjectWords } from './subject-words.ts';

/** A result as plain text, to paste into an article: the figure first, then everything that has to stand beside it. */
export function factsText(facts: ResultFacts): string {
  const { cabins, headline, contrails, computedBy } = facts;
  const chosen = cabins.find(({ cabin }) => cabin === headline.cabin);
  const aircraft = aircraftWords(facts);
  const lines: readonly (readonly [label: string, text: string | undefined])[] = [
    [ALONG_LINES.compared, comparisonWords(facts) || undefined],
    [ALONG_LINES.cabins, cabins.map(cabinWords).join('; ')],
    [ALONG_LINES.ranges, cabins.some(({ lowKg }) => lowKg !== undefined) ? `${SCOPE.rangeMeaning}.` : undefined],
    [ALONG_LINES.parts, chosen && partsWords(chosen)],
    [ALONG_LINES.aircraft, aircraft],
    [ALONG_LINES.contrails, contrails && `${contrails}, ${SCOPE.contrailsApart}`],
    [ALONG_LINES.counted, SCOPE.counted],
    [ALONG_LINES.notCounted, SCOPE.notCounted],
    [ALONG_LINES.computed, computedWords(facts)],
    [ALONG_LINES.label, computedBy === 'label' ? SCOPE.labelUse : undefined],
    [ALONG_LINES.licence, `${SCOPE.licence.name}, ${SCOPE.licence.href}`],
    [ALONG_LINES.address, facts.address],
    [ALONG_LINES.made, isoDate(facts.madeOn)],
  ];
  return [
    subjectWords(facts),
    `${figureWords(facts)}.`,
    '',
    ...lines.flatMap(([label, text]) => (text === undefined ? [] : [`${label}: ${text}`])),
    '',
  ].join('\n');
}
