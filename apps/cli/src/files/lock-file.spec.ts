import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { takeLock } from './lock-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a lock', () => {
  it('that somebody removed or replaced ends the run with a sentence, and the other run keeps its own', () => {
    const file = join(folder, 'out.csv.lock');
    const lock = takeLock(file, 'out.csv');
    lock.demand();
    rmSync(file);
    expect(lock.demand).toThrow(/out\.csv\.lock was removed or replaced, so another run may be writing out\.csv/);
    writeFileSync(file, 'of another');
    expect(lock.demand).toThrow(/was removed or replaced/);
    lock.release();
    expect(readFileSync(file, 'utf8')).toBe('of another');
  });

  it('is gone when it is given back', () => {
    const file = join(folder, 'back.lock');
    takeLock(file, 'back').release();
    expect(existsSync(file)).toBe(false);
  });
});
