import { beforeEach, describe, expect, it } from 'vitest';
import { folderForEachTest } from '@tim/pipeline/temporary-folder.fixture';
import { functionsSettings } from './functions-settings.ts';

describe('the settings the functions are deployed with', () => {
  const { path, write } = folderForEachTest();
  beforeEach(() => {
    write('.env', 'APP_CHECK=auto\nPROVIDER=engine\n');
    write('.env.mine', '# why\nAPP_CHECK="off"\n');
  });

  it('are those of the build, and over them the project’s own', () => {
    expect(functionsSettings(path(), 'mine')).toEqual({ APP_CHECK: 'off', PROVIDER: 'engine' });
  });

  it('are not those of another project', () => {
    expect(functionsSettings(path(), 'other')).toEqual({ APP_CHECK: 'auto', PROVIDER: 'engine' });
  });
});
