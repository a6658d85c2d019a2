/**
 * `npm run deploy -- --project <id>`: build, see that site and functions fit each other, look for known vulnerabilities,
 * and hand the result to Firebase with the policy its pages need.
 */
import { join } from 'node:path';
import { checkBudgets } from '../checks/budgets/check-budgets.ts';
import { describeFault } from '../checks/fault.ts';
import { checkLinks } from '../checks/links/check-links.ts';
import { auditDeployed } from '../deploy/audit-deployed.ts';
import { functionsSettings } from '../deploy/functions-settings.ts';
import { judgeAppCheck } from '../deploy/judge-app-check.ts';
import { namedProject } from '../deploy/named-project.ts';
import { allowedSources, siteSettings } from '../hosting/allowed-sources.ts';
import { writeHostingConfig } from '../hosting/hosting-config.ts';
import { runCommand } from '../process/run-command.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { buildApps } from './build-apps.ts';
import { runTask } from './run-task.ts';
import { TaskFailure } from '@tim/terminal';
import { timed } from './timed.ts';

const configFile = 'firebase.deploy.json';

await runTask(async () => {
  const args = process.argv.slice(2);
  const project = namedProject(args);
  if (project === undefined) throw new TaskFailure('Name the project: npm run deploy -- --project <id>');
  // The app the site registers as is of the project it is deployed to, unless its settings name another.
  const site = siteSettings();
  process.env['VITE_FIREBASE_PROJECT_ID'] ??= site['VITE_FIREBASE_PROJECT_ID'] ?? project;
  // The footer names whom the functions ask, unless the site's settings name another.
  const provider =
    site['VITE_PROVIDER'] ?? functionsSettings(join(workspaceRoot, 'apps/functions'), project)['PROVIDER'];
  if (provider !== undefined) process.env['VITE_PROVIDER'] ??= provider;
  await timed('Build', () => buildApps(['@tim/web', '@tim/functions']));
  const faults = [...checkBudgets(workspaceRoot), ...checkLinks(workspaceRoot)];
  if (faults.length > 0) throw new TaskFailure(faults.map(describeFault).join('\n'));
  const settings = functionsSettings(join(workspaceRoot, 'dist/functions'), project);
  const verdict = judgeAppCheck(settings, site, project);
  if (verdict.kind === 'refused') throw new TaskFailure(verdict.message);
  if (verdict.kind === 'wasted') console.log(verdict.message);
  if ((await timed('Known vulnerabilities', auditDeployed)) === 'open') {
    throw new TaskFailure(
      'Not deployed: fix these vulnerabilities, or write why one is accepted into tools/deploy/audit-deployed.ts.',
    );
  }
  writeHostingConfig(configFile, allowedSources(site));
  const { code } = await runCommand('firebase', ['deploy', '--config', configFile, ...args], {
    cwd: workspaceRoot,
    isShown: true,
  });
  process.exitCode = code;
});
