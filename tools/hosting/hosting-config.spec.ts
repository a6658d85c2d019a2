import { describe, expect, it } from 'vitest';
import { FRAMED_PAGE, hostingHeaders, isOfAddress, onlyOfFiles, readFirebaseConfig } from './hosting-config.ts';

describe('what is kept without asking', () => {
  const files: Readonly<Record<string, readonly string[]>> = {
    assets: ['main-_a1.js', 'text-b2.woff2'],
    'embed/v1': ['travel-impact-figure.js', 'words.de.js'],
  };
  const rules = readFirebaseConfig().hosting.headers.map((header) =>
    onlyOfFiles(header, (folder) => files[folder] ?? []),
  );
  /** By the rule that holds last. */
  const kept = (path: string) =>
    rules
      .filter(({ source }) => isOfAddress(source, path))
      .flatMap(({ headers }) => headers.filter(({ key }) => key === 'Cache-Control').map(({ value }) => value))
      .at(-1);

  it('are files named by their content, for a year, and what pages of others load, for an hour', () => {
    expect(kept('/assets/main-_a1.js')).toContain('immutable');
    expect(kept('/assets/text-b2.woff2')).toContain('immutable');
    expect(kept('/embed/v1/travel-impact-figure.js')).toContain('max-age=3600');
    expect(kept('/embed/v1/words.de.js')).toContain('max-age=3600');
  });

  it.each(['/assets/main-_a0.js', '/assets/', '/embed/v1/texts.it.js', '/embed/v1/', '/embed/v2/words.de.js', '/faq'])(
    'is not %s, which is missing or a page',
    (path) => {
      expect(kept(path)).toBe('no-cache');
    },
  );
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
