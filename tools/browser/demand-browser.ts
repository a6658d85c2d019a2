import { existsSync } from 'node:fs';
import { runCommand } from '../process/run-command.ts';
import { TaskFailure } from '@tim/terminal';
import { timed } from '../tasks/timed.ts';
import { findBrowser } from './find-browser.ts';

const packages = ['chromium-headless-shell', 'fonts-liberation'];
const remedy = `install Chromium or Chrome (Debian: apt-get install ${packages.join(' ')}), or name one in CHROMIUM_PATH`;

/**
 * The path of a browser; on Debian, root gets one from the distribution.
 *
 * @throws TaskFailure that says what to install
 */
export async function demandBrowser(): Promise<string> {
  const found = findBrowser();
  if (found !== undefined) return found;
  if (process.env['CHROMIUM_PATH']) throw new TaskFailure('CHROMIUM_PATH names no program that can be run.');
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!canInstall) throw new TaskFailure(`There is no browser for the journeys: ${remedy}.`);

  await timed('Chromium', installBrowser);
  const installed = findBrowser();
  if (installed === undefined) throw new TaskFailure(`Chromium was installed but cannot be found: ${remedy}.`);
  return installed;
}

async function installBrowser(): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  for (const args of [['update'], install]) {
    const { code, output } = await runCommand('apt-get', args, { env });
    if (code !== 0) {
      const line = output.split('\n').find((one) => one.startsWith('E:')) ?? `exit code ${code}`;
      throw new TaskFailure(`apt-get ${args[0]} failed: ${line} To go on without it, ${remedy}.`);
    }
  }
}
