/**
 * Writes content where there is room for every number of its bytes, from none to all: `<file> <bytes>`. Every file may have so many
 * bytes, and what is kept of one before leaves so much room. Prints the first thing that is wrong, or how often it was right.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { openWriter } from './file-writer.ts';

const [file = '', size = ''] = process.argv.slice(2);
const bytes = Number(size);
const content = Buffer.from(Array.from({ length: bytes }, (_, at) => at % 251));
process.on('SIGXFSZ', () => undefined);
const { status } = spawnSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:unlimited`]);
if (status !== 0) throw new Error('prlimit sets no limit.');
closeSync(openSync(file, 'w'));

/** How a write of all bytes ends where there is room for some. */
function ended(room: number): string {
  const writer = openWriter(file, bytes - room);
  try {
    writer.write(content);
    writer.finish();
    return 'whole';
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    return code === 'EFBIG' && path === file ? 'refused' : String(error);
  } finally {
    writer.close();
  }
}

/** Whether the file has the bytes that there was room for, and no others; not every content is read, for its time. */
function isFilled(room: number): boolean {
  if (statSync(file).size !== bytes) return false;
  return (
    room % 499 !== 0 ||
    readFileSync(file)
      .subarray(bytes - room)
      .equals(content.subarray(0, room))
  );
}

let wrong: string | undefined;
for (let room = 0; room <= bytes; room++) {
  const end = ended(room);
  if (end === (room === bytes ? 'whole' : 'refused') && isFilled(room)) continue;
  wrong = `${end} where there is room for ${room}`;
  break;
}
console.log(wrong ?? `right ${bytes + 1} times`);
