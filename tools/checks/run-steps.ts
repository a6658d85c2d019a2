import { processorSeconds } from '../process/processor-seconds.ts';
import { addTallies, oneFailure, type Tally } from '../report/tally.ts';
import type { Step } from './steps.ts';

type Outcome = {
  readonly name: string;
  readonly tally: Tally;
  /** By the clock. */
  readonly seconds: number;
  /** Of this process and all that it started; undefined where the system does not say. */
  readonly processorSeconds: number | undefined;
};

/** Run all steps, whatever fails among them, so that one run shows everything that is wrong. */
export async function runSteps(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { name, run } of steps) {
    console.log(`\n--- ${name}`);
    const [start, used] = [Date.now(), processorSeconds()];
    const tally = await run().catch((error: unknown) => {
      const note = error instanceof Error ? error.message : String(error);
      console.log(note);
      return oneFailure(note);
    });
    const usedNow = processorSeconds();
    outcomes.push({
      name,
      tally,
      seconds: (Date.now() - start) / 1000,
      processorSeconds: used === undefined || usedNow === undefined ? undefined : usedNow - used,
    });
  }
  return outcomes;
}

/**
 * Print a line for each step, the slowest last, what else is worth knowing, and on the last line, alone,
 * `N passed, N failed`.
 *
 * @returns whether nothing failed
 */
export function summarise(outcomes: readonly Outcome[]): boolean {
  const sum = addTallies(outcomes.map(({ tally }) => tally));
  console.log('');
  for (const { name, tally, ...times } of outcomes.toSorted((a, b) => a.seconds - b.seconds)) {
    const mark = tally.failed === 0 ? 'ok  ' : 'FAIL';
    console.log(`${mark} ${name}: ${tally.passed} passed, ${tally.failed} failed (${described(times)})`);
  }
  const all = {
    seconds: outcomes.reduce((total, { seconds }) => total + seconds, 0),
    processorSeconds: outcomes.reduce<number | undefined>(
      (total, one) =>
        total === undefined || one.processorSeconds === undefined ? undefined : total + one.processorSeconds,
      0,
    ),
  };
  console.log(`All steps: ${described(all)}`);
  for (const note of sum.notes) console.log(`note ${note}`);
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0;
}

function described({ seconds, processorSeconds: used }: Pick<Outcome, 'seconds' | 'processorSeconds'>): string {
  return `${seconds.toFixed(1)} s${used === undefined ? '' : `, ${used.toFixed(1)} s of processor time`}`;
}
