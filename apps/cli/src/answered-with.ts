import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnsweredWith } from '@tim/batch';
import { ENGINE_VERSION } from '@tim/engine';
import type { Estimator } from '@tim/estimator';

/** Digits of the data's hash that stand in every row. */
const HASH_DIGITS = 16;

/** Beginning of the hash of the lists of checksums, which name each table's content. */
export function dataHashOf(tablesFolder: string): string {
  const hash = createHash('sha256');
  for (const pack of ['core', 'network']) hash.update(readFileSync(join(tablesFolder, `checksums-${pack}.txt`)));
  return hash.digest('hex').slice(0, HASH_DIGITS);
}

export function answeredWith({ modelVersion }: Estimator, dataHash: string): AnsweredWith {
  const { major, minor, patch, dated } = modelVersion;
  return { engineVersion: ENGINE_VERSION, modelVersion: `${major}.${minor}.${patch}.${dated}`, dataHash };
}
