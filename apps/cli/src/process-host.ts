import type { Host } from './host.ts';
import { answeringOnce } from './load-tables.ts';

/** The streams of the process. */
export function processHost(): Host {
  const { stdin: input, stdout: output, stderr: errors } = process;
  // The reader of the output has gone (`| head`): nothing more is wanted.
  output.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  return { input, output, errors, answering: answeringOnce() };
}
