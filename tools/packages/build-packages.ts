import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_TABLES, NETWORK_TABLES } from '@tim/reference-data';
import { buildCommandLine } from './build-command-line.ts';
import { buildData } from './build-data.ts';
import { buildBatch, buildEmbed, buildEngine, buildEstimator } from './build-libraries.ts';
import type { BuiltPackage } from './built-package.ts';
import { emitDeclarations } from './declarations.ts';

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
    await buildEngine(join(out, 'engine'), types),
    await buildEstimator(join(out, 'estimator'), types),
    await buildBatch(join(out, 'batch'), types),
    await buildEmbed(join(out, 'embed'), types),
    await buildData(join(out, 'data-core'), 'core', CORE_TABLES),
    await buildData(join(out, 'data-network'), 'network', NETWORK_TABLES),
    await buildCommandLine(join(out, 'cli')),
  ];
  rmSync(types, { recursive: true });
  return packages;
}
