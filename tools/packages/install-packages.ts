import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { writeJson, type BuiltPackage } from './write-package.ts';

/**
 * Install packages as a user would from the registry: packed, then installed from the tarballs, here without network.
 *
 * @param folder - a new folder
 * @param beside - folders of packages of others that the user has too
 */
export async function installPackages(
  folder: string,
  packages: readonly BuiltPackage[],
  beside: readonly string[] = [],
): Promise<void> {
  const tarballs = join(folder, 'tarballs');
  mkdirSync(tarballs, { recursive: true });
  writeJson(join(folder, 'package.json'), { private: true, type: 'module' });
  const npm = async (...args: readonly string[]) => {
    const { code, output } = await runCommand('npm', [...args, '--loglevel=error'], { cwd: folder });
    if (code !== 0) throw new Error(`npm ${args[0]} failed: ${output}`);
  };
  await npm('pack', '--pack-destination', tarballs, ...packages.map((one) => one.folder));
  const files = readdirSync(tarballs).map((file) => join(tarballs, file));
  await npm('install', '--offline', '--no-audit', '--no-fund', ...files, ...beside);
}

/** The first example of a package's README. */
export function exampleOf({ folder }: BuiltPackage): string {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const [, example] = /^```(?:js|sh)\n(.+?)^```/ms.exec(readme) ?? [];
  if (example === undefined) throw new Error(`${folder} has no example in its README`);
  return example;
}
