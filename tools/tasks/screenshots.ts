/** `npm run screenshots`: every page and state in dist/screenshots, from the site served with the emulators. */
import { demandBrowser } from '../browser/demand-browser.ts';
import { runCommand } from '../process/run-command.ts';
import { callEverything, siteUrl } from '../serve/call-everything.ts';
import { startEmulators } from '../serve/emulators.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { buildApps, LOCAL_SITE } from './build-apps.ts';
import { runTask } from './run-task.ts';
import { timed } from './timed.ts';

await runTask(async () => {
  const browser = await demandBrowser();
  await timed('Build', () => buildApps(['@tim/web', '@tim/functions'], LOCAL_SITE));
  const emulators = await timed('Emulators', () => startEmulators(['functions', 'hosting']));
  try {
    await callEverything(emulators);
    const args = ['run', '--silent', 'screenshots', '--workspace', '@tim/web-e2e', '--', ...process.argv.slice(2)];
    const { code } = await runCommand('npm', args, {
      cwd: workspaceRoot,
      env: { BASE_URL: siteUrl, CHROMIUM_PATH: browser },
      isShown: true,
    });
    process.exitCode = code;
  } finally {
    await emulators.stop();
  }
});
