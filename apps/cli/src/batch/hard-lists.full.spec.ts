import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { keptStreams } from '../host.fixture.ts';
import { built } from '../built.fixture.ts';
import { travelImpact } from '../travel-impact.ts';

const folder = mkdtempSync(join(tmpdir(), 'hard-lists-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
/** The answers of a list, long ones by workers with the memory they have, and what is said of its columns. */
async function batch(name: string, list: string | Uint8Array) {
  const [input, out] = [join(folder, `${files++}-${name}`), join(folder, `${files}.out`)];
  writeFileSync(input, list);
  const { host, errors } = keptStreams();
  await travelImpact(['batch', input, '--out', out, '--today', '2026-11-23'], built, host);
  const bytes = readFileSync(out);
  return { bytes, text: bytes.toString('utf8'), columns: String(errors[0]) };
}

const FLIGHT = 'ZRH,BOS,Müller';
const list = (...rows: readonly string[]) => `From,To,Name\n${FLIGHT}\n${rows.join('\n')}\n${FLIGHT}\n`;

describe('travel-impact batch', () => {
  it('answers the rows around those that nobody can read', async () => {
    const route = `–${'\t'.repeat(3000)}/${'\t'.repeat(3000)}x`;
    const hard = [route, `"${'x'.repeat(12_000_000)}",BOS`, ','.repeat(10_000_000)];
    const lines = (await batch('list.csv', list(...hard, FLIGHT))).text.split('\n');
    expect(lines).toHaveLength(8);
    expect(lines[1]).toMatch(/^ZRH,BOS,Müller,figure,/);
    expect(lines.slice(5)).toEqual([lines[1], lines[1], '']);
    for (const [at, row] of hard.entries()) {
      expect(lines[at + 2]?.startsWith(row)).toBe(true);
      expect(lines[at + 2]?.slice(row.length)).toMatch(/no_figure,.*INVALID_ROW/);
    }
  });

  it('answers a JSON list of 20 MB', async () => {
    const flight = { from: 'ZRH', to: 'BOS', note: 'x'.repeat(40_000) };
    const { text } = await batch('list.json', JSON.stringify(Array.from({ length: 500 }, () => flight)));
    expect(text.match(/"tim_status":"figure"/g)).toHaveLength(500);
  });

  it('answers a list in any encoding as it does in UTF-8, block by block, as it came, and names the encoding', async () => {
    const long = `ZRH,BOS,${'Müller '.repeat(30)}Müller`;
    const rows = list(...Array.from({ length: 600 }, () => long));
    const utf8 = await batch('utf8.csv', rows);
    const utf16 = await batch('utf16.csv', Buffer.from(`\uFEFF${rows}`, 'utf16le'));
    const latin = await batch('latin.csv', Buffer.from(rows, 'latin1'));
    expect(utf8.text.match(/Müller,figure/g)).toHaveLength(602);
    expect(utf16.bytes.equals(Buffer.from(`\uFEFF${utf8.text}`, 'utf16le'))).toBe(true);
    // Excel takes UTF-8 without a mark for what this list was written in.
    expect(latin.text === `\uFEFF${utf8.text}`).toBe(true);
    expect(utf8.columns).not.toContain('Letters');
    expect(utf16.columns).toContain('Text encoding: read as utf-16le, written as utf-16le.');
    expect(latin.columns).toContain('Text encoding: read as windows-1252, written as utf-8.');
  });

  it('refuses what is no text in a sentence', async () => {
    await expect(batch('a.csv', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))).rejects.toThrow('Save it again, or as CSV');
    await expect(batch('b.csv', Uint8Array.of(1, 0, 0, 7, 9, 0, 0, 0, 3))).rejects.toThrow('no text');
  });
});
