import type { RowReport } from './row-report.ts';

/** Whether too many rows of a file are bad for it to be used; says what was read. */
export function wasRejected(report: RowReport): boolean {
  for (const line of report.summary()) console.error(line);
  const rejected = report.rejectedFiles();
  if (rejected.length > 0) console.error(`too many bad rows, nothing written: ${rejected.join(', ')}`);
  return rejected.length > 0;
}
