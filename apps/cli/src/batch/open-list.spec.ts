import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { decodeRows, encodingOf, ListFault } from '@tim/batch/list';
import { UsageError } from '@tim/terminal';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { spokenIn } from '../spoken.ts';
import { openList } from './open-list.ts';

const folder = mkdtempSync(join(tmpdir(), 'open-list-'));
afterAll(() => rmSync(folder, { recursive: true }));

const open = (file: string, kind: 'csv' | 'ndjson') =>
  openList(file, {
    kind,
    today: { year: 2026, month: 11, day: 25 },
    faults: spokenIn('en').batch.faults,
    standardInput: Readable.from([]),
  });

/** The lines of a JSON file with these bytes, with their letters as a list's are read. */
async function linesOf(bytes: Uint8Array): Promise<string> {
  const file = join(folder, 'flights.json');
  writeFileSync(file, bytes);
  const list = await open(file, 'ndjson');
  const pieces: Buffer[] = [];
  for await (const piece of list.pieces) pieces.push(piece);
  return decodeRows(Buffer.concat(pieces), encodingOf(list.beginning.bytes));
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

  it('has its flights as they are written, however deep, each on a line', async () => {
    const deep = `{"from":"ZRH","deep":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const flights = ['{"id":1234567890123456789, "big":1e400, "note":"a,\\n]"}', deep, '{"price":120.10}'];
    const lines = flights.map((flight) => `${flight}\n`).join('');
    expect(await linesOf(Buffer.from(`[${flights.join(',\r\n')}]`))).toBe(lines);
    expect(await linesOf(Buffer.from(`{"flights":[],"about":[1],"flights":[\n${flights.join(' ,')}\n]}`))).toBe(lines);
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
    const file = join(folder, 'blanks.json.gz');
    writeFileSync(file, gzipSync(Buffer.concat([Buffer.from('[{"from":"ZRH"}'), Buffer.alloc(20_000_000, ' ')])));
    const read = async () => {
      for await (const piece of (await open(file, 'ndjson')).pieces) if (piece.length === 0) break;
    };
    await expect(read()).rejects.toThrow('A row has more than 16 MB');
  });
});

describe('a list that becomes shorter while it is read', () => {
  const text = `from,to\n${'ZRH,BOS\n'.repeat(500_000)}`;
  it.each([
    ['list.csv', Buffer.from(text)],
    ['list.ndjson', Buffer.from('{"from":"ZRH","to":"BOS"}\n'.repeat(200_000))],
    ['list.csv.gz', gzipSync(text, { level: 0 })],
  ])('is refused in words: %s', async (name, bytes) => {
    const file = join(folder, name);
    writeFileSync(file, bytes);
    const list = await open(file, name.endsWith('.ndjson') ? 'ndjson' : 'csv');
    truncateSync(file, 8 * 150_000);
    const read = async () => {
      for await (const piece of list.pieces) if (piece.length === 0) break;
    };
    await expect(read()).rejects.toThrow(
      `${name} became shorter while it was being read: 1200000 of ${bytes.length} bytes.`,
    );
  });
});
