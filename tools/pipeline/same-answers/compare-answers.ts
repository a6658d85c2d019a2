import { PARTS } from './answer-line.ts';
import { answersInPairs } from './read-answers.ts';

/** How many differences of a part are shown. */
const SHOWN = 3;

/**
 * Lists how the answers of two files differ: how many in each part, and the first of them.
 *
 * @returns whether all are the same
 * @throws Error if the files do not answer the same questions in the same order
 */
export async function compareAnswers(before: string, after: string): Promise<boolean> {
  const counts = new Map<string, { answers: number; names: Set<string>; shown: string[] }>();
  let answers = 0;
  for await (const { before: earlier, after: later } of answersInPairs(before, after)) {
    const { name } = earlier;
    for (const [month, line] of earlier.byMonth) {
      answers += 1;
      const other = later.byMonth.get(month) ?? '';
      if (line === other) continue;
      const [was, is] = [line.split('\t'), other.split('\t')];
      PARTS.forEach((part, place) => {
        if (was[place] === is[place]) return;
        const key = `${name.split(' ')[0] ?? ''}: ${part}`;
        const count = counts.get(key) ?? { answers: 0, names: new Set<string>(), shown: [] };
        counts.set(key, count);
        count.answers += 1;
        count.names.add(name);
        if (count.shown.length < SHOWN && !count.shown.some((shown) => shown.startsWith(`${name},`))) {
          count.shown.push(`${name}, month ${month}: ${was[place]} -> ${is[place]}`);
        }
      });
    }
  }
  console.log(`${answers} answers compared`);
  for (const [key, { answers: differing, names, shown }] of counts) {
    console.log(`${key}: ${differing} answers of ${names.size} questions differ`);
    for (const line of shown) console.log(`  ${line}`);
  }
  return counts.size === 0;
}
