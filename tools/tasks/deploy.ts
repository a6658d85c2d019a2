/** `npm run deploy -- --project <id>`: build, and hand the result to Firebase with the policy its pages need. */
import { sites, writeHostingConfig } from '../hosting/hosting-config.ts';
import { runCommand } from '../process/run-command.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { buildApps } from './build-apps.ts';
import { runTask } from './run-task.ts';
import { TaskFailure } from './task-failure.ts';
import { timed } from './timed.ts';

const configFile = 'firebase.deploy.json';

await runTask(async () => {
  const args = process.argv.slice(2);
  if (!args.some((arg) => /^(-P|--project)\b/.test(arg))) {
    throw new TaskFailure('Name the project: npm run deploy -- --project <id>');
  }
  await timed('Build', () => buildApps(['@tim/web', '@tim/functions']));
  writeHostingConfig(configFile, sites.deployed, ['https:']);
  const { code } = await runCommand('firebase', ['deploy', '--config', configFile, ...args], {
    cwd: workspaceRoot,
    isShown: true,
  });
  process.exitCode = code;
});
