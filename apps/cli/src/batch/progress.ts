import { performance } from 'node:perf_hooks';
import { fill } from '@tim/languages';
import type { Host } from '../host.ts';
import type { Spoken } from '../spoken.ts';

const EVERY_MS = 250;

/** A line on the terminal that says how far a run has come; nothing where the errors go to a file. */
export function progressLine(
  totalBytes: number | undefined,
  { batch, manner }: Spoken,
  errors: Host['errors'],
): {
  readonly show: (bytes: number, rows: number) => void;
  readonly clear: () => void;
} {
  const start = performance.now();
  let shown = 0;
  return {
    show: (bytes, rows) => {
      const now = performance.now();
      if (!errors.isTTY || now - shown < EVERY_MS) return;
      shown = now;
      const seconds = (now - start) / 1000;
      const share = totalBytes ? Math.min(1, bytes / totalBytes) : undefined;
      const bar =
        share === undefined
          ? ''
          : `${'█'.repeat(Math.round(share * 20)).padEnd(20, '·')} ${Math.floor(share * 100)} %  `;
      const left = share ? `  ${fill(batch.secondsLeft, { seconds: Math.ceil((seconds * (1 - share)) / share) })}` : '';
      const done = fill(batch.rowsDone, { rows: rows.toLocaleString(manner.language) });
      errors.write(`\r\u001B[K${bar}${done}${left}`);
    },
    clear: () => {
      if (errors.isTTY) errors.write('\r\u001B[K');
    },
  };
}
