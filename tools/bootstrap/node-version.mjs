import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';

/** The oldest Node that strips types without a flag and that the packages accept. */
const oldestOwn = [22, 18];

/**
 * The Node that everything runs on: the version package.json pins, from the registry where it offers one for this
 * machine, else the machine's own.
 *
 * @param {string} root
 * @returns {{ version: string, platformPackage: string | undefined }}
 */
export function pinnedNode(root) {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const platformPackage = `node-${process.platform}-${process.arch}`;
  const version = optionalDependencies[platformPackage];
  return version === undefined
    ? { version: Object.values(optionalDependencies)[0], platformPackage: undefined }
    : { version, platformPackage };
}

/**
 * The version of the machine's own Node, not of one we installed earlier.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function ownNodeVersion(env) {
  try {
    return execFileSync('node', ['-p', 'process.versions.node'], { env, encoding: 'utf8' }).trim();
  } catch {
    return process.versions.node;
  }
}

/** @param {string} version */
export function demandRecentNode(version) {
  if (isAtLeast(version, oldestOwn)) return;
  throw new Failure(
    `Node ${version} is too old here: install Node ${oldestOwn.join('.')} or newer (only Linux on x64 and arm64 gets its own from npm).`,
  );
}

/**
 * @param {string} version
 * @param {number[]} wanted
 */
export function isAtLeast(version, [wantedMajor = 0, wantedMinor = 0]) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}
