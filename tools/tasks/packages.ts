/** `npm run packages`: build what can be published into dist/packages. */
import { join } from 'node:path';
import { textTable } from '@tim/terminal';
import { buildPackages } from '../packages/build-packages.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { runTask } from './run-task.ts';

await runTask(async () => {
  const packages = await buildPackages(join(workspaceRoot, 'dist/packages'));
  const rows = packages.map(({ name, bytes }) => [name, `${(bytes / 1000).toFixed(1)} KB`]);
  console.log(textTable(rows, ['left', 'right']).join('\n'));
});
