import { fill } from '@tim/languages';
import type { Spoken } from '../spoken.ts';

/** First Node on which long lists are answered at the speed that the documents state. */
const FAST_FROM = 24;

/**
 * Advice to use a newer Node where this one takes much longer; undefined where it does not. The reason is its garbage collector
 * and its copying of objects: docs/decisions/0115-long-lists-on-the-command-line.md.
 *
 * @param version - as `process.versions.node` has it
 */
export function slowNodeLine(version: string, { batch }: Spoken): string | undefined {
  const [major = ''] = version.split('.');
  return Number(major) < FAST_FROM ? fill(batch.slowNode, { version: major, fast: FAST_FROM }) : undefined;
}
