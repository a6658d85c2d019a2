import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { runCommand } from './run-command.ts';

/** The oldest Node that the packages run on. */
const OLDEST = /^v20\./;
const PACKAGE = `node-${process.platform}-${process.arch}@20.20.2`;

/** A Node to run a command with. */
export type NodeProgram = { readonly program: string; readonly version: string };

/** The Node 20 that NODE_20 names, else the first of the PATH, else the one that npm has for this machine; undefined where it has none. */
export async function oldestNode(): Promise<NodeProgram | undefined> {
  const named = process.env['NODE_20'];
  const programs = named ? [named] : (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'node'));
  for (const program of new Set(programs)) {
    const found = await asOldest(program);
    if (found) return found;
  }
  return named ? undefined : fetchedNode();
}

async function asOldest(program: string): Promise<NodeProgram | undefined> {
  const { code, output } = await runCommand(program, ['--version']);
  return code === 0 && OLDEST.test(output) ? { program, version: output.trim() } : undefined;
}

/** Fetched into npm's cache. Asked for from an empty folder: from the repository npx would look at its packages. */
async function fetchedNode(): Promise<NodeProgram | undefined> {
  const empty = mkdtempSync(join(tmpdir(), 'tim-node-'));
  try {
    const args = ['-y', '-p', PACKAGE, '--', 'node', '-p', 'process.execPath'];
    const { code, output } = await runCommand('npx', args, { cwd: empty });
    // npm may have said something before or after.
    const program = output.split('\n').find((line) => line.startsWith('/'));
    return code === 0 && program ? await asOldest(program) : undefined;
  } finally {
    rmSync(empty, { recursive: true });
  }
}
