import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCells } from '@tim/batch/list';
import { readSource } from '@tim/batch/sources';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { batch, refused, run, SETTINGS } from '../host.fixture.ts';
import { workspace } from '../installed.fixture.ts';
import { temporaryFolder } from '../temporary-folder.fixture.ts';

const file = temporaryFolder();
const given = (name: string) => join(workspace, 'libs/batch/fixtures/sources', name);
const cellsOf = (text: string) => parseCells(text.trimEnd(), ',');
/** Status of each row below the header. */
const statuses = (output: string): readonly string[] => {
  const rows = cellsOf(output);
  const header = rows.findIndex((row) => row.includes('tim_status'));
  const at = rows[header]?.indexOf('tim_status') ?? -1;
  return rows.slice(header + 1).map((row) => row[at] ?? '');
};

describe('travel-impact batch', () => {
  it('answers last year from a calendar, and says what it is', async () => {
    const { code, output, errors } = await batch(given('calendar.ics'));
    expect(code).toBe(0);
    expect(errors).toContain('This is a calendar: 7 flights, 8 entries are not flights, or were not flown.');
    expect(errors).toContain('5 of 7 rows have a figure');
    expect(statuses(output).filter((status) => status === 'figure')).toHaveLength(5);
    const packed = await run(['batch', '-', ...SETTINGS], gzipSync(readFileSync(given('calendar.ics'))));
    expect(packed.output).toBe(output);
  });

  it.each(['flights.xlsx', 'flights.ods'])('answers %s from its sheet with flights', async (name) => {
    const { output, errors } = await batch(given(name));
    expect(errors).toContain('sheet “Flights 2025”. Others: Notes (--sheet <name> reads one).');
    expect(statuses(output)).toEqual(['figure', 'figure', '', 'figure']);
    expect(output).toMatch(/^2025-03-14,LX,52,ZRH,BOS,2,Business,4812\.5,figure,/m);
  });

  it('reads the sheet and the row of names that are said, and refuses a row that is not there', async () => {
    expect(await batch(given('flights.ods'), '--sheet', 'Notes')).toMatchObject(
      refused('No columns for origin and destination among: Travel of the department'),
    );
    writeFileSync(file('two.csv'), 'From,To\nFrom,To\nZRH,BOS\n');
    expect(statuses((await batch(file('two.csv'), '--header-row', '2')).output)).toEqual(['figure']);
    expect(await batch(file('two.csv'), '--header-row', '9')).toMatchObject(
      refused('There is no row 9 with column names'),
    );
  });

  it('writes a workbook with figures as numbers, from any list', async () => {
    writeFileSync(file('list.csv'), 'Titel\nVon;Nach;Preis;Formel\nZRH;BOS;12,5;=1+1\n\nZRH;QQQ;52;x;mehr\n');
    const { code, errors } = await batch(file('list.csv'), '--out', file('list.xlsx'));
    expect([code, errors]).toEqual([0, expect.stringContaining('1 of 2 rows have a figure')]);
    const csv = await batch(file('list.csv'));
    const written = readSource('archive', readFileSync(file('list.xlsx')), {
      today: { year: 2026, month: 11, day: 23 },
    });
    const [title, header = [], first = [], blank, last = []] = cellsOf(Buffer.concat(written.csv).toString());
    expect([title, blank]).toEqual([['Titel'], ['']]);
    expect(header.slice(0, 6)).toEqual(['Von', 'Nach', 'Preis', 'Formel', 'tim_status', 'tim_kg_co2e']);
    expect(first.slice(0, 5)).toEqual(['ZRH', 'BOS', '12,5', '=1+1', 'figure']);
    const kilograms = /;figure;(\d+,\d{3});/.exec(csv.output)?.[1]?.replace(',', '.');
    expect(Number(first[5])).toBe(Number(kilograms));
    expect(last.at(-1)).toBe('mehr');
    expect(existsSync(file('list.xlsx.part'))).toBe(false);
    expect(statuses((await batch(file('list.xlsx'))).output)).toEqual(['figure', '', 'no_figure']);
  });

  it('refuses to write what it does not', async () => {
    expect(await batch(given('calendar.ics'), '--out', file('a.ods'))).toMatchObject(
      refused('spreadsheets are written as .xlsx'),
    );
    expect(await batch(given('airtrail.json'), '--out', file('a.xlsx'))).toMatchObject(
      refused('read a .json file with --format csv'),
    );
    expect((await batch(given('airtrail.json'), '--format', 'csv', '--out', file('a.xlsx'))).code).toBe(0);
  });

  it('names a flight log, and has totals that say so', async () => {
    const log = await batch(given('flightradar24.csv'));
    expect(log.errors).toContain('This is a flight log of myFlightradar24.');
    expect(statuses(log.output)).toEqual(['figure', 'figure', 'figure']);
    const json = await batch(given('app-in-the-air.txt'), '--json');
    expect(JSON.parse(json.errors)).toMatchObject({
      source: { kind: 'log', log: 'app-in-the-air', flights: 2, others: 2 },
    });
  });

  it('leaves out what entries of a calendar say of people', async () => {
    const { output } = await batch(given('calendar.ics'), '--without-people');
    expect(output).not.toContain('Dentist');
    expect(statuses(output).filter((status) => status === 'figure')).toHaveLength(5);
  });
});
