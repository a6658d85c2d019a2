import { fstatSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Writable } from 'node:stream';
import { fileFault } from './files/file-fault.ts';
import { writeAll } from './files/file-writer.ts';
import { printTo, type Host } from './host.ts';
import { answeringOnce } from './load-tables.ts';
import type { Faults } from './refusal.ts';

/** The streams of the process. */
export function processHost(faults: Faults): Host {
  const { stdin: input, stderr: errors } = process;
  const output = isFile(process.stdout.fd) ? fileOutput(process.stdout.fd) : process.stdout;
  output.on('error', (error: NodeJS.ErrnoException) => {
    // The reader of the output has gone (`| head`): nothing more is wanted.
    if (error.code === 'EPIPE') process.exit(0);
    printTo(errors, fileFault(error)?.say(faults) ?? error.message);
    process.exit(2);
  });
  // Nobody can be told, except by the exit code.
  errors.on('error', () => process.exit(2));
  const machine = { processors: availableParallelism(), freeBytes: process.availableMemory() };
  return { input, output, errors, answering: answeringOnce(), machine };
}

/** Also a device without a terminal, as /dev/full. */
function isFile(descriptor: number): boolean {
  const stat = fstatSync(descriptor);
  return stat.isFile() || (stat.isCharacterDevice() && !process.stdout.isTTY);
}

/** Node's own stream for a file ignores that only some of the bytes were written. */
const fileOutput = (descriptor: number): Writable =>
  new Writable({
    write: (bytes: Buffer, _encoding, done) => {
      try {
        writeAll(descriptor, bytes);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
