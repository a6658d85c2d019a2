import { plain } from '../facts/plain.ts';
import { quotedOfResult } from '../facts/stated.ts';
import { quotation, type QuoteLine } from '../facts/stated-words.ts';
import { FACT_LINES } from '../facts/texts.ts';
import { JOIN } from '../../shared/join.ts';
import { CONTRAILS, SCOPE } from '../../shared/texts.ts';
import { aircraftWords, cabinWords, comparisonWords, figureWords, partsWords } from '../facts/facts-words.ts';
import type { ResultFacts } from '../facts/result-facts.ts';
import { subjectWords } from '../facts/subject-words.ts';

/** A result as plain text, to paste into an article: the figure first, then everything that has to stand beside it. */
export function factsText(facts: ResultFacts): string {
  const { cabins, headline, contrails } = facts;
  const chosen = cabins.find(({ cabin }) => cabin === headline.cabin);
  const aircraft = aircraftWords(facts);
  const lines: readonly QuoteLine[] = [
    // That it is another flight's figure, or that an airport is closed.
    [FACT_LINES.warning, plain(headline.texts.warning ?? '') || undefined],
    [FACT_LINES.compared, comparisonWords(facts) || undefined],
    [FACT_LINES.cabins, JOIN.items(cabins.map(cabinWords))],
    [
      FACT_LINES.ranges,
      cabins.some(({ lowKg }) => lowKg !== undefined) ? JOIN.sentence(SCOPE.rangeMeaning) : undefined,
    ],
    [FACT_LINES.parts, chosen && partsWords(chosen)],
    [FACT_LINES.aircraft, aircraft],
    [FACT_LINES.contrails, contrails && JOIN.clauses([CONTRAILS.names[contrails], SCOPE.contrailsApart])],
  ];
  return quotation({ subject: subjectWords(facts), figure: figureWords(facts) }, lines, quotedOfResult(facts));
}
