import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { oneFailure, type Tally } from './tally.ts';

const fileOf = (workspaceRoot: string, target: string) =>
  join(workspaceRoot, 'dist/reports', `${target.replace(':', '/')}.json`);

/** Leave the tally of an Nx target where `readTally` finds it; Nx keeps it with the target's result. */
export function writeTally(workspaceRoot: string, target: string, tally: Tally): void {
  const file = fileOf(workspaceRoot, target);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(tally));
}

/** The tally that an Nx target left; none is a failure. */
export function readTally(workspaceRoot: string, target: string): Tally {
  const file = fileOf(workspaceRoot, target);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Tally)
    : oneFailure(`${target} ended without a result`);
}
