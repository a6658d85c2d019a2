import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../process/run-command.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { installPackages } from './install-packages.ts';
import { publishedName } from './scope.ts';
import { builtPackages } from './take-packages.ts';

describe('the command with DuckDB beside it', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'tim-duckdb-'));
  const user = join(folder, 'user');
  beforeAll(async () => {
    const command = (await builtPackages()).filter(({ name }) => name === publishedName('cli'));
    await installPackages(user, command, [join(workspaceRoot, 'node_modules/@duckdb/node-api')]);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is installed, and writes Parquet', async () => {
    const command = join(user, 'node_modules/.bin/travel-impact');
    const asked = ['factors', '--carriers', 'QX', '--jobs', '1', '--out', 'tim'];
    const { code, output } = await runCommand(command, asked, { cwd: user });
    expect(output).toMatch(/rows in tim/);
    expect(code).toBe(0);
    expect(readFileSync(join(user, 'tim/factors/01.parquet')).subarray(0, 4).toString()).toBe('PAR1');
  });
});
