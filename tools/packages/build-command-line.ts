import { cpSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TABLE_NAMES } from '@tim/reference-data';
import { DATA_FOLDER } from '@tim/pipeline/reference-data/data/data-folder';
import { TABLES_FOLDER } from '@tim/pipeline/reference-data/table-files';
import { workspaceRoot } from '../workspace-root.ts';
import { bundle } from './bundle.ts';
import { joinGuide } from './join-guide.ts';
import { licenceTable, provenanceOf } from './pack-tables.ts';
import { writeJson, writeLicences, writePackage, type BuiltPackage } from './write-package.ts';

/** What writes Parquet. The command asks for it when it needs it. */
const DUCKDB = '@duckdb/node-api';

/** Tells how to join the tables that the command writes. */
const GUIDE = 'factors.md';

/** Names of cities and carriers, beside those of the tables. */
const NAMES = ['city-names.csv', 'carrier-names.csv'];

/** The command, with its tables in it. */
export async function buildCommandLine(folder: string): Promise<BuiltPackage> {
  const file = 'travel-impact.js';
  const sources = join(workspaceRoot, 'apps/cli/src');
  const workers = ['batch', 'factors'];
  const bundled = await bundle(folder, {
    platform: 'node',
    target: 'node20',
    entryPoints: {
      'travel-impact': join(sources, 'bin.ts'),
      ...Object.fromEntries(
        workers.map((worker) => [`${worker}-worker`, join(sources, `${worker}/${worker}-worker.ts`)]),
      ),
    },
    external: [DUCKDB],
    // What a question does not need is not read: each command is a part that is loaded when it is named.
    splitting: true,
    // Beside the entry, as its parts look for the tables beside themselves.
    chunkNames: '[name]-[hash]',
  });
  writeLicences(folder, bundled);
  for (const names of NAMES) cpSync(join(DATA_FOLDER, names), join(folder, names));
  writeFileSync(join(folder, GUIDE), joinGuide());
  cpSync(TABLES_FOLDER, join(folder, 'tables'), { recursive: true });
  const provenance = provenanceOf(TABLE_NAMES);
  writeJson(join(folder, 'provenance.json'), { tables: provenance });
  const manifest = {
    description: 'Emissions of one passenger on a flight or a route, on the command line: no network, no account.',
    keywords: ['batch', 'cli', 'command-line'],
    license: 'SEE LICENSE IN NOTICE',
    bin: { 'travel-impact': file },
    // All releases are pre-releases (1.5.5-r.5), and no other range accepts them all.
    peerDependencies: { [DUCKDB]: '*' },
    peerDependenciesMeta: { [DUCKDB]: { optional: true } },
  };
  const files = [
    ...readdirSync(folder).filter((name) => name.endsWith('.js')),
    ...NAMES,
    GUIDE,
    ...readdirSync(join(folder, 'tables')).map((table) => `tables/${table}`),
  ];
  const bytes = files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  return writePackage(folder, 'cli', manifest, bytes, { licences: licenceTable(provenance) });
}
