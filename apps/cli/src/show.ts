import type { AnsweredWith } from '@tim/batch';
import type { Unavailable } from '@tim/estimator';
import type { Lines } from './spoken.ts';

/**
 * Print a result and return the exit code: an estimate on the output, a reason on the errors, JSON always on the output.
 *
 * @param made - what made it, which its JSON names
 * @param lines - what its lines are made with, which JSON does not need
 */
export function show<Estimate extends { readonly kind: 'estimated' | 'labelled' }>(
  result: Estimate | Unavailable,
  { isJson, made, lines }: { readonly isJson: boolean; readonly made: AnsweredWith; readonly lines: () => Lines },
  linesOf: (estimate: Estimate, lines: Lines) => readonly string[],
): number {
  if (isJson) console.log(JSON.stringify({ ...result, ...made }, undefined, 2));
  else if (result.kind === 'unavailable') console.error(lines().spoken.words.unavailable(result));
  else console.log(linesOf(result, lines()).join('\n'));
  return result.kind === 'unavailable' ? 1 : 0;
}
