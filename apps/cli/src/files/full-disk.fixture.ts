/**
 * Answers a list again and again where no file can have more than so many bytes, and then the same where any can:
 * `<list> <output> <limits>`, each limit as a share of the output. Prints a line of JSON for each limit.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { exitCodeOf } from '@tim/terminal';
import { printTo, type Host } from '../host.ts';
import { installed } from '../installed.fixture.ts';
import { answeringOnce } from '../load-tables.ts';
import { travelImpact } from '../travel-impact.ts';

const [list = '', out = '', shares = ''] = process.argv.slice(2);
const command = ['batch', list, '--out', out, '--today', '2026-11-23', '--jobs', '1'];
const answering = answeringOnce();

async function run(args: readonly string[]) {
  let errors = '';
  const kept = new Writable({
    write: (bytes: Buffer, _encoding, done) => {
      errors += bytes.toString();
      done();
    },
  });
  const host: Host = {
    input: Readable.from([]),
    output: kept,
    errors: kept,
    answering,
    machine: { processors: 1, freeBytes: 8e9 },
  };
  const code = await exitCodeOf(
    () => travelImpact(args, installed, host),
    (line) => printTo(kept, line),
  );
  return { code, errors };
}

/** Otherwise the signal ends the process, before the system call can say that it took a part. */
process.on('SIGXFSZ', () => undefined);

function limitFiles(bytes: number | 'unlimited'): void {
  const { status } = spawnSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:unlimited`]);
  if (status !== 0) throw new Error('prlimit sets no limit.');
}

const there = (): readonly string[] => readdirSync(dirname(out)).filter((name) => name.startsWith(basename(out)));
const bytesOf = () => (there().includes(basename(out)) ? readFileSync(out) : undefined);
const removeAll = () => there().forEach((name) => rmSync(join(dirname(out), name)));

removeAll();
await run(command);
const whole = readFileSync(out);

for (const share of shares.split(',').map(Number)) {
  const limit = Math.floor(share * whole.length);
  removeAll();
  limitFiles(limit);
  const { code, errors } = await run(command);
  limitFiles('unlimited');
  const found = there().map((name) => name.slice(basename(out).length));
  const isWhole = bytesOf()?.equals(whole) ?? false;
  const again = code === 0 ? undefined : await run(command);
  const isWholeAgain = bytesOf()?.equals(whole) ?? false;
  console.log(
    JSON.stringify({ limit, code, errors, found, isWhole, codeAgain: again?.code, isWholeAgain, left: there() }),
  );
}
removeAll();
