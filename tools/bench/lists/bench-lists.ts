import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Tables } from '@tim/reference-data';
import { runCommand } from '../../process/run-command.ts';
import { publishedName } from '../../packages/scope.ts';
import { print } from '../print.ts';
import { LIST_PATTERNS } from './drawn-rows.ts';
import { nodesToMeasure } from './nodes-to-measure.ts';
import { writeList } from './write-list.ts';

const ROWS = 1_000_000;
/** As `note-used.mjs` writes it. */
type Used = { readonly cpuSeconds: number; readonly peakMegabytes: number };
/** What is used is noted by the process itself when it ends. */
const noteUsed = fileURLToPath(new URL('note-used.mjs', import.meta.url));

/**
 * A drawn list of each pattern through `travel-impact batch`, on this Node and on Node 20.
 *
 * @param folder - where the packages are installed
 */
export async function benchLists(folder: string, tables: Tables, rows = ROWS): Promise<void> {
  const command = join(folder, 'node_modules', publishedName('cli'), 'travel-impact.js');
  const [list, out, used] = ['drawn.csv', 'drawn.out', 'used.json'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const nodes = await nodesToMeasure();
  for (const pattern of LIST_PATTERNS) {
    writeList(list, tables, pattern, rows);
    for (const { program, version } of nodes) {
      rmSync(out, { force: true });
      const load = loadavg()[0] ?? 0;
      const start = performance.now();
      const args = ['--import', noteUsed, command, 'batch', list, '--out', out];
      const { code, output } = await runCommand(program, args, { env: { NOTE_USED: used } });
      if (code !== 0) throw new Error(output);
      const seconds = (performance.now() - start) / 1000;
      const { cpuSeconds, peakMegabytes } = JSON.parse(readFileSync(used, 'utf8')) as Used;
      print(
        `travel-impact batch, ${rows} rows, ${pattern}, Node ${version}, ${availableParallelism()} cores`,
        `${seconds.toFixed(1)} s, ${Math.round(rows / seconds).toLocaleString('en-US')} rows/s, ${cpuSeconds.toFixed(0)} s of a core, ${peakMegabytes} MB, load ${load.toFixed(1)}`,
      );
    }
  }
}
