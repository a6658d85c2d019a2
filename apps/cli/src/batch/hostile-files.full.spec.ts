import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { commandFile } from '../built.fixture.ts';
import { temporaryFolder } from '../temporary-folder.fixture.ts';

const inFolder = temporaryFolder();

/** Writes the memory that a process took at most, as its last line of errors [kB]. Linux counts its parent's otherwise. */
const TELLS_MEMORY = `data:text/javascript,${encodeURIComponent(`
  import { existsSync, readFileSync, writeSync } from 'node:fs';
  const status = '/proc/self/status';
  process.on('exit', () => {
    const own = existsSync(status) && /VmHWM:\\s*(\\d+)/.exec(readFileSync(status, 'utf8'))?.[1];
    writeSync(2, '\\n' + (own || process.resourceUsage().maxRSS));
  });
`)}`;

/** What is said of a file, and the memory that reading it took [MB]. */
async function batch(name: string, bytes: Uint8Array): Promise<{ readonly said: string; readonly megabytes: number }> {
  const file = inFolder(name);
  writeFileSync(file, bytes);
  const args = ['--import', TELLS_MEMORY, commandFile, 'batch', file, '--out', inFolder(`${name}.csv`)];
  const child = spawn(process.execPath, [...args, '--today', '2026-11-23']);
  const [, , errors] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
  return { said: errors, megabytes: Number(errors.split('\n').at(-1)) / 1000 };
}

const event = (...lines: readonly string[]): string =>
  ['BEGIN:VEVENT', 'SUMMARY:LX 52 ZRH-BOS', 'DTSTART:20250314T100000Z', ...lines, 'END:VEVENT', ''].join('\r\n');
const calendar = (entries: string): Buffer =>
  Buffer.from(`BEGIN:VCALENDAR\r\nX-WR-TIMEZONE:Europe/Zurich\r\n${entries}END:VCALENDAR\r\n`);
const hours = Array.from({ length: 1000 }, (_, at) => `202506${String(1 + (at % 28)).padStart(2, '0')}T100000Z`).join(
  ',',
);

describe('a file of up to 50 MB that is made to take all memory', () => {
  it.each([
    [
      'rules.ics',
      () => calendar(event('RRULE:FREQ=DAILY;COUNT=1000').repeat(12_000)),
      'more than 500 thousand entries',
    ],
    ['entries.ics', () => calendar(event('LOCATION:Zürich').repeat(100_000)), 'This is a calendar'],
    ['days.ics', () => calendar(event(`RDATE:${hours}`).repeat(300)), 'This is a calendar'],
    ['empty.json', () => Buffer.from(`[${'{},'.repeat(16_000_000)}{}]`), 'No columns for origin and destination'],
    [
      'blanks.json.gz',
      () => gzipSync(Buffer.concat([Buffer.from('['), Buffer.alloc(500_000_000, ' ')])),
      'A row has more than 16 MB',
    ],
    [
      'columns.csv',
      () => Buffer.from(`from,to${',x'.repeat(120_000)}\n${'a\n'.repeat(20_000_000)}`),
      'more than 1000 columns',
    ],
  ])('is answered or refused within 700 MB: %s', async (name, bytes, message) => {
    const { said, megabytes } = await batch(name, bytes());
    expect(said).toContain(message);
    expect(megabytes).toBeLessThan(700);
  });
});
