/** What is stated wherever figures are quoted, in words. */

import { computedWords } from './facts-words.ts';
import type { QuotedItem } from './stated.ts';
import { quotedDate } from './subject-words.ts';
import { JOIN } from '../../shared/join.ts';
import { SCOPE } from '../../shared/texts.ts';
import { FACT_LINES } from './texts.ts';

export function quotedText(item: QuotedItem): string {
  switch (item.code) {
    case 'counted':
    case 'notCounted':
    case 'radiativeForcing':
    case 'labelUse':
      return SCOPE[item.code];
    case 'licence':
      return SCOPE.licence.name;
    case 'computed':
      return JOIN.sentences(item.computedBy.map((computedBy) => computedWords({ ...item, computedBy })));
    case 'address':
      return item.address;
    case 'made':
      return quotedDate(item.on);
  }
}

/** The texts by their items' codes; undefined of what is not stated. */
export function quotedTexts(items: readonly QuotedItem[]): Readonly<Partial<Record<QuotedItem['code'], string>>> {
  return Object.fromEntries(items.map((item) => [item.code, quotedText(item)]));
}

/** A line of a quotation: what it is about, and the text; undefined where there is nothing to say. */
export type QuoteLine = readonly [label: string, text: string | undefined];

/** Figures as plain text, to paste into an article: subject and figure first, then everything that has to stand beside them. */
export function quotation(
  head: { readonly subject: string; readonly figure: string },
  own: readonly QuoteLine[],
  items: readonly QuotedItem[],
): string {
  const texts = { ...quotedTexts(items), licence: JOIN.clauses([SCOPE.licence.name, SCOPE.licence.href]) };
  const stated = QUOTED.map((code): QuoteLine => [FACT_LINES[code], texts[code]]);
  return [
    head.subject,
    `${head.figure}${JOIN.stop}`,
    '',
    ...[...own, ...stated].flatMap(([label, text]) => (text === undefined ? [] : [JOIN.labelled(label, text)])),
    '',
  ].join('\n');
}

/** Lines of a quotation; that no factor is applied stands in what is not counted. */
const QUOTED = ['counted', 'notCounted', 'computed', 'labelUse', 'licence', 'address', 'made'] as const;
