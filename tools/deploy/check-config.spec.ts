import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configFaults } from './check-config.ts';

describe('firebase.json', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tim-config-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is what firebase-tools understands', () => {
    expect(configFaults()).toEqual([]);
  });

  it('is refused when it is not', () => {
    const file = join(folder, 'firebase.json');
    writeFileSync(file, JSON.stringify({ hosting: { public: 7 } }));
    expect(configFaults(file).length).toBeGreaterThan(0);
  });
});
