import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from '../../workspace-root.ts';
import { committedTables } from '../committed-tables.fixture.ts';
import { DATA_CREDITS, DATA_FILES, DATA_FOLDER } from './data-folder.ts';

const text = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8');

describe('the data folder', () => {
  it('holds the files that are checked, each with its line in the README, and nothing else', () => {
    const files = DATA_FILES.map((file) => `${file}.csv`);
    expect(readdirSync(DATA_FOLDER).toSorted()).toEqual([...files, 'README.md'].toSorted());
    const readme = text('libs/reference-data/data/README.md');
    expect(files.filter((file) => !readme.includes(`| \`${file}\``))).toEqual([]);
  });

  it('is under one licence, which the list of sources, NOTICE, the library and the tables themselves name alike', () => {
    const { origins } = committedTables;
    const ours = Object.values(DATA_CREDITS).map(({ title }) => title as string);
    const licences = origins.flatMap(({ sources }) => sources).filter(({ title }) => ours.includes(title));
    expect(new Set(licences.map(({ title }) => title))).toEqual(new Set(ours));
    expect(licences.every(({ licence }) => licence === 'Apache-2.0')).toBe(true);
    expect(text('docs/sources.md')).toMatch(/\| cabins, fleets.*libs\/reference-data\/data.*\| Apache-2\.0 +\|/);
    expect(text('libs/reference-data/data/README.md')).toContain('Apache-2.0, as the code');
    expect(text('libs/reference-data/README.md')).toMatch(/\| `cabins` .*\| Apache-2\.0 +\|/);
    expect(text('NOTICE')).toMatch(/libs\/reference-data\/data .*?Apache License, Version 2\.0/s);
  });
});
