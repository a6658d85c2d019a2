import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../process/run-command.ts';
import { workspaceRoot } from '../workspace-root.ts';

describe('the lint', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tim-circles-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const lint = (b: string) => {
    writeFileSync(join(folder, 'a.ts'), "import type { B } from './b.ts';\n\nexport type A = { readonly b: B };\n");
    writeFileSync(join(folder, 'b.ts'), b);
    return runCommand('oxlint', ['-c', join(workspaceRoot, '.oxlintrc.json'), folder]);
  };

  it('finds files that import each other, if only for their types', async () => {
    const { code, output } = await lint("import type { A } from './a.ts';\n\nexport type B = { readonly a: A };\n");
    expect(code).toBe(1);
    expect(output).toContain('no-cycle');
  });

  it('lets a file import one that does not import it', async () => {
    expect(await lint('export type B = string;\n')).toMatchObject({ code: 0 });
  });
});
