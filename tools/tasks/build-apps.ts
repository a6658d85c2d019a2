import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runCommand } from '../process/run-command.ts';
import { siteUrl } from '../serve/call-everything.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { TaskFailure } from '@tim/terminal';

const logFile = 'dist/logs/build.log';

/** Settings of a site that the emulators serve: its pages name its whole address. */
export const LOCAL_SITE = { VITE_SITE_URL: siteUrl };

/**
 * Build projects, or take what an earlier build of the same sources left.
 *
 * @param env - settings beside those of the environment
 * @throws TaskFailure with the first error in one line
 */
export async function buildApps(
  projects: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const args = ['run-many', '-t', 'build', '-p', projects.join(','), '--output-style=stream'];
  const { code, output } = await runCommand('nx', args, { cwd: workspaceRoot, env });
  mkdirSync(join(workspaceRoot, 'dist/logs'), { recursive: true });
  writeFileSync(join(workspaceRoot, logFile), output);
  if (code === 0) return;
  const lines = stripVTControlCharacters(output).split('\n');
  const find = (pattern: RegExp) => lines.find((line) => pattern.test(line))?.trim();
  const error = find(/\[ERROR\]/) ?? find(/Error: /) ?? find(/\berror\b/i) ?? `exit code ${code}`;
  throw new TaskFailure(`The build failed: ${error}. All of it is in ${logFile}.`);
}
