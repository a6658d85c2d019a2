import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keptStreams } from '../host.fixture.ts';
import { built } from '../built.fixture.ts';
import { temporaryFolder } from '../temporary-folder.fixture.ts';
import { travelImpact } from '../travel-impact.ts';
import { LONG_LIST, ROWS } from './spawned-batch.fixture.ts';

const file = temporaryFolder();
let files = 0;
/** The output of a list and what was said on the errors' stream. */
async function batch(name: string, text: string, ...options: readonly string[]) {
  const [input, out] = [file(`${files++}-${name}`), file(`${files}.out`)];
  writeFileSync(input, text);
  const { host, output, errors } = keptStreams();
  const code = await travelImpact(['batch', input, '--out', out, '--today', '2026-11-23', ...options], built, host);
  const [columns, summary] = errors.map((said) => said.toString().trimEnd());
  return { code, text: readFileSync(out, 'utf8'), columns, summary, output: output.join('') };
}

const UGLY = `Travel 2025;;;;;
;;;;;
Reisender;Von;Nach;Flugnummer;Datum;Reiseklasse
"B; C";Zürich;Boston;LX 52;01.06.2025;Business
D;ZRH;BOS;LX52;bald;Eco

E;Genf;London;;2024;Y
`;

describe('travel-impact batch', () => {
  it('keeps rows in their places and columns in theirs, and says what is wrong with one', async () => {
    const { code, text, columns, summary } = await batch('ugly.csv', UGLY);
    expect(columns).toBe(
      'Columns read: origin=Von, destination=Nach, flightNumber=Flugnummer, date=Datum, cabin=Reiseklasse, traveller=Reisender.',
    );
    const lines = text.split('\n');
    expect(code).toBe(0);
    expect(lines).toHaveLength(UGLY.split('\n').length);
    expect(lines[2]).toMatch(/^Reisender;Von;Nach;Flugnummer;Datum;Reiseklasse;tim_status;tim_kg_co2e;/);
    expect(lines[3]).toMatch(/^"B; C";Zürich;Boston;LX 52;01.06.2025;Business;figure;1\d{3}\.\d{3};1\d{6};business;1;/);
    expect(lines[4]).toContain('D;ZRH;BOS;LX52;bald;Eco;no_figure;');
    expect(lines[4]).toContain(
      ';INVALID_ROW;Date: “bald” is not a date we can read with certainty: write it as YYYY-MM-DD;',
    );
    const names = lines[2]?.split(';') ?? [];
    const cell = (name: string) => lines[6]?.split(';')[names.indexOf(name)];
    expect([cell('tim_tier'), cell('tim_warnings')]).toEqual(['TYPICAL_FLIGHT_EMISSIONS', 'FLEET_OF_ANOTHER_YEAR']);
    expect(summary).toMatch(
      /^2 of 3 rows have a figure: \d\.\d{3} t CO2e well-to-wake, \d\.\d{3} t to \d\.\d{3} t, for 2 flights of one passenger each\./,
    );
    expect(summary).toContain('1  row 5: Date: “bald” is not a date we can read with certainty');
  });

  it('takes no more workers than there are processors, and says so', async () => {
    const { code, columns } = await batch('many.csv', UGLY, '--jobs', '9999');
    expect([code, columns]).toEqual([
      0,
      '9999 workers are more than the processors or the free memory allow: 3 are used.',
    ]);
  });

  it('reads lines of JSON, and adds numbers to them', async () => {
    const flight = { origin: 'ZRH', destination: 'BOS', flight: 'LX52', date: '2025-06-01', id: { a: [1] } };
    const { text } = await batch('list.ndjson', `${JSON.stringify(flight)}\nnot json\n`, '--cabin', 'first');
    const [first, second] = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(first).toMatchObject({
      ...flight,
      tim_status: 'figure',
      tim_cabin: 'first',
      tim_passengers: 1,
      tim_reason: null,
    });
    expect(first?.['tim_kg_co2e']).toBe((first?.['tim_g_co2e_per_passenger'] as number) / 1000);
    expect(second).toMatchObject({ tim_input: 'not json', tim_status: 'no_figure', tim_reason: 'INVALID_ROW' });
  });

  it('answers the same with one worker and with three, in the list’s order', async () => {
    const by = ['--by', 'airline,month', '--by', 'id'];
    const [one, three] = [
      await batch('a.csv', LONG_LIST, ...by, '--jobs', '1'),
      await batch('b.csv', LONG_LIST, ...by, '--jobs', '3'),
    ];
    expect(three.text).toBe(one.text);
    expect(one.output).toMatch(/^airline,group,LX,/m);
    expect(three.output).toBe(one.output);
    const ids = three.text
      .split('\n')
      .slice(1, -1)
      .map((line) => Number(/^"id ""(\d+)"""/.exec(line)?.[1]));
    expect(ids).toEqual(Array.from({ length: ROWS }, (_, at) => at));
    expect(one.summary).toContain(`${(ROWS * 5) / 6} of ${ROWS} rows`);
  });

  it.each([
    [
      'a column that is not there',
      'a,b\nZRH,BOS\n',
      ['--columns', 'origin=x'],
      /^There is no column x\. There are: a, b\.$/,
    ],
    ['an unknown cabin', 'from,to\n', ['--cabin', 'hold'], /^--cabin: 'hold' is not a cabin. Use economy, /],
  ])('refuses %s in one line', async (_what, text, options, message) => {
    await expect(batch('wrong.csv', text, ...options)).rejects.toThrow(message);
  });

  it('writes cells that a spreadsheet would take for formulas as texts, where that is asked for', async () => {
    const list = 'from,to,note\nZRH,BOS,=1+1\n';
    expect((await batch('formula.csv', list, '--for-spreadsheets')).text).toContain("ZRH,BOS,'=1+1,figure,");
  });

  const GERMAN = `Datum;Von;Nach;Rückflug;Anzahl Personen;Kostenstelle;Preis;Personen geplant
01.06.2025;Zürich;Boston;08.06.2025;3;K1;2.245,50;3
01.06.2025;Köln Hbf;Frankfurt Hbf;;1;K2;45,50;1
02.06.2025;ZRH;BOS;;1;K3;-745,50;1
03.06.2025;Sydney;Auckland;;1;K4;645,50;1
`;

  it('counts flights back and people, names what it does not read, skips what is no flight, and asks for a place', async () => {
    const { text, columns, summary } = await batch('german.csv', GERMAN);
    expect(columns).toContain('returns=Rückflug, fare=Preis.');
    // Below the total: it leaves nothing out that is read.
    expect(summary).toMatch(
      /rows have a figure: [^]*\nNot read: Kostenstelle, Personen geplant \(perhaps passengers\)\./,
    );
    const rows = text.split('\n').slice(1, -1);
    expect(rows.map((row) => row.split(';')[8])).toEqual(['figure', 'skipped', 'skipped', 'no_figure']);
    expect(rows[0]).toMatch(/;3;K1;2\.245,50;3;figure;\d+,\d{3};\d+;economy;3;2;/);
    expect(summary).toMatch(/^1 of 2 rows have a figure: .* for 6 flights of one passenger each\.$/m);
    expect(summary).toContain("Sydney: SYD or YQY? For 1 row, add --place 'Sydney=SYD'.");
    expect(summary).toMatch(
      /^Skipped and not counted, 2 rows:\n +1 {2}train\n +1 {2}refund\nRefunds are not subtracted/m,
    );
    const told = await batch('german.csv', GERMAN, '--place', 'Sydney=syd');
    expect(told.summary).toMatch(/^2 of 2 rows have a figure: .* for 7 flights of one passenger each\.$/m);
  });

  it('names in its record what it did not read and what it skipped, and nobody where people are left out', async () => {
    const list = GERMAN.replace('Datum;', 'Reisender;Datum;').replace(/^(?=0)/gm, 'Lee, Daniel;');
    const { text, output: json } = await batch('people.csv', list, '--json', '--without-people');
    expect(`${json}${text}`).not.toContain('Lee');
    expect(text.split('\n')[1]).toMatch(/^;01\.06\.2025;Zürich;Boston;08\.06\.2025;3;/);
    expect(JSON.parse(json)).toMatchObject({
      unusedColumns: [{ name: 'Kostenstelle' }, { name: 'Personen geplant', mayMean: 'passengers' }],
      rowsSkipped: { rail: 1, refund: 1 },
      leftOut: ['Reisender'],
      result: {
        flights: 6,
        skipped: [
          { kind: 'rail', rows: 1 },
          { kind: 'refund', rows: 1 },
        ],
      },
    });
  });

  it('says that a list may be cut where its last row is shorter than the others and has no line end', async () => {
    const list = 'from,to,cabin\nZRH,BOS,economy\nZRH,BOS';
    const said =
      'The last row has only 2 of 3 cells and does not end with a line break: the file may have been cut off there.';
    expect((await batch('cut.csv', list)).summary).toContain(said);
    expect((await batch('whole.csv', `${list}\n`)).summary).not.toContain('The last row');
    const { output: json } = await batch('cut.csv', list, '--json');
    expect(JSON.parse(json)).toMatchObject({ shortEnd: { cells: 2, columns: 3 } });
  });

  it('names a column of people that it cannot read, and says how dates are told', async () => {
    const { columns, summary } = await batch('guests.csv', 'From,To,Number of guests,Date\nZRH,BOS,3,3/4/2025\n');
    expect(columns).not.toContain('Number of guests');
    expect(summary).toContain('Not read: Number of guests (perhaps passengers).');
    expect(summary).toContain(
      "Each row counts once. If Number of guests gives the number of passengers or flights, add --columns 'passengers=Number of guests'.",
    );
    expect(summary).toContain('on the command line with --dates day-first');
  });

  it('has no total while nothing has a figure, and says why first', async () => {
    const { summary } = await batch('none.csv', 'From,To\nAtlantis,BOS\nSydney,AKL\n');
    expect(summary).toMatch(
      /^No figure yet: 2 rows need attention\.\nRows without a figure, by reason:\n +2 {2}first in row 2: From: “Atlantis” is not an airport[^\n]*\nAtlantis: which airport or city\? For 1 row, add --place 'Atlantis=<code>'\.\nSydney: SYD or YQY\?/,
    );
    expect(summary).not.toContain('0.000 t');
  });

  it('takes columns by the names it is given, and writes over nothing', async () => {
    const { text } = await batch('named.csv', 'a,b\nZRH,BOS\n', '--columns', 'origin=a,destination=b');
    expect(text).toContain('ZRH,BOS,figure,');
    const [input, out] = [file('again.csv'), file('again.out')];
    writeFileSync(input, 'from,to\nZRH,BOS\n');
    writeFileSync(out, 'mine');
    await expect(travelImpact(['batch', input, '--out', out], built, keptStreams().host)).rejects.toThrow(
      /already exists/,
    );
    expect(readFileSync(out, 'utf8')).toBe('mine');
  });
});
