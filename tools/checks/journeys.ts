import { findBrowser } from '../browser/find-browser.ts';
import { runCommand } from '../process/run-command.ts';
import { readReport } from '../report/read-report.ts';
import { oneFailure, type Tally } from '../report/tally.ts';
import { callEverything, fetchDocuments, siteUrl } from '../serve/call-everything.ts';
import { startEmulators, stopEmulators } from '../serve/emulators.ts';
import { workspaceRoot } from '../workspace-root.ts';
import type { Step } from './steps.ts';

/** The browser journeys, against emulators of their own that have answered before. */
export const journeys: Step = { name: 'Browser journeys', run: runJourneys };

const project = '@tim/web-e2e';

async function runJourneys(): Promise<Tally> {
  const browser = findBrowser();
  if (browser === undefined) return oneFailure(`${project}: there is no browser`);
  const emulators = await startEmulators(['functions', 'hosting']);
  try {
    await callEverything(emulators);
    await fetchDocuments(emulators);
    await runCommand('npm', ['run', '--silent', 'e2e', '--workspace', project], {
      cwd: workspaceRoot,
      env: { BASE_URL: siteUrl, CHROMIUM_PATH: browser, CI: '1' },
      isShown: true,
    });
    return readReport(workspaceRoot, project, 'playwright');
  } finally {
    await stopEmulators(emulators);
  }
}
