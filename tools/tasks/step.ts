/**
 * `node tools/tasks/step.ts <Nx target>`: one step of a test run, as Nx runs it and keeps its result. It leaves a tally,
 * which says how many checks passed and failed.
 */
import { runJourneys } from '../checks/journeys.ts';
import { checkPackagesInBrowser } from '../checks/packages-in-browser.ts';
import { writeTally } from '../report/tally-file.ts';
import { oneFailure } from '../report/tally.ts';
import { checkEntryPoints } from '../entry-points/check-entry-points.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { runTask } from './run-task.ts';
import { TaskFailure } from '@tim/terminal';

const STEPS = new Map([
  ['@tim/tools:packages-in-browser', checkPackagesInBrowser],
  ['@tim/tools:entry-points', checkEntryPoints],
  ['@tim/web-e2e:journeys', runJourneys],
]);

await runTask(async () => {
  const target = process.argv[2] ?? '';
  const step = STEPS.get(target);
  if (step === undefined) throw new TaskFailure(`Which step? One of ${[...STEPS.keys()].join(', ')}.`);
  const tally = await step().catch((error: unknown) => {
    console.log(error);
    return oneFailure(error instanceof Error ? error.message : String(error));
  });
  writeTally(workspaceRoot, target, tally);
  if (tally.failed > 0) process.exitCode = 1;
});
