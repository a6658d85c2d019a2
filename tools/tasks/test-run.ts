import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runSteps, summarise } from '../checks/run-steps.ts';
import type { Step } from '../checks/steps.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { LOCAL_SITE } from './build-apps.ts';
import { runTask } from './run-task.ts';

/** Languages beside English: one in each run, all and the pseudo-language (docs/contributing.md) in the full one. */
const LANGUAGES = { usual: 'de', full: 'de,es,fr,ja,en-XA' } as const;

/**
 * Run steps and end with the sum of their checks. Each test is allowed a second attempt, which the end of the output
 * names, and no `.only`.
 *
 * @param isFull - also what is only worth its time before a release
 */
export async function runTests(steps: readonly Step[], { isFull = false } = {}): Promise<void> {
  process.env['CI'] ??= 'true';
  Object.assign(process.env, LOCAL_SITE, { VITE_LANGUAGES: isFull ? LANGUAGES.full : LANGUAGES.usual });
  if (isFull) process.env['TEST_FULL'] = '1';
  await runTask(async () => {
    rmSync(join(workspaceRoot, 'dist/reports'), { recursive: true, force: true });
    if (!summarise(await runSteps(steps))) process.exitCode = 1;
  });
}
