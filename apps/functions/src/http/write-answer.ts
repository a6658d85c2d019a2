import { LIMITS } from '@tim/validation';
import { forEachInTurns } from '../guard/in-turns.ts';
import type { Answer } from '../operations/answer.ts';
import { StatusError } from './status-error.ts';

type WritingOptions = {
  /** With line breaks and indentation. */
  readonly isPretty?: boolean;
  /** The parts of a response that are wanted; all, unless given. */
  readonly choose?: (response: Readonly<Record<string, unknown>>) => unknown;
  /** Whether a list without entries is written too; left out, unless given. */
  readonly keepsEmptyList?: boolean;
  /** Largest answer [bytes]. */
  readonly maxBytes?: number;
};

type JsonObject = Readonly<Record<string, unknown>>;
const isObject = (json: unknown): json is JsonObject => typeof json === 'object' && json !== null;

/** A part of the answer as text; its further lines stand as deep as it does. */
function textOf(json: unknown, depth: number, isPretty: boolean): string {
  if (!isPretty) return JSON.stringify(json);
  return JSON.stringify(json, undefined, 2).replaceAll('\n', `\n${'  '.repeat(depth)}`);
}

/**
 * An answer as JSON, the same as if it were written whole. Its entries are made and written a few at a time, and other
 * requests are answered between them.
 *
 * @throws StatusError when it is larger than the limit; nothing has been sent then
 */
export async function writeAnswer(answer: Answer, options: WritingOptions = {}): Promise<Uint8Array> {
  const { isPretty = false, choose = (response) => response, keepsEmptyList, maxBytes = LIMITS.answerBytes } = options;
  const chunks: Uint8Array[] = [];
  let length = 0;
  const add = (text: string) => {
    const chunk = Buffer.from(text);
    length += chunk.length;
    if (length > maxBytes) throw tooLargeAnswer(maxBytes);
    chunks.push(chunk);
  };
  const line = (depth: number) => (isPretty ? `\n${'  '.repeat(depth)}` : '');
  const name = (member: string) => `${JSON.stringify(member)}:${isPretty ? ' ' : ''}`;

  let entryCount = 0;
  await forEachInTurns(answer.entries, (entry) => {
    const chosen = choose({ [answer.list]: [entry] });
    const list = isObject(chosen) ? chosen[answer.list] : undefined;
    if (!Array.isArray(list)) return;
    const before = entryCount === 0 ? `{${line(1)}${name(answer.list)}[` : ',';
    add(`${before}${line(2)}${textOf(list[0], 2, isPretty)}`);
    entryCount += 1;
  });
  const rest = Object.entries(choose(answer.rest) ?? {}).filter(([, value]) => value !== undefined);
  const members = rest.map(([member, value]) => `${line(1)}${name(member)}${textOf(value, 1, isPretty)}`);
  if (entryCount === 0 && keepsEmptyList) members.unshift(`${line(1)}${name(answer.list)}[]`);
  if (entryCount > 0) add(`${line(1)}]${members.length > 0 ? ',' : ''}`);
  else add('{');
  add(`${members.join(',')}${entryCount + members.length > 0 ? line(0) : ''}}`);
  return Buffer.concat(chunks);
}

function tooLargeAnswer(maxBytes: number): StatusError {
  return new StatusError(
    'INVALID_ARGUMENT',
    `The answer would be larger than ${maxBytes} bytes. Ask for fewer flights or markets, or for fewer parts of each.`,
  );
}
