import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { deployedLock, type Lock } from './deployed-lock.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as never;
const repositoryLock: Lock = read('../../../package-lock.json');

const manifest = {
  name: 'deployed',
  dependencies: { '@google-cloud/functions-framework': '5.0.5', 'firebase-admin': '14.5.1' },
};

/** A package's name, version and checksum, wherever it stands. */
const identity = ([path, { version, integrity }]: readonly [string, Lock['packages'][string]]) =>
  [path.split('node_modules/').at(-1), version, integrity].join(' ');

describe('the lock file of what is deployed', () => {
  let text = '';
  beforeAll(async () => {
    text = await deployedLock(manifest, repositoryLock);
  });

  it('has the versions and checksums of the repository’s, and nothing else', () => {
    const { packages } = JSON.parse(text) as Lock;
    const installed = Object.entries(packages).filter(([path]) => path !== '');
    expect(packages[''] as object).toMatchObject({ dependencies: manifest.dependencies });
    expect(installed.map(([path]) => path)).toContain('node_modules/@google-cloud/functions-framework');
    expect(installed.map(([path]) => path)).not.toContain('node_modules/react');
    // A package may stand in another folder than in the repository, where this project has a version for itself.
    const known = new Set(Object.entries(repositoryLock.packages).map(identity));
    expect(installed.map(identity).filter((one) => !known.has(one))).toEqual([]);
  });

  it('is the same each time, and names no registry', async () => {
    expect(await deployedLock(manifest, repositoryLock)).toBe(text);
    expect(text).not.toContain('"resolved"');
  });

  it('takes the version that this project keeps for itself before the one it shares', async () => {
    const lock: Lock = {
      packages: {
        'node_modules/zod': { version: '3.0.0', integrity: 'sha512-c2hhcmVk' },
        'apps/functions/node_modules/zod': { version: '4.0.0', integrity: 'sha512-b3du' },
      },
    };
    const ofOwn = await deployedLock({ name: 'deployed', dependencies: { zod: '4.0.0' } }, lock);
    expect((JSON.parse(ofOwn) as Lock).packages['node_modules/zod']).toMatchObject({ version: '4.0.0' });
  });

  it('is not made when the repository’s lacks a package', async () => {
    const missing = { name: 'deployed', dependencies: { 'a-package-that-is-not-there': '1.0.0' } };
    await expect(deployedLock(missing, { packages: {} })).rejects.toThrow('ENOTCACHED');
  });
});
