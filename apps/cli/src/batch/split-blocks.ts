import { UsageError } from '@tim/terminal';

const NEW_LINE = 10;
const QUOTE = 34;

/** A record of so many bytes is a quote that nobody closed. */
const LONGEST_RECORD_BYTES = 16 * 2 ** 20;

/**
 * A stream of bytes in blocks that end with a line, so that each can be read alone.
 *
 * @param hasQuotes - whether a line may go on within quotes
 * @throws UsageError when a quote opens and is not closed for 16 MB
 */
export async function* splitBlocks(
  chunks: AsyncIterable<Buffer>,
  hasQuotes: boolean,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let isQuoted = false;
  for await (const chunk of chunks) {
    let end = 0;
    if (hasQuotes) {
      for (let at = 0; at < chunk.length; at++) {
        const byte = chunk[at];
        if (byte === QUOTE) isQuoted = !isQuoted;
        else if (byte === NEW_LINE && !isQuoted) end = at + 1;
      }
    } else {
      end = chunk.lastIndexOf(NEW_LINE) + 1;
    }
    if (end > 0) {
      yield joined([...waiting, chunk.subarray(0, end)]);
      waiting = [];
      waitingBytes = 0;
    }
    waiting.push(chunk.subarray(end));
    waitingBytes += chunk.length - end;
    if (waitingBytes > LONGEST_RECORD_BYTES)
      throw new UsageError('A quote opens in the input and is not closed for 16 MB.');
  }
  if (waitingBytes > 0) yield joined(waiting);
}

/** Bytes of their own, which can be given away. */
function joined(parts: readonly Buffer[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
