import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../browser/find-browser.ts';
import { runCommand } from '../process/run-command.ts';
import { readReport } from '../report/read-report.ts';
import { addTallies, oneFailure, type Tally } from '../report/tally.ts';
import { callEverything, fetchDocuments, siteUrl } from '../serve/call-everything.ts';
import { startEmulators } from '../serve/emulators.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { checkHostedBatch } from './hosted-batch.ts';

const project = '@tim/web-e2e';
/** Settings of the functions in the emulators, before those of their other files. */
const SETTINGS_FILE = join(workspaceRoot, 'dist/functions/.env.local');

/** The browser journeys and a hosted batch, against emulators of their own that have answered before. */
export async function runJourneys(): Promise<Tally> {
  const browser = findBrowser();
  if (browser === undefined) return oneFailure(`${project}: there is no browser`);
  const lists = mkdtempSync(join(tmpdir(), 'tim-lists-'));
  writeFileSync(SETTINGS_FILE, `BATCH_STORAGE=${lists}\n`);
  const emulators = await startEmulators(['functions', 'hosting', 'tasks']);
  try {
    await callEverything(emulators);
    await fetchDocuments(emulators);
    const hostedBatch = await checkHostedBatch(lists);
    await runCommand('npm', ['run', '--silent', 'e2e', '--workspace', project], {
      cwd: workspaceRoot,
      env: { BASE_URL: siteUrl, CHROMIUM_PATH: browser, CI: '1' },
      isShown: true,
    });
    return addTallies([hostedBatch, readReport(workspaceRoot, project, 'playwright')]);
  } finally {
    await emulators.stop();
    rmSync(SETTINGS_FILE);
    rmSync(lists, { recursive: true });
  }
}
