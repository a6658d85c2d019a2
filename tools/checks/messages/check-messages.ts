import { join, relative } from 'node:path';
import { compareFolders } from '../../messages/compare-folders.ts';
import { withFreshMessages } from '../../messages/generate-messages.ts';
import { runCommand } from '../../process/run-command.ts';
import { workspaceRoot } from '../../workspace-root.ts';
import type { Fault } from '../fault.ts';

const remedy = {
  missing: 'was never generated: run `npm run generate` and commit it.',
  changed: 'is not what proto/ generates: never edit it, run `npm run generate` and commit it.',
  'left over': 'is no longer generated: run `npm run generate` and commit its removal.',
} as const;

/** The messages' own rules, and whether the committed code is what they generate. */
export async function checkMessages(): Promise<Fault[]> {
  const lint = await runCommand('buf', ['lint'], { cwd: join(workspaceRoot, 'proto') });
  if (lint.code !== 0) {
    return lint.output
      .trim()
      .split('\n')
      .map((line) => ({ file: 'proto', message: `buf lint: ${line}` }));
  }
  return withFreshMessages(async (folders) => {
    const faults = await Promise.all(
      folders.map(async ({ committed, fresh }) => {
        const differences = await compareFolders(committed, fresh);
        return differences.map(({ path, kind }) => ({
          file: relative(workspaceRoot, join(committed, path)),
          message: remedy[kind],
        }));
      }),
    );
    return faults.flat();
  });
}
