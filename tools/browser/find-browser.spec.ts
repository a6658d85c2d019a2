import { chmodSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderForEachTest } from '@tim/pipeline/temporary-folder.fixture';
import { findBrowser } from './find-browser.ts';

describe('findBrowser', () => {
  const { path, write } = folderForEachTest();
  let browser = '';
  beforeEach(() => {
    browser = write('chromium', '');
    chmodSync(browser, 0o755);
  });

  it('takes the one CHROMIUM_PATH names', () => {
    expect(findBrowser({ CHROMIUM_PATH: browser, PATH: '' })).toBe(browser);
  });

  it('takes no other when CHROMIUM_PATH names none', () => {
    expect(findBrowser({ CHROMIUM_PATH: path('none'), PATH: path() })).toBeUndefined();
  });

  it('looks along the PATH', () => {
    expect(findBrowser({ PATH: `/nowhere:${path()}` })).toBe(browser);
  });

  it('passes over a file that cannot be run', () => {
    chmodSync(browser, 0o644);
    expect(findBrowser({ PATH: path() })).not.toBe(browser);
  });
});
