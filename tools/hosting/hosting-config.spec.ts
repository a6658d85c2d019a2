import { describe, expect, it } from 'vitest';
import { FRAMED_PAGE, hostingHeaders, isOfAddress, onlyOfFiles, readFirebaseConfig } from './hosting-config.ts';

describe('what is kept for a year', () => {
  const rules = readFirebaseConfig().hosting.headers.map((header) =>
    onlyOfFiles(header, ['main-_a1.js', 'text-b2.woff2']),
  );
  const kept = rules.filter(({ headers }) => headers.some(({ value }) => value.includes('immutable')));
  const isKept = (path: string) => kept.some(({ source }) => isOfAddress(source, path));

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

describe('what a function says itself of how long its answer is kept', () => {
  const rules = readFirebaseConfig().hosting.headers;
  const keeping = (path: string) =>
    rules
      .filter(({ source }) => isOfAddress(source, path))
      .flatMap(({ headers }) => headers.filter(({ key }) => key === 'Cache-Control').map(({ value }) => value));

  it('is left as it is', () => {
    expect(keeping('/v1/figures/route/LHR-JFK.svg')).toEqual([]);
    expect(keeping('/v1/oembed')).toEqual([]);
    expect(keeping('/faq')).toEqual(['no-cache']);
    expect(keeping('/')).toEqual(['no-cache']);
  });
});

describe('what may stand in a frame', () => {
  const policies = hostingHeaders({ connect: [], script: [], frame: [] }, 'dist/none').flatMap(({ source, headers }) =>
    headers.filter(({ key }) => key === 'Content-Security-Policy').map(({ value }) => ({ source, value })),
  );

  it('is the page made for it alone, by the rule that holds last', () => {
    expect(policies.map(({ source }) => source)).toEqual(['!/v1/figures/**', FRAMED_PAGE]);
    expect(policies.filter(({ value }) => !value.includes("frame-ancestors 'none'"))).toEqual([policies.at(-1)]);
  });
});
