import type { AnsweredWith } from '@tim/batch';
import type { Unavailable } from '@tim/estimator';
import { printTo, type Host } from './host.ts';
import type { Lines } from './spoken.ts';

/** How a result is shown. */
type Shown = {
  readonly isJson: boolean;
  readonly host: Host;
  /** What made it, which its JSON names. */
  readonly made: AnsweredWith;
  /** What its lines are made with, which JSON does not need. */
  readonly lines: () => Lines;
};

/**
 * Print a result and return the exit code: an estimate on the output, a reason on the errors, JSON always on the output.
 */
export function show<Estimate extends { readonly kind: 'estimated' | 'labelled' }>(
  result: Estimate | Unavailable,
  { isJson, host, made, lines }: Shown,
  linesOf: (estimate: Estimate, lines: Lines) => readonly string[],
): number {
  if (isJson) printTo(host.output, JSON.stringify({ ...result, ...made }, undefined, 2));
  else if (result.kind === 'unavailable') printTo(host.errors, lines().spoken.words.unavailable(result));
  else printTo(host.output, linesOf(result, lines()).join('\n'));
  return result.kind === 'unavailable' ? 1 : 0;
}
