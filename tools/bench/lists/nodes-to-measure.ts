import { delimiter, join } from 'node:path';
import { runCommand } from '../../process/run-command.ts';

/** A Node to run a command with. */
export type MeasuredNode = { readonly program: string; readonly version: string };

/** The oldest that the packages run on. */
const OLDEST = /^v20\./;

/** This Node, and the first Node 20 of the PATH where there is one. */
export async function nodesToMeasure(path = process.env['PATH'] ?? ''): Promise<readonly MeasuredNode[]> {
  const own = { program: process.execPath, version: process.version };
  for (const folder of new Set(path.split(delimiter).filter(Boolean))) {
    const program = join(folder, 'node');
    const { code, output } = await runCommand(program, ['--version']);
    if (code === 0 && OLDEST.test(output)) return [own, { program, version: output.trim() }];
  }
  return [own];
}
