import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describeFault } from '../fault.ts';
import { checkBoundaries } from './check-boundaries.ts';
import type { PackageJson } from './projects.ts';

/** A package.json as a fixture states it. */
export function manifest(name: string, tag: string | undefined, dependencies: readonly string[] = []): PackageJson {
  return {
    name: `@tim/${name}`,
    exports: './src/index.ts',
    dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '*'])),
    nx: { tags: tag === undefined ? [] : [tag] },
  };
}

const rootManifest: PackageJson = {
  name: 'fixture',
  workspaces: ['apps/*', 'libs/*', 'tools'],
  devDependencies: { 'fast-check': '4.0.0' },
};

/** A small workspace that keeps every rule; the tests add one fault each. */
const soundFiles: Readonly<Record<string, string | PackageJson>> = {
  'libs/engine/package.json': manifest('engine', 'scope:engine'),
  'libs/engine/src/index.ts': "export * from './distance.ts';",
  'libs/engine/src/distance.ts': 'export const distance = 1;',
  'libs/engine/src/distance.spec.ts': "import { readFileSync } from 'node:fs';\nimport fc from 'fast-check';",
  'libs/reference-data/package.json': manifest('reference-data', 'scope:reference-data', ['@tim/engine']),
  'libs/reference-data/src/index.ts': "import type { FuelBurnCurve } from '@tim/engine';",
  'libs/estimator/package.json': manifest('estimator', 'scope:estimator', ['@tim/engine', '@tim/reference-data']),
  'libs/estimator/src/index.ts': "import { distance } from '@tim/engine';\nexport * from '@tim/reference-data';",
  'libs/format/package.json': manifest('format', 'scope:format'),
  'libs/format/src/index.ts': 'export const format = 1;',
  'apps/functions/package.json': manifest('functions', 'scope:functions', ['firebase-functions', '@tim/estimator']),
  'apps/functions/src/index.ts':
    "import { readFile } from 'node:fs/promises';\nimport { onCall } from 'firebase-functions/https';\nimport '@tim/estimator';",
  'apps/web/package.json': manifest('web', 'scope:web', ['react', '@tim/format']),
  'apps/web/prerender.ts': "import 'fast-check';\nexport const render = (built: string) => import(built);",
  'apps/web/src/pages/home/home.tsx': "import { Tables } from '../../features/compare/tables.tsx';",
  'apps/web/src/features/compare/tables.tsx': "import 'react';\nimport { Card } from '../../shared/ui/card.tsx';",
  'apps/web/src/shared/ui/card.tsx': "import { format } from '@tim/format';",
  'tools/package.json': manifest('tools', 'scope:tools', ['@tim/engine']),
  'tools/tasks/start.ts': "import 'node:fs';\nimport '@tim/engine';",
};

/**
 * The faults the check finds in the sound workspace after some files were added or replaced,
 * one line each as it prints them.
 */
export function faultsWith(changed: Readonly<Record<string, string | PackageJson>>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'tim-boundaries-'));
  try {
    const files = { 'package.json': rootManifest, ...soundFiles, ...changed };
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
    }
    return checkBoundaries(root).map(describeFault);
  } finally {
    rmSync(root, { recursive: true });
  }
}
