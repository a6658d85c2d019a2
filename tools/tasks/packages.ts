/** `npm run packages`: build what can be published into dist/packages, and write down what it offers. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { textTable } from '@tim/terminal';
import { changedReports } from '../packages/api-report.ts';
import { buildPackages } from '../packages/build-packages.ts';
import { installPackages } from '../packages/install-packages.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { runTask } from './run-task.ts';

await runTask(async () => {
  const packages = await buildPackages(join(workspaceRoot, 'dist/packages'));
  const rows = packages.map(({ name, bytes }) => [name, `${(bytes / 1000).toFixed(1)} KB`]);
  console.log(textTable(rows, ['left', 'right']).join('\n'));
  const folder = mkdtempSync(join(tmpdir(), 'tim-reports-'));
  try {
    await installPackages(join(folder, 'user'), packages);
    cpSync(join(workspaceRoot, 'dist/packages'), join(folder, 'built'), { recursive: true });
    const copies = packages.map((one) => ({ ...one, folder: join(folder, 'built', basename(one.folder)) }));
    for (const report of changedReports(copies, join(folder, 'user'), true)) {
      console.log(`tools/packages/api/${report} is new: users see the change.`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
