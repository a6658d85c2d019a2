import { existsSync, readFileSync } from 'node:fs';

const OWN_STATUS = '/proc/self/stat';
/** Linux counts processor time in hundredths of a second for programs. */
const TICKS_PER_SECOND = 100;

/**
 * Processor time of this process and of every process that it started and that has ended [s], in user and kernel mode.
 *
 * @returns undefined where the system does not say (only Linux does)
 */
export function processorSeconds(): number | undefined {
  if (!existsSync(OWN_STATUS)) return undefined;
  // The program's name comes second, in brackets, and may hold spaces: proc(5), fields 14 to 17.
  const fields = readFileSync(OWN_STATUS, 'utf8').split(') ')[1]?.split(' ').slice(11, 15).map(Number) ?? [];
  return fields.reduce((sum, ticks) => sum + ticks, 0) / TICKS_PER_SECOND;
}
