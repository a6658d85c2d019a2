import { madeWith } from '@tim/batch';
import type { Unavailable } from '@tim/estimator';
import type { Asked } from './command.ts';
import { printTo } from './host.ts';
import { linesWith, type Lines } from './spoken.ts';

/**
 * Print a result and return the exit code: an estimate on the output, a reason on the errors, JSON always on the output.
 */
export function show<Estimate extends { readonly kind: 'estimated' | 'labelled' }>(
  result: Estimate | Unavailable,
  asked: Asked<unknown>,
  linesOf: (estimate: Estimate, lines: Lines) => readonly string[],
): number {
  const { isJson, host, estimator } = asked;
  if (isJson) printTo(host.output, JSON.stringify({ ...result, ...madeWith(estimator) }, undefined, 2));
  else if (result.kind === 'unavailable') printTo(host.errors, linesWith(asked).spoken.words.unavailable(result));
  else printTo(host.output, linesOf(result, linesWith(asked)).join('\n'));
  return result.kind === 'unavailable' ? 1 : 0;
}
