/** `npm run dev`: as `npm start`, with Vite's own server, and everything rebuilt when its sources change. */
import { writeMessages } from '../messages/write-messages.ts';
import { callEverything, siteUrl } from '../serve/call-everything.ts';
import { emulatorPorts } from '../serve/emulator-config.ts';
import { emulatorFailure, startEmulators } from '../serve/emulators.ts';
import { demandFreePorts } from '../serve/ports.ts';
import { rebuildOnChange } from '../serve/rebuild-on-change.ts';
import { startSiteServer } from '../serve/site-server.ts';
import { buildApps } from './build-apps.ts';
import { runTask } from './run-task.ts';
import { TaskFailure } from '@tim/terminal';
import { timed } from './timed.ts';

await runTask(async () => {
  await demandFreePorts(emulatorPorts(['functions', 'hosting']));
  await timed('Generated code', writeMessages);
  await timed('Build', () => buildApps(['@tim/functions']));
  const emulators = await timed('Emulators', () => startEmulators(['functions'], showFunctionLog));
  const site = await timed('Site', () => startSiteServer(Number(new URL(siteUrl).port)));
  await timed('One call of each function', () => callEverything(emulators, { isHosting: false }));

  rebuildOnChange([
    { folders: ['proto'], run: () => timed('Generated code', async () => void (await writeMessages())) },
    // The emulator loads the functions anew when their folder changes; Vite watches for itself.
    { folders: ['apps/functions/src', 'libs'], run: () => timed('Functions', () => buildApps(['@tim/functions'])) },
  ]);
  console.log(`Ready: ${siteUrl}`);
  await Promise.race([
    emulators.ended.then(() => {
      throw emulatorFailure('The emulators ended', emulators);
    }),
    site.ended.then((code) => {
      throw new TaskFailure(`Vite ended with code ${code}.`);
    }),
  ]);
});

/** What the functions say of themselves, without the emulator's own talk. */
function showFunctionLog(line: string): void {
  if (/^(>|⚠ {2}functions)/.test(line) && !line.includes('"severity":"DEBUG"')) console.log(line);
}
