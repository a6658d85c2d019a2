import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { functionsSettings } from './functions-settings.ts';

describe('the settings the functions are deployed with', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tim-settings-'));
    writeFileSync(join(folder, '.env'), 'APP_CHECK=auto\nPROVIDER=engine\n');
    writeFileSync(join(folder, '.env.mine'), '# why\nAPP_CHECK="off"\n');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are those of the build, and over them the project’s own', () => {
    expect(functionsSettings(folder, 'mine')).toEqual({ APP_CHECK: 'off', PROVIDER: 'engine' });
  });

  it('are not those of another project', () => {
    expect(functionsSettings(folder, 'other')).toEqual({ APP_CHECK: 'auto', PROVIDER: 'engine' });
  });
});
