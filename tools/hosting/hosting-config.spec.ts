import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FRAMED_PAGE, hostingHeaders, onlyOfFiles, readFirebaseConfig } from './hosting-config.ts';

describe('what is kept for a year', () => {
  const rules = readFirebaseConfig().hosting.headers.map((header) =>
    onlyOfFiles(header, ['main-_a1.js', 'text-b2.woff2']),
  );
  const kept = rules.filter(({ headers }) => headers.some(({ value }) => value.includes('immutable')));
  const isKept = (path: string) => kept.some(({ source }) => matchesGlob(path, source));

  it('are the files named by their content', () => {
    expect(isKept('/assets/main-_a1.js')).toBe(true);
    expect(isKept('/assets/text-b2.woff2')).toBe(true);
  });

  it('is no file that is missing, and no page', () => {
    expect(isKept('/assets/main-_a0.js')).toBe(false);
    expect(isKept('/assets/')).toBe(false);
    expect(isKept('/faq')).toBe(false);
  });
});

describe('what the hosting passes on to the functions', () => {
  const { rewrites } = readFirebaseConfig().hosting;

  it.each(['computeFlightEmissions', 'computeTypicalFlightEmissions'])('has the site’s call %s at its root', (name) => {
    expect(rewrites).toContainEqual({ source: `/${name}`, function: expect.objectContaining({ functionId: name }) });
  });

  it('stays with the functions that were deployed with the site', () => {
    expect(rewrites.filter(({ function: { pinTag } }) => pinTag !== true)).toEqual([]);
  });
});

describe('what may stand in a frame', () => {
  const policies = hostingHeaders('dist/none', { connect: [], script: [], frame: [] }).flatMap(({ source, headers }) =>
    headers.filter(({ key }) => key === 'Content-Security-Policy').map(({ value }) => ({ source, value })),
  );

  it('is the page made for it alone, by the rule that holds last', () => {
    expect(policies.map(({ source }) => source)).toEqual(['**', FRAMED_PAGE]);
    expect(policies.filter(({ value }) => !value.includes("frame-ancestors 'none'"))).toEqual([policies.at(-1)]);
  });
});
