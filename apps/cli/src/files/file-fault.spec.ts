import { describe, expect, it } from 'vitest';
import { argumentTextsIn } from '../spoken.ts';
import { fileFault } from './file-fault.ts';

const error = (code: string, more: object = {}) => Object.assign(new Error(code), { code, syscall: 'write', ...more });

describe('an error of the file system', () => {
  it.each([
    ['ENOSPC', 'There is no space left for a.csv: free some, or choose another place.'],
    ['EDQUOT', 'There is no space left for a.csv: free some, or choose another place.'],
    ['EFBIG', 'a.csv would be larger than the system allows: choose another place.'],
    ['ENAMETOOLONG', 'The name a.csv is too long.'],
    ['EEXIST', 'a.csv already exists: choose another file, or remove it.'],
    ['EISDIR', 'a.csv is a folder, not a file.'],
    ['ENOTDIR', 'A part of the path a.csv is a file, not a folder.'],
    ['ENOENT', 'There is no file or folder a.csv.'],
    ['EACCES', 'You do not have permission to use a.csv.'],
    ['EPERM', 'You do not have permission to use a.csv.'],
    ['EROFS', 'a.csv is on a read-only file system: choose another place.'],
    ['EIO', 'a.csv cannot be read or written: EIO.'],
  ])('%s is a sentence', (code, said) => {
    expect(fileFault(error(code, { path: 'a.csv' }))?.message).toBe(said);
  });

  it('is said in the language of the arguments, and names a stream where there is no file', () => {
    const { faults } = argumentTextsIn('de');
    expect(fileFault(error('ENOSPC'))?.say(faults)).toMatch(
      /^Für die Standardausgabe ist kein Speicherplatz mehr frei/,
    );
    expect(fileFault(error('EISDIR', { syscall: 'read' }))?.say(faults)).toMatch(/^die Standardeingabe ist ein Ordner/);
  });

  it('is none of other errors, which are bugs and keep their trace', () => {
    expect(fileFault(new TypeError('x'))).toBeUndefined();
    expect(fileFault(Object.assign(new Error('x'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }))).toBeUndefined();
    expect(fileFault('x')).toBeUndefined();
  });
});
