/** `npm test`: every check, every test, and the browser journeys against the emulators. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { demandBrowser } from '../browser/demand-browser.ts';
import { journeys } from '../checks/journeys.ts';
import { packagesInBrowser } from '../checks/packages-in-browser.ts';
import { runSteps, summarise } from '../checks/run-steps.ts';
import { checkSteps } from '../checks/steps.ts';
import { waysIn } from '../ways/check-ways.ts';
import { nothing } from '../report/tally.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { runTask } from './run-task.ts';

const browser = {
  name: 'Browser',
  run: async () => {
    console.log(await demandBrowser());
    return nothing;
  },
};

// What runs below allows a test a second attempt, which the end of the output names, and no `.only`.
process.env['CI'] ??= 'true';

await runTask(async () => {
  rmSync(join(workspaceRoot, 'dist/reports'), { recursive: true, force: true });
  if (!summarise(await runSteps([browser, ...checkSteps, packagesInBrowser, waysIn, journeys]))) process.exitCode = 1;
});
