/** `npm start`: build everything, serve it with the emulators, and say so once everything has answered. */
import { callEverything, siteUrl } from '../serve/call-everything.ts';
import { emulatorPorts } from '../serve/emulator-config.ts';
import { emulatorFailure, startEmulators } from '../serve/emulators.ts';
import { demandFreePorts } from '../serve/ports.ts';
import { writeMessages } from '../messages/write-messages.ts';
import { buildApps, LOCAL_SITE } from './build-apps.ts';
import { runTask } from './run-task.ts';
import { timed } from './timed.ts';

await runTask(async () => {
  await demandFreePorts(emulatorPorts(['functions', 'hosting']));
  await timed('Generated code', writeMessages);
  await timed('Build', () => buildApps(['@tim/functions', '@tim/web'], LOCAL_SITE));
  const emulators = await timed('Emulators', () => startEmulators(['functions', 'hosting']));
  await timed('One call of each function', () => callEverything(emulators));
  console.log(`Ready: ${siteUrl}`);
  await emulators.ended;
  throw emulatorFailure('The emulators ended', emulators);
});
