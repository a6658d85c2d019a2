import { readFileSync, writeFileSync } from 'node:fs';
import { TaskFailure } from '@tim/terminal';
import { movedLines } from '../comparison/comparison.ts';
import {
  compareVersion,
  figuresFileText,
  FIGURES_FILE,
  HOW_TO_RAISE,
  readVersionFigures,
  type VersionFigures,
} from './version-figures.ts';

/**
 * Writes down the figures of a new version of the engine.
 *
 * @throws TaskFailure if figures changed and the version did not
 */
export function writeVersionFigures(now: VersionFigures, file: string = FIGURES_FILE): void {
  const committed = readVersionFigures(readFileSync(file, 'utf8'));
  const comparison = compareVersion(committed, now);
  if (comparison.moved.length > 0) throw new TaskFailure([...movedLines(comparison), HOW_TO_RAISE].join('\n'));
  writeFileSync(file, figuresFileText(now));
}
