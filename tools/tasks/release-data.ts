/** `npm run release-data`: a folder of the factor tables that is fit for an archive. */
import { join } from 'node:path';
import { travelImpact } from '@tim/cli';
import { parseArguments, TaskFailure, textTable } from '@tim/terminal';
import { loadTables } from '@tim/pipeline/reference-data/load-tables';
import { DATA_FOLDER } from '@tim/pipeline/reference-data/data/data-folder';
import { readTableDates } from '@tim/pipeline/reference-data/data/read-table-dates';
import { TABLES_FOLDER } from '@tim/pipeline/reference-data/table-files';
import { writeRelease } from '../release-data/write-release.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { inWorkspace } from './in-workspace.ts';
import { runWithArguments } from './run-task.ts';

const ODBL_TABLE = 'india-traffic-odbl.bin.gz';

await runWithArguments(async (args) => {
  const { out, carriers } = parseArguments({
    args: [...args],
    options: {
      out: { type: 'string', default: join(workspaceRoot, 'dist/release-data') },
      carriers: { type: 'string', default: '' },
    },
  }).values;
  const { origins } = loadTables();
  const sizes = await writeRelease({
    out,
    date: new Date().toISOString().slice(0, 10),
    carriers: carriers.toUpperCase().split(',').filter(Boolean),
    origins,
    dates: await readTableDates(origins, DATA_FOLDER),
    writeFactors: async (folder) => {
      const some = carriers === '' ? [] : ['--carriers', carriers];
      const command = ['factors', '--out', folder, ...some];
      if ((await travelImpact(command, inWorkspace)) !== 0)
        throw new TaskFailure('The factor tables were not written.');
    },
    copies: {
      NOTICE: join(workspaceRoot, 'NOTICE'),
      LICENSE: join(workspaceRoot, 'LICENSE'),
      [`odbl/${ODBL_TABLE}`]: join(TABLES_FOLDER, ODBL_TABLE),
    },
  });
  const rows = [...sizes].map(([path, bytes]) => [path, `${(bytes / 1e6).toFixed(2)} MB`]);
  console.log(textTable(rows, ['left', 'right']).join('\n'));
  return 0;
});
