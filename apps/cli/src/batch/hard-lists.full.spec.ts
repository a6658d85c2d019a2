import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keptStreams } from '../host.fixture.ts';
import { built } from '../built.fixture.ts';
import { temporaryFolder } from '../temporary-folder.fixture.ts';
import { travelImpact } from '../travel-impact.ts';

const file = temporaryFolder();
let files = 0;
/** The answers of a list, long ones by workers with the memory they have, and what is said of its columns. */
async function batch(name: string, list: string | Uint8Array) {
  const [input, out] = [file(`${files++}-${name}`), file(`${files}.out`)];
  writeFileSync(input, list);
  const { host, errors } = keptStreams();
  await travelImpact(['batch', input, '--out', out, '--today', '2026-11-23'], built, host);
  const bytes = readFileSync(out);
  return { bytes, text: bytes.toString('utf8'), columns: String(errors[0]) };
}

describe('travel-impact batch', () => {
  it('answers a JSON list of 20 MB', async () => {
    const flight = { from: 'ZRH', to: 'BOS', note: 'x'.repeat(40_000) };
    const { text } = await batch('list.json', JSON.stringify(Array.from({ length: 500 }, () => flight)));
    expect(text.match(/"tim_status":"figure"/g)).toHaveLength(500);
  });

  it('answers a list in any encoding as it does in UTF-8, block by block, as it came, and names the encoding', async () => {
    const long = `ZRH,BOS,${'Müller '.repeat(30)}Müller`;
    const rows = `From,To,Name\n${`${long}\n`.repeat(600)}`;
    const utf8 = await batch('utf8.csv', rows);
    const utf16 = await batch('utf16.csv', Buffer.from(`\uFEFF${rows}`, 'utf16le'));
    const latin = await batch('latin.csv', Buffer.from(rows, 'latin1'));
    expect(utf8.text.match(/Müller,figure/g)).toHaveLength(600);
    expect(utf16.bytes.equals(Buffer.from(`\uFEFF${utf8.text}`, 'utf16le'))).toBe(true);
    // Excel takes UTF-8 without a mark for what this list was written in.
    expect(latin.text === `\uFEFF${utf8.text}`).toBe(true);
    expect(utf8.columns).not.toContain('Letters');
    expect(utf16.columns).toContain('Text encoding: read as utf-16le, written as utf-16le.');
    expect(latin.columns).toContain('Text encoding: read as windows-1252, written as utf-8.');
  });
});
