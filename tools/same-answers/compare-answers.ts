import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { PARTS } from './answer-line.ts';

/** How many differences of a part are shown. */
const SHOWN = 3;

/** Answers by question and month, of one file. */
async function* answersOf(
  file: string,
): AsyncGenerator<{ readonly name: string; readonly byMonth: Map<string, string> }> {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity });
  let name: string | undefined;
  let byMonth = new Map<string, string>();
  for await (const text of lines) {
    const [ofLine = '', months = '', ...parts] = text.split('\t');
    if (name !== undefined && (ofLine !== name || byMonth.has(months.split(',')[0] ?? ''))) {
      yield { name, byMonth };
      byMonth = new Map();
    }
    name = ofLine;
    for (const month of months.split(',')) byMonth.set(month, parts.join('\t'));
  }
  if (name !== undefined) yield { name, byMonth };
}

/**
 * Lists how the answers of two files differ: how many in each part, and the first of them.
 *
 * @returns whether all are the same
 * @throws Error if the files do not answer the same questions in the same order
 */
export async function compareAnswers(before: string, after: string): Promise<boolean> {
  const counts = new Map<string, { answers: number; names: Set<string>; shown: string[] }>();
  const later = answersOf(after);
  let answers = 0;
  for await (const { name, byMonth } of answersOf(before)) {
    const { value } = (await later.next()) as { value: { name: string; byMonth: Map<string, string> } | undefined };
    if (value?.name !== name) throw new Error(`${after} has ${value?.name ?? 'nothing'} where ${before} has ${name}`);
    for (const [month, line] of byMonth) {
      answers += 1;
      const other = value.byMonth.get(month) ?? '';
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
