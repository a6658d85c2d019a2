import { readFileSync, writeFileSync } from 'node:fs';
import { TaskFailure } from '@tim/terminal';
import {
  figuresFileText,
  FIGURES_FILE,
  readVersionFigures,
  versionFault,
  type VersionFigures,
} from './version-figures.ts';

/**
 * Writes down the figures of a new version of the engine.
 *
 * @throws TaskFailure if figures changed and the version did not
 */
export function writeVersionFigures(now: VersionFigures, file: string = FIGURES_FILE): void {
  const committed = readVersionFigures(readFileSync(file, 'utf8'));
  const fault = versionFault(committed, now);
  const isRaised = committed.engineVersion !== now.engineVersion;
  if (fault !== undefined && !isRaised) throw new TaskFailure(fault);
  writeFileSync(file, figuresFileText(now));
}
