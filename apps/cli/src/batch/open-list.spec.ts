import { truncateSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { decodeRows, encodingOf, ListFault } from '@tim/batch/list';
import { UsageError } from '@tim/terminal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spokenIn } from '../spoken.ts';
import { temporaryFolder } from '../temporary-folder.fixture.ts';
import { openList } from './open-list.ts';

const inFolder = temporaryFolder();

const open = (file: string, kind: 'csv' | 'ndjson') =>
  openList(file, {
    kind,
    today: { year: 2026, month: 11, day: 25 },
    faults: spokenIn('en').batch.faults,
    standardInput: Readable.from([]),
  });

async function readToEnd(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

/** The lines of a JSON file with these bytes, with their letters as a list's are read. */
async function linesOf(bytes: Uint8Array): Promise<string> {
  const file = inFolder('flights.json');
  writeFileSync(file, bytes);
  const list = await open(file, 'ndjson');
  return decodeRows(await readToEnd(list.pieces), encodingOf(list.beginning.bytes));
}

describe('a JSON file', () => {
  const text = '{"flights":[{"from":"ZRH","to":"Malmö"}]}';
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['Latin-1', Buffer.from(text, 'latin1')],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['gzip', gzipSync(text)],
  ])('in %s is read with its letters', async (_encoding, bytes) => {
    expect(await linesOf(bytes)).toBe('{"from":"ZRH","to":"Malmö"}\n');
  });

  it('has a line for each of its flights, or is refused in words', { timeout: 600_000 }, async () => {
    const flights = fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 5 });
    const json = fc.oneof(flights, fc.record({ flights }), fc.jsonValue({ maxDepth: 2 }));
    const cut = fc.constantFrom(0, 0, 0, 1, 3);
    const encoding = fc.constantFrom('utf8', 'latin1', 'utf16le');
    await fc.assert(
      fc.asyncProperty(json, cut, encoding, async (value, cutBytes, written) => {
        const bytes = Buffer.from(JSON.stringify(value), written);
        const lines = await linesOf(bytes.subarray(0, bytes.length - cutBytes)).catch((fault: unknown) => {
          if (fault instanceof UsageError || fault instanceof ListFault) return undefined;
          throw fault;
        });
        if (lines === undefined) return;
        const own: unknown = Array.isArray(value) ? value : (value as { flights?: unknown }).flights;
        const records = lines
          .split('\n')
          .slice(0, -1)
          .map((line) => JSON.parse(line) as unknown);
        expect(records).toHaveLength((own as readonly unknown[]).length);
      }),
    );
  });
});

describe('a packed JSON file', () => {
  it('is unpacked no further than a flight may reach', async () => {
    const file = inFolder('blanks.json.gz');
    writeFileSync(file, gzipSync(Buffer.concat([Buffer.from('[{"from":"ZRH"}'), Buffer.alloc(20_000_000, ' ')])));
    await expect(open(file, 'ndjson').then(({ pieces }) => readToEnd(pieces))).rejects.toThrow(
      'A row has more than 16 MB',
    );
  });
});

describe('a list that becomes shorter while it is read', () => {
  const text = `from,to\n${'ZRH,BOS\n'.repeat(500_000)}`;
  it.each([
    ['list.csv', Buffer.from(text)],
    ['list.ndjson', Buffer.from('{"from":"ZRH","to":"BOS"}\n'.repeat(200_000))],
    ['list.csv.gz', gzipSync(text, { level: 0 })],
  ])('is refused in words: %s', async (name, bytes) => {
    const file = inFolder(name);
    writeFileSync(file, bytes);
    const list = await open(file, name.endsWith('.ndjson') ? 'ndjson' : 'csv');
    truncateSync(file, 8 * 150_000);
    await expect(readToEnd(list.pieces)).rejects.toThrow(
      `${name} became shorter while it was being read: 1200000 of ${bytes.length} bytes.`,
    );
  });
});
