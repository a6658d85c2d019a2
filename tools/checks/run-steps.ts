import { addTallies, oneFailure, type Tally } from '../report/tally.ts';
import type { Step } from './steps.ts';

type Outcome = { readonly name: string; readonly tally: Tally; readonly seconds: number };

/** Run all steps, whatever fails among them, so that one run shows everything that is wrong. */
export async function runSteps(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { name, run } of steps) {
    console.log(`\n--- ${name}`);
    const start = Date.now();
    const tally = await run().catch((error: unknown) => {
      const note = error instanceof Error ? error.message : String(error);
      console.log(note);
      return oneFailure(note);
    });
    outcomes.push({ name, tally, seconds: (Date.now() - start) / 1000 });
  }
  return outcomes;
}

/**
 * Print a line for each step, what else is worth knowing, and on the last line, alone, `N passed, N failed`.
 *
 * @returns whether nothing failed
 */
export function summarise(outcomes: readonly Outcome[]): boolean {
  const sum = addTallies(outcomes.map(({ tally }) => tally));
  console.log('');
  for (const { name, tally, seconds } of outcomes) {
    const mark = tally.failed === 0 ? 'ok  ' : 'FAIL';
    console.log(`${mark} ${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds.toFixed(1)} s)`);
  }
  for (const note of sum.notes) console.log(`note ${note}`);
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0;
}
