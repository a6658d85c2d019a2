import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../process/run-command.ts';
import { workspaceRoot } from '../../workspace-root.ts';
import { TABLES_FOLDER } from '../table-files.ts';
import { DATA_FOLDER } from './data-folder.ts';

describe('npm run tables', { timeout: 60_000 }, () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'npm-run-tables-'));
    cpSync(DATA_FOLDER, join(root, 'data'), { recursive: true });
    cpSync(TABLES_FOLDER, join(root, 'tables'), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const tables = (...args: readonly string[]) => {
    const folders = ['--data', join(root, 'data'), '--out', join(root, 'tables')];
    return runCommand(process.execPath, ['tools/tasks/tables.ts', ...folders, ...args], { cwd: workspaceRoot });
  };
  const fleetsTable = () => readFileSync(join(root, 'tables/fleets.bin.gz'));

  it('says which tables it writes, and that nothing is left to do', async () => {
    appendFileSync(join(root, 'data/fleets.csv'), 'LX,A388,5,recalled,,,2026,,\n');
    const stale = await tables('--check');
    expect([stale.code, stale.output]).toEqual([
      1,
      'not as the data says: fleets.bin.gz, checksums-core.txt. Run `npm run tables`.\n',
    ]);
    const written = await tables();
    expect([written.code, written.output]).toEqual([0, 'written: fleets.bin.gz, checksums-core.txt\n']);
    const again = await tables('--check');
    expect([again.code, again.output]).toEqual([0, 'all tables are as the data says\n']);
  });

  it('writes nothing where a row is wrong, and names it', async () => {
    const before = fleetsTable();
    appendFileSync(join(root, 'data/fleets.csv'), 'LX,A388,5,read,,,2026,,\n');
    const { code, output } = await tables();
    const lines = readFileSync(join(root, 'data/fleets.csv'), 'utf8').split('\n').length - 1;
    expect(output).toBe(
      `libs/reference-data/data/fleets.csv:${lines}: page is empty, but evidence is 'read': name the page\nnothing written\n`,
    );
    expect(code).toBe(1);
    expect(fleetsTable().equals(before)).toBe(true);
  });

  it('says in one line that it knows no such option', async () => {
    const { code, output } = await tables('--sources', 'x');
    expect(output).toContain("Unknown option '--sources'");
    expect(code).toBe(2);
  });
});
