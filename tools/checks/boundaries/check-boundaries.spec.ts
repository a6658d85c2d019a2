import { describe, expect, it } from 'vitest';
import { faultsWith, manifest } from './fixture-workspace.ts';

/** A project that names a file by its package.json. */
const names = (path: string) => ({
  'libs/format/package.json': {
    ...manifest('format', 'scope:format'),
    imports: { '#built.json': { default: path } },
  },
  'libs/format/src/index.ts': "import built from '#built.json' with { type: 'json' };",
});

// This repository itself is checked by every `npm run check`: here its result would be cached.
describe('checkBoundaries', () => {
  it('finds no fault in a workspace that keeps every rule', () => {
    expect(faultsWith({})).toEqual([]);
  });

  it.each([
    ['no tag', undefined, 'no tag'],
    ['an unknown tag', 'scope:misc', 'scope:misc'],
  ])('fails on a project with %s', (_, tag, expected) => {
    const faults = faultsWith({ 'libs/extra/package.json': manifest('extra', tag) });
    expect(faults).toEqual([expect.stringContaining('libs/extra/package.json')]);
    expect(faults).toEqual([expect.stringContaining(expected)]);
  });

  it('lets a project name files of its own, and no others', () => {
    expect(faultsWith(names('./dist/built.json'))).toEqual([]);
    for (const path of ['@tim/estimator', './../estimator/src/index.ts']) {
      expect(faultsWith(names(path))).toEqual([expect.stringContaining(`imports lead to ${path}, out of the project`)]);
    }
  });

  it('fails on a dependency that is declared against the rules, even if nothing imports it', () => {
    expect(faultsWith({ 'libs/format/package.json': manifest('format', 'scope:format', ['@tim/engine']) })).toEqual([
      expect.stringMatching(/libs\/format\/package\.json: .*declares @tim\/engine/),
    ]);
  });

  it.each([
    ['a static import', "import { x } from '@tim/format';"],
    ['a side-effect import', "import '@tim/format';"],
    ['a type import', "import type { X } from '@tim/format';"],
    ['an inline type import', "type X = import('@tim/format').X;"],
    ['a dynamic import', "export const x = () => import('@tim/format');"],
    ['a dynamic import of a template', 'export const x = () => import(`@tim/format`);'],
    ['a re-export', "export { x } from '@tim/format';"],
    ['a re-export of everything', "export * from '@tim/format';"],
    ['a re-exported type', "export type { X } from '@tim/format';"],
    ['a require call', "const x = require('@tim/format');"],
  ])('fails on a forbidden project behind %s', (_, line) => {
    expect(faultsWith({ 'libs/estimator/src/extra.ts': `\n${line}` })).toEqual([
      expect.stringMatching(/^libs\/estimator\/src\/extra\.ts:2: @tim\/estimator may not import @tim\/format/),
    ]);
  });

  it.each([
    ['an npm package in the engine', 'libs/engine/src/x.ts', "import 'some-package';", 'may not import some-package'],
    ['a tool in product code', 'libs/engine/src/x.ts', "import 'fast-check';", 'may not import fast-check'],
    ['Node in a library', 'libs/estimator/src/x.ts', "import 'node:fs';", 'without Node'],
    ['Node without its prefix', 'libs/estimator/src/x.ts', "import 'fs/promises';", 'without Node'],
    ['Node on the site', 'apps/web/src/shared/x.ts', "import 'node:path';", 'without Node'],
    [
      'a value where types are allowed',
      'libs/reference-data/src/x.ts',
      "import { d } from '@tim/engine';",
      'only types',
    ],
    ['React in the functions', 'apps/functions/src/x.ts', "import 'react';", 'has no place'],
    ['firebase-admin on the site', 'apps/web/src/shared/x.ts', "import 'firebase-admin/app';", 'has no place'],
    ['an undeclared package', 'apps/functions/src/x.ts', "import 'left-pad';", 'not declared'],
    ['an undeclared project', 'apps/functions/src/x.ts', "import '@tim/reference-data';", 'not declared'],
    ['an app in the tools', 'tools/x.ts', "import '@tim/functions';", 'may not import @tim/functions'],
    ['a way past the exports', 'libs/estimator/src/x.ts', "import '@tim/engine/src/d.ts';", 'past the exports'],
    ['a relative way out', 'libs/estimator/src/x.ts', "import '../../engine/src/d.ts';", 'leaves the project'],
    ['test code in product code', 'libs/engine/src/x.ts', "import './distance.spec.ts';", 'test code'],
    ['a computed import', 'apps/web/src/shared/x.ts', 'export const x = (y: string) => import(y);', 'computed'],
    [
      'the estimator on the site',
      'apps/web/src/shared/x.ts',
      "import '@tim/estimator';",
      'only types from @tim/estimator',
    ],
    ['a worker in a page', 'apps/web/src/shared/x.ts', "import './compute/worker/x.ts';", "is a worker's"],
    ['an unreadable file', 'libs/engine/src/x.ts', 'export const = ;', 'cannot be parsed'],
  ])('fails on %s', (_, path, source, expected) => {
    expect(faultsWith({ [path]: source })).toEqual([expect.stringContaining(expected)]);
  });

  it('lets a worker have the estimator, and a page the types of both', () => {
    const files = {
      'apps/web/package.json': manifest('web', 'scope:web', ['react', '@tim/format', '@tim/estimator']),
      'apps/web/src/features/trip/worker/x.ts': "import '@tim/estimator';\nexport const x = 1;",
      'apps/web/src/features/trip/trip.ts':
        "import type { x } from './worker/x.ts';\nimport type { y } from '@tim/estimator';",
    };
    expect(faultsWith(files)).toEqual([]);
  });

  it.each([
    ['a feature and another feature', 'features/trip/x.ts', '../compare/tables.tsx'],
    ['a part of a result and one after it', 'features/headline/x.ts', '../tables/emissions-table.tsx'],
    ['a part of a result and a feature', 'features/facts/x.ts', '../compare/tables.tsx'],
    ['a feature and a page', 'features/trip/x.ts', '../../pages/home/home.tsx'],
    ['what is shared and a feature', 'shared/ui/x.ts', '../../features/compare/tables.tsx'],
    ['what is shared and a page', 'shared/x.ts', '../pages/home/home.tsx'],
    ['a page and another page', 'pages/about/about.ts', '../home/home.tsx'],
    ['a page and the app', 'pages/about/about.ts', '../../app/router.tsx'],
    ['the app and the start', 'app/x.ts', '../start/main.tsx'],
    ['settings and what is shared', 'config/links.ts', '../shared/ui/card.tsx'],
    ['a room that the house does not have', 'components/x.ts', '../shared/ui/card.tsx'],
  ])('fails between %s', (_, path, specifier) => {
    expect(faultsWith({ [`apps/web/src/${path}`]: `import '${specifier}';` })).toHaveLength(1);
    expect(
      faultsWith({ [`apps/web/src/${path}`]: `export const x = new URL('${specifier}', import.meta.url);` }),
    ).toHaveLength(1);
  });

  it('lets a feature use the parts of a result, and a part those before it', () => {
    expect(
      faultsWith({
        'apps/web/src/features/headline/figure.ts': 'export const figure = 1;',
        'apps/web/src/features/tables/x.ts': "import '../headline/figure.ts';",
        'apps/web/src/features/trip/x.ts': "import '../headline/figure.ts';\nimport '../tables/x.ts';",
      }),
    ).toEqual([]);
  });

  it.each([
    ['for a type', "import type { a } from './a.ts';"],
    ['when asked for later', "export const later = () => import('./a.ts');"],
    ['as a worker', "export const address = new URL('./a.ts', import.meta.url);"],
  ])('finds files that import each other, if only %s', (_, back) => {
    expect(
      faultsWith({
        'apps/web/src/shared/worker/a.ts': "import './b.ts';\nexport const a = 1;",
        'apps/web/src/shared/worker/b.ts': back,
      }),
    ).toEqual([expect.stringContaining('circle of imports: a.ts -> b.ts -> a.ts')]);
  });
});
