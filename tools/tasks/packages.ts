/** `npm run packages`: build what can be published into dist/packages, and write down what it offers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textTable } from '@tim/terminal';
import { changedReports } from '../packages/api-report.ts';
import { takePackages } from '../packages/take-packages.ts';
import { runTask } from './run-task.ts';

await runTask(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tim-reports-'));
  try {
    const { packages, user } = await takePackages(folder);
    const rows = packages.map(({ name, bytes }) => [name, `${(bytes / 1000).toFixed(1)} KB`]);
    console.log(textTable(rows, ['left', 'right']).join('\n'));
    for (const report of changedReports(packages, user, true)) {
      console.log(`tools/packages/api/${report} is new: users see the change.`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
