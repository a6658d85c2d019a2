import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBrowser } from './find-browser.ts';

describe('findBrowser', () => {
  let folder = '';
  let browser = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tim-browser-'));
    browser = join(folder, 'chromium');
    writeFileSync(browser, '');
    chmodSync(browser, 0o755);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('takes the one CHROMIUM_PATH names', () => {
    expect(findBrowser({ CHROMIUM_PATH: browser, PATH: '' })).toBe(browser);
  });

  it('takes no other when CHROMIUM_PATH names none', () => {
    expect(findBrowser({ CHROMIUM_PATH: join(folder, 'none'), PATH: folder })).toBeUndefined();
  });

  it('looks along the PATH', () => {
    expect(findBrowser({ PATH: `/nowhere:${folder}` })).toBe(browser);
  });

  it('passes over a file that cannot be run', () => {
    chmodSync(browser, 0o644);
    expect(findBrowser({ PATH: folder })).not.toBe(browser);
  });
});
