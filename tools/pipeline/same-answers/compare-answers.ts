import type { Comparison, Moved } from '../comparison/comparison.ts';
import { PARTS } from './answer-line.ts';
import { answersInPairs } from './read-answers.ts';

type Part = (typeof PARTS)[number];

/** How a part of the answers to a kind of question moved. */
type MovedPart = { count: number; readonly names: Set<string>; readonly first: Moved[] };

/** How many differences of a part are kept, each of another question. */
const KEPT = 3;

/**
 * The answers of two files by kind of question: one comparison, or one of each part that moved.
 *
 * @throws Error if the files do not answer the same questions in the same order
 */
export async function compareAnswers(before: string, after: string): Promise<readonly Comparison[]> {
  const kinds = new Map<string, { compared: number; readonly parts: Map<Part, MovedPart> }>();
  for await (const { before: earlier, after: later } of answersInPairs(before, after)) {
    const [kind = ''] = earlier.name.split(' ');
    const of = kinds.get(kind) ?? { compared: 0, parts: new Map<Part, MovedPart>() };
    kinds.set(kind, of);
    of.compared += earlier.byMonth.size;
    for (const [month, line] of earlier.byMonth) {
      const other = later.byMonth.get(month) ?? '';
      if (line !== other) noteMoved(of.parts, earlier.name, month, [line.split('\t'), other.split('\t')]);
    }
  }
  const pair = `answers of ${after}, with those of ${before}`;
  return [...kinds].flatMap(([kind, { compared, parts }]): readonly Comparison[] => {
    if (parts.size === 0) return [{ name: `answers, ${kind}`, compared, with: pair, moved: [] }];
    return [...parts].map(([part, { count, first }]) => ({
      name: `answers, ${kind}: ${part}`,
      compared,
      with: pair,
      moved: first,
      movedCount: count,
    }));
  });
}

function noteMoved(
  parts: Map<Part, MovedPart>,
  name: string,
  month: string,
  [was, is]: readonly [readonly string[], readonly string[]],
): void {
  PARTS.forEach((part, place) => {
    const [before = '', after = ''] = [was[place], is[place]];
    if (before === after) return;
    const of = parts.get(part) ?? { count: 0, names: new Set<string>(), first: [] };
    parts.set(part, of);
    of.count += 1;
    if (of.names.size === KEPT || of.names.has(name)) return;
    of.names.add(name);
    const unit = part === 'grams' || part === 'range' ? 'g' : '';
    of.first.push({ what: `${name}, month ${month}`, before, after, unit });
  });
}
