import type { AnsweredWith } from '@tim/batch';
import type { Unavailable } from '@tim/estimator';
import { en } from '@tim/words';

/**
 * Print a result and return the exit code: an estimate on the output, a reason on the errors, JSON always on the output.
 *
 * @param made - what made it, which its JSON names
 */
export function show<Estimate extends { readonly kind: 'estimated' | 'labelled' }>(
  result: Estimate | Unavailable,
  { isJson, made }: { readonly isJson: boolean; readonly made: AnsweredWith },
  linesOf: (estimate: Estimate) => readonly string[],
): number {
  if (isJson) console.log(JSON.stringify({ ...result, ...made }, undefined, 2));
  else if (result.kind === 'unavailable') console.error(en.unavailable(result));
  else console.log(linesOf(result).join('\n'));
  return result.kind === 'unavailable' ? 1 : 0;
}
