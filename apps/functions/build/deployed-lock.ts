import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

type Package = {
  readonly name?: string;
  readonly version?: string;
  readonly integrity?: string;
  /** Whether it is a folder of the repository. */
  readonly link?: boolean;
};

/** What is read of a package-lock.json: packages by the folder they are installed in. */
export type Lock = { readonly packages: Readonly<Record<string, Package>> };

/** The package.json that is deployed. */
export type PackageManifest = { readonly name: string; readonly dependencies: Readonly<Record<string, string>> };

/** Where the repository's lock file keeps packages for this project alone. */
const OWN_PACKAGES = 'apps/functions/node_modules/';

/** All packages of the repository's lock file, placed as the deployed folder would see them. */
function seedOf(manifest: PackageManifest, { packages }: Lock): Lock {
  const entries = Object.entries(packages).filter(([, { link }]) => link !== true);
  const shared = entries.filter(([path]) => path.startsWith('node_modules/'));
  const own = entries
    .filter(([path]) => path.startsWith(OWN_PACKAGES))
    .map(([path, entry]) => [path.slice('apps/functions/'.length), entry] as const);
  // What the bundle holds is not installed: its version here must not take the place of the one that an installed package needs.
  const isTaken = ([path]: readonly [string, Package]) => packages[path] === undefined || isInstalled(path, manifest);
  return { packages: { ...Object.fromEntries([...shared, ...own.filter(isTaken)]), '': manifest } };
}

const isInstalled = (path: string, { dependencies }: PackageManifest): boolean =>
  Object.keys(dependencies).some((name) => path === `node_modules/${name}` || path.startsWith(`node_modules/${name}/`));

/**
 * The lock file of the deployed folder: the versions and checksums of the repository's, and only what is needed.
 *
 * npm makes it: it is given all packages of the repository's lock file and removes those that nothing needs. So it
 * asks no registry, and offline it fails where it would have to.
 *
 * @returns the text of package-lock.json
 */
export async function deployedLock(manifest: PackageManifest, repositoryLock: Lock): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tim-lock-'));
  const write = (name: string, content: object) => writeFileSync(join(folder, name), JSON.stringify(content));
  try {
    write('package.json', manifest);
    write('package-lock.json', { lockfileVersion: 3, requires: true, ...seedOf(manifest, repositoryLock) });
    // Set here whatever the calling npm was told, so that an error says what is missing.
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
    const args = ['install', '--package-lock-only', '--offline', '--ignore-scripts', ...quiet];
    await promisify(execFile)('npm', args, { cwd: folder });
    return readFileSync(join(folder, 'package-lock.json'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
