import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_TABLES, NETWORK_TABLES } from '@tim/reference-data';
import { buildCommandLine } from './build-command-line.ts';
import { buildData } from './build-data.ts';
import { buildBatch, buildEstimator, buildLibrary } from './build-libraries.ts';
import { emitDeclarations } from './declarations.ts';
import type { BuiltPackage } from './write-package.ts';

const ENGINE = {
  description: 'The Travel Impact Model’s method as pure functions: no data, no dependency.',
  keywords: ['fuel-burn', 'contrails'],
};
/** The element for pages; unlike the others it is a browser's. */
const EMBED = {
  description:
    'An element for web pages that shows the emissions of a flight or a route, with its range and its source.',
  keywords: ['custom-element', 'web-component', 'widget'],
};

/**
 * Build every package that can be published, each in a folder of its name.
 *
 * @param out - what was there before is removed
 */
export async function buildPackages(out: string): Promise<BuiltPackage[]> {
  rmSync(out, { recursive: true, force: true });
  const types = join(out, '.types');
  await emitDeclarations(types);
  const packages = [
    await buildLibrary(join(out, 'engine'), types, 'engine', ENGINE),
    await buildEstimator(join(out, 'estimator'), types),
    await buildBatch(join(out, 'batch'), types),
    await buildLibrary(join(out, 'embed'), types, 'embed', EMBED),
    await buildData(join(out, 'data-core'), 'core', CORE_TABLES),
    await buildData(join(out, 'data-network'), 'network', NETWORK_TABLES),
    await buildCommandLine(join(out, 'cli')),
  ];
  rmSync(types, { recursive: true });
  return packages;
}
