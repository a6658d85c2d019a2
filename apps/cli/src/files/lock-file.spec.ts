import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.fixture.ts';
import { takeLock } from './lock-file.ts';

const inFolder = temporaryFolder();

describe('a lock', () => {
  it('that somebody removed or replaced ends the run with a sentence, and the other run keeps its own', () => {
    const file = inFolder('out.csv.lock');
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
    const file = inFolder('back.lock');
    takeLock(file, 'back').release();
    expect(existsSync(file)).toBe(false);
  });
});
