import type { Unavailable } from '@tim/estimator';
import { en } from '@tim/words';

/** Print a result and return the exit code: an estimate on the output, a reason on the errors, JSON always on the output. */
export function show<Estimate extends { readonly kind: 'estimated' | 'labelled' }>(
  result: Estimate | Unavailable,
  isJson: boolean,
  linesOf: (estimate: Estimate) => readonly string[],
): number {
  if (isJson) console.log(JSON.stringify(result, undefined, 2));
  else if (result.kind === 'unavailable') console.error(en.unavailable(result));
  else console.log(linesOf(result).join('\n'));
  return result.kind === 'unavailable' ? 1 : 0;
}
