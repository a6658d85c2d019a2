import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Tables } from '@tim/reference-data';
import { oldestNode } from '../../process/oldest-node.ts';
import { runCommand } from '../../process/run-command.ts';
import { publishedName } from '../../packages/scope.ts';
import type { Measure } from '../report.ts';
import { LIST_PATTERNS } from './drawn-rows.ts';
import { writeList } from './write-list.ts';

/** As `note-used.mjs` writes it. */
type Used = { readonly cpuSeconds: number; readonly peakMegabytes: number };
/** What is used is noted by the process itself when it ends. */
const noteUsed = join(import.meta.dirname, 'note-used.mjs');

/**
 * A drawn list of each pattern through `travel-impact batch`, on this Node and on Node 20.
 *
 * @param folder - where the packages are installed
 */
export async function listMeasures(folder: string, tables: Tables, rows: number): Promise<readonly Measure[]> {
  const measures: Measure[] = [];
  const command = join(folder, 'node_modules', publishedName('cli'), 'travel-impact.js');
  const [list, out, used] = [join(folder, 'drawn.csv'), join(folder, 'drawn.out'), join(folder, 'used.json')];
  const oldest = await oldestNode();
  const nodes = [{ program: process.execPath, version: process.version }, ...(oldest ? [oldest] : [])];
  for (const pattern of LIST_PATTERNS) {
    writeList(list, tables, pattern, rows);
    for (const { program, version } of nodes) {
      rmSync(out, { force: true });
      const start = performance.now();
      const args = ['--import', noteUsed, command, 'batch', list, '--out', out];
      const { code, output } = await runCommand(program, args, { env: { NOTE_USED: used } });
      if (code !== 0) throw new Error(output);
      const seconds = (performance.now() - start) / 1000;
      const { cpuSeconds, peakMegabytes } = JSON.parse(readFileSync(used, 'utf8')) as Used;
      measures.push({
        what: `travel-impact batch, ${pattern}, Node ${version}, ${availableParallelism()} cores`,
        value: seconds,
        unit: 's',
        also: `${Math.round(rows / seconds).toLocaleString('en-US')} rows/s, ${cpuSeconds.toFixed(0)} s of a core, ${peakMegabytes} MB`,
      });
    }
  }
  return measures;
}
