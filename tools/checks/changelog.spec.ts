import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE_VERSION } from '@tim/engine';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from '../workspace-root.ts';

describe('the changelog', () => {
  it('names the engine’s version, with a date, and the methodology what it changed', () => {
    const changelog = readFileSync(join(workspaceRoot, 'CHANGELOG.md'), 'utf8');
    const methodology = readFileSync(join(workspaceRoot, 'docs/methodology.md'), 'utf8');
    const headings = changelog.split('\n').filter((line) => line.startsWith('## Engine'));
    expect(headings.filter((line) => line.includes(ENGINE_VERSION))).toHaveLength(1);
    expect(headings.filter((line) => !/ - \d{4}-\d{2}-\d{2}$/.test(line))).toEqual([]);
    expect(methodology).toContain(`| ${ENGINE_VERSION} `);
  });

  it('names the version that docs/accuracy.json measured, which may be an earlier one', () => {
    const accuracy = readFileSync(join(workspaceRoot, 'docs/accuracy.json'), 'utf8');
    const [, measured] = /"engineVersion": "([^"]+)"/.exec(accuracy) ?? [];
    expect(readFileSync(join(workspaceRoot, 'CHANGELOG.md'), 'utf8')).toContain(`## Engine ${measured} - `);
  });
});
