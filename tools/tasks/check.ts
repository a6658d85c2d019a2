/** `npm run check`: everything `npm test` checks, but for the browser. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runSteps, summarise } from '../checks/run-steps.ts';
import { checkSteps } from '../checks/steps.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { runTask } from './run-task.ts';

await runTask(async () => {
  rmSync(join(workspaceRoot, 'dist/reports'), { recursive: true, force: true });
  if (!summarise(await runSteps(checkSteps))) process.exitCode = 1;
});
