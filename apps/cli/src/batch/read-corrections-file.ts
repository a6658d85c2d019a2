import { readFileSync } from 'node:fs';
import { MOST_CORRECTIONS_BYTES, readCorrections, type Corrections } from '@tim/batch/list';
import { fill } from '@tim/languages';
import { Refusal } from '../refusal.ts';
import { sizeOf } from './open-list.ts';

/**
 * What was chosen for a list before this one.
 *
 * @throws Refusal when there is no such file, or it holds something else
 */
export function readCorrectionsFile(file: string): Corrections {
  const text = sizeOf(file) > MOST_CORRECTIONS_BYTES ? '' : readFileSync(file, 'utf8');
  const corrections = readCorrections(text);
  if (!corrections) throw new Refusal((faults) => fill(faults.corrections, { file }));
  return corrections;
}
