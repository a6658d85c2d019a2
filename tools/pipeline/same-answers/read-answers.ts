import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

/** The answers to one question by month, each as `flightLine` or `typicalLine` wrote it. */
export type Answers = { readonly name: string; readonly byMonth: ReadonlyMap<string, string> };

/** Answers by question and month, of one file. */
async function* answersOf(file: string): AsyncGenerator<Answers> {
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
 * The answers of two files to the same question.
 *
 * @throws Error if the files do not answer the same questions in the same order
 */
export async function* answersInPairs(
  before: string,
  after: string,
): AsyncGenerator<{ readonly before: Answers; readonly after: Answers }> {
  const later = answersOf(after);
  for await (const was of answersOf(before)) {
    const { value } = (await later.next()) as { value: Answers | undefined };
    if (value?.name !== was.name) {
      throw new Error(`${after} has ${value?.name ?? 'nothing'} where ${before} has ${was.name}`);
    }
    yield { before: was, after: value };
  }
}
