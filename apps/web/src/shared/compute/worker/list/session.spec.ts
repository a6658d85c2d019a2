import { describe, expect, it } from 'vitest';
import type { ListShape, RowFilter } from '../../list-types.ts';
import { answeredList, LIST_TODAY, newListSession, recordOfList } from '../../../../testing/list-data.ts';

const SAID = { today: LIST_TODAY };

/** German notation: semicolons, decimal commas, dates with dots, a total below. */
const SEMICOLONS = `Reisender;Von;Nach;Flugnummer;Datum;Reiseklasse;km
Müller, Anna;ZRH;BOS;LX 52;01.03.2025;Business;6.012,5
Meier, Beat;;;;2024;;788,4
;;;;;Summe;6.800,9
`;
/** Three notations of dates, of which one can be read in two ways. */
const DATES = `From,To,Airline,Flight,Date,Class
ZRH,BOS,Swiss,52,2025-03-14,Economy
BOS,ZRH,LX,53,14 Mar 2025,Economy
ZRH,LHR,LX,316,3/4/2025,Economy
`;
/** Titles, merged cells and names of cities; an airport in brackets. */
const CITIES = `Travel report 2025,,,,\r
,,,,\r
,Outbound,,,Who\r
Date of travel,Departure city,Arrival city,Cabin,Employee\r
2025-05-02,London,New York,Y,"O'Neill, ""Pat"""\r
2025-05-03,Zurich (ZRH),Boston,C,\r
2025-05-04,Atlantis,Boston,C,\r
`;

describe('an ugly list', () => {
  it('with semicolons and decimal commas is answered', async () => {
    const { rows, summary } = await answeredList(SEMICOLONS);
    expect(rows).toMatchObject([
      { row: 2, flight: 'LX 52', tier: 'TIM_EMISSIONS', traveller: 'Müller, Anna', warnings: [] },
      { row: 3, tier: 'DISTANCE_BASED_EMISSIONS', warnings: ['FLEET_OF_ANOTHER_YEAR'] },
      { row: 4, text: expect.stringContaining('total is not a flight') },
    ]);
    expect(summary.totals).toMatchObject({ rows: 3, figures: 2, rowsByReason: {}, rowsSkipped: { total: 1 } });
  });

  it('of journeys names their stops, and says of flights there and back what each is based on', async () => {
    const journey = await answeredList('Route\nZRH-LHR-JFK\n');
    expect(journey.rows).toMatchObject([{ way: { places: [['ZRH', 'LHR', 'JFK']] }, warnings: [] }]);
    const { rows } = await answeredList('Datum;Von;Nach;Flug;Rückflug\n2026-03-01;ZRH;BOS;LX 52;ja\n');
    expect(rows).toMatchObject([
      {
        way: { places: [['ZRH', 'BOS']], isThereAndBack: true },
        legs: [
          { tier: 'TIM_EMISSIONS', aircraft: expect.any(String) as unknown },
          { tier: 'TYPICAL_FLIGHT_EMISSIONS' },
        ],
      },
    ]);
  });

  it('with a name of several cities is asked with their countries', async () => {
    const { summary } = await answeredList('Von;Nach\nManchester;ZRH\nZRH;Portland\n');
    expect(summary.placeNames).toMatchObject({
      MAN: { name: 'Manchester', countryName: 'United Kingdom' },
      MHT: { name: 'Manchester', countryName: 'United States' },
    });
    const { PDX, PWM } = summary.placeNames;
    expect(PDX?.name).not.toBe(PWM?.name);
  });

  it('with dates in three notations asks for the order of those that can be read in two ways', async () => {
    const { session, shape, rows } = await answeredList(DATES);
    expect((await session.columns(shape.columns)).dates).toEqual({ unclear: 1, example: '3/4/2025' });
    expect(rows.map((row) => row.grams === undefined && row.text)).toEqual([
      false,
      false,
      '“3/4/2025” could have the day or the month first: choose which (on this site below the columns, on the command line with --dates day-first or month-first), or write it as YYYY-MM-DD',
    ]);
    const told = await answeredList(DATES, { dateOrder: 'day-first' });
    expect(told.rows[2]).toMatchObject({ tier: 'TIM_EMISSIONS', date: { year: 2025, month: 4, day: 3 } });
  });

  it('with titles, merged headers and cities for codes is answered, and says what it does not know', async () => {
    const { shape, rows } = await answeredList(CITIES);
    expect(shape).toMatchObject({ headerRow: 4, isHeaderKnown: true, rows: 3 });
    expect(rows).toMatchObject([
      { row: 5, way: { places: [['LON', 'NYC']] }, tier: 'TYPICAL_FLIGHT_EMISSIONS', traveller: 'O\'Neill, "Pat"' },
      { row: 6, way: { places: [['ZRH', 'BOS']] } },
      {
        row: 7,
        way: { places: [['Atlantis', 'Boston']] },
        date: '2025-05-04',
        field: 'origin',
        column: 'Departure city',
        text: '“Atlantis” is not an airport we know: write its code of three letters',
      },
    ]);
  });

  it('has a record without those who travelled, unless they are asked for', async () => {
    const { session } = await answeredList(CITIES);
    const without = await recordOfList(session);
    expect(JSON.stringify(without)).not.toContain('Neill');
    expect(without).toMatchObject({ list: { columnsLeftOut: ['Employee'], columnsNotUsed: [] } });
    const withPeople = await recordOfList(session, true);
    expect(JSON.stringify(withPeople)).toContain('Neill');
    expect(withPeople).toMatchObject({ list: { columnsLeftOut: [] } });
  });

  it('has a record that says how it was read, what was assumed, what is missing, and how to do it again', async () => {
    const { session } = await answeredList(SEMICOLONS);
    const text = await (await session.record({ fileName: 'Reisen 2025.csv' }, false)).text();
    const record = JSON.parse(text) as Record<string, unknown>;
    expect(record).toMatchObject({
      answeredOn: '2026-11-23',
      list: { delimiter: ';', columns: { origin: 'Von', distanceKm: 'km' }, rows: 3 },
      madeWith: {
        dataHash: expect.stringMatching(/^[0-9a-f]{16}$/),
        dataSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
      totals: { rows: 3, rowsWithFigure: 2 },
      declaration: {
        passengerKm: expect.any(Number),
        gramsCo2ePerPassengerKm: expect.any(Number),
        primaryDataPercent: 0,
        hubOperations: { kgCo2ePerPassenger: 1.71, isInTotals: false },
      },
      missing: [],
      repeat: {
        command: "travel-impact batch 'Reisen 2025.csv' --out answers.csv --cabin economy --today 2026-11-23",
        answersSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
      inputs: [{ passengerLoadFactor: { source: expect.any(String), dataCategory: expect.any(String) } }],
      rows: [
        { row: 2, tier: 'TIM_EMISSIONS', inputs: 0 },
        { row: 3 },
        { row: 4, reason: 'NOT_A_FLIGHT', skipped: 'total' },
      ],
    });
    expect(record['assumed']).toContainEqual({ what: 'Rows without a cabin are taken as economy.', rows: 1 });
  });
});

const SYDNEYS = 'From,To,Terminal\nSydney,SIN,2\nSIN,Sydney,1\nZRH,BOS,\n';

describe('a list', () => {
  it('tells what each of its columns is read as, in its order, and which nobody reads', async () => {
    const session = newListSession();
    const rows = 'Status,To,From,Cost centre,Pax type,Ticket status\nflown,BOS,ZRH,7,2,used\n';
    const { columns } = (await session.read(rows, SAID)) as ListShape;
    const { read, unused } = await session.columns(columns);
    expect(read.map(({ place, field }) => `${place} ${field}`)).toEqual([
      '0 status',
      '1 destination',
      '2 origin',
      '5 status',
    ]);
    expect(unused.map(({ name }) => name)).toEqual(['Cost centre', 'Pax type']);
  });

  it('with a name of two places asks once, is answered again by what is chosen, and tells the command line', async () => {
    const { session, settings, summary } = await answeredList(SYDNEYS);
    expect(summary.result).toMatchObject({
      kind: 'total',
      rows: 1,
      rowsNeedingAttention: 2,
      placeChoices: [{ text: 'Sydney', codes: ['SYD', 'YQY'], rows: 2 }],
    });
    expect(summary.unusedColumns).toEqual([{ name: 'Terminal', place: 2 }]);
    const { result } = await session.compute({ ...settings, places: { Sydney: 'SYD' } });
    expect(result).toMatchObject({ rows: 3, rowsNeedingAttention: 0, placeChoices: [] });
    const { command } = await session.statement({ fileName: 'a.csv' });
    expect(command).toContain("--place 'Sydney=SYD'");
  });

  it('with rows that have no figure says why, which field is wrong, and where the first of them is', async () => {
    const list = 'From,To,Date\nZRH,BOS,soon\n\nZRH,BOS,2018-01-01\nZRH,BOS,later\n';
    const { session } = await answeredList(list);
    const { missing } = await session.statement({ fileName: 'a.csv' });
    expect(missing).toMatchObject([
      {
        reason: 'INVALID_ROW',
        field: 'date',
        rows: 2,
        firstRow: 2,
        text: expect.stringMatching(/^“soon” is not a date/),
      },
      { reason: 'DATE_OUT_OF_WINDOW', rows: 1, firstRow: 4, text: expect.stringContaining('2018') },
    ]);
    const record = await recordOfList(session);
    expect(record).toMatchObject({ missing: [{ field: 'date', rows: 2, firstRow: 2 }, {}] });
    expect(record).not.toHaveProperty('missing.0.text');
  });

  it('names every place that is not known, the one that is a letter off, and the rows that are skipped', async () => {
    const { session, summary } = await answeredList(
      'From,To,Type\nZurihc,BOS,\nAtlantis,BOS,\nZurihc,JFK,\nZRH,BOS,Train\nZRH,BOS,Hotel\nZRH,MUC,Train\n',
    );
    const { missing, skipped } = await session.statement({ fileName: 'a.csv' });
    expect(missing).toMatchObject([{ field: 'origin', rows: 3, firstRow: 2, names: ['Zurihc', 'Atlantis'] }]);
    expect(skipped).toEqual([
      { kind: 'rail', rows: [5, 7] },
      { kind: 'hotel', rows: [6] },
    ]);
    expect(summary.nearPlaces).toEqual({ Zurihc: 'ZRH' });
    expect(summary.placeNames['ZRH']).toMatchObject({ name: 'Zurich' });
    expect(await recordOfList(session)).not.toHaveProperty('missing.0.names');
  });

  it.each([
    ['nothing', ' \n\n', { kind: 'empty' }],
    ['names alone', 'From,To\n,\n', { kind: 'no-rows' }],
    ['an open quote', 'From,To\n"ZRH,BOS\nZRH,JFK\n', { kind: 'quotes' }],
    ['too many rows', `From,To\n${'ZRH,BOS\n'.repeat(200_001)}`, { kind: 'too-many-rows', rows: 200_001 }],
    [
      'too many columns',
      `From,To${',x'.repeat(999)}\nZRH,BOS\n`,
      {
        kind: 'fault',
        message: 'The list has more than 1000 columns. Remove those that do not describe a flight.',
      },
    ],
  ])('that is %s is none', async (_what, text, problem) => {
    expect(await newListSession().read(text, SAID)).toMatchObject(problem);
  });

  it('without names that we know takes them as they are chosen, and the command line is told so', async () => {
    const { shape, rows, session } = await answeredList('A,B\nZRH,BOS\n', { columns: { origin: 0, destination: 1 } });
    expect(shape).toMatchObject({ isHeaderKnown: false, headerRow: 1, columns: {} });
    expect(rows).toMatchObject([{ tier: 'TYPICAL_FLIGHT_EMISSIONS' }]);
    const { command } = await session.statement({ fileName: undefined });
    expect(command).toContain("--columns 'origin=A,destination=B'");
  });

  it('is searched and filtered', async () => {
    const { session } = await answeredList(SEMICOLONS);
    const found = async (filter: RowFilter, search = '') => (await session.rows({ filter, search, most: 1 })).found;
    expect([await found('all'), await found('without-figure'), await found('with-warning')]).toEqual([3, 0, 1]);
    expect([await found('skipped'), await found('skipped', 'total'), await found('skipped', 'lx')]).toEqual([1, 1, 0]);
    expect([await found('all', 'müller'), await found('all', 'lx 52'), await found('all', 'nobody')]).toEqual([
      1, 1, 0,
    ]);
  });

  it('tells what it adds up to while it is computed, if it is long', async () => {
    const told: [number, number][] = [];
    const session = newListSession((...progress) => void told.push(progress));
    const { columns } = (await session.read(`From,To\n${'ZRH,BOS\n'.repeat(2500)}`, SAID)) as ListShape;
    await session.load('');
    const { totals } = await session.compute({ columns, cabin: 'economy', today: LIST_TODAY, places: {} });
    const gramsOf = (rows: number) => Math.round((totals.grams / 2500) * rows);
    expect(told.map(([rows, grams]) => [rows, Math.round(grams)])).toEqual([
      [1000, gramsOf(1000)],
      [2000, gramsOf(2000)],
    ]);
  });

  it('whose last row is short and has no line end may have been cut there', async () => {
    const shortEnd = { cells: 1, columns: 2 };
    expect(await newListSession().read('From,To\nZRH,BOS\nLHR', SAID)).toMatchObject({ shortEnd });
    for (const whole of ['From,To\nZRH,BOS\nLHR\n', 'From,To\nZRH,BOS']) {
      expect(await newListSession().read(whole, SAID)).not.toHaveProperty('shortEnd');
    }
  });

  it('of an older encoding keeps its letters, and the record names it', async () => {
    const latin = Buffer.from('From,To,Name\nZRH,BOS,Müller\n', 'latin1');
    const { shape, rows, session } = await answeredList(new Blob([latin]));
    expect(shape.encoding).toBe('windows-1252');
    expect(rows).toMatchObject([{ traveller: 'Müller' }]);
    expect(await recordOfList(session)).toMatchObject({ list: { encoding: 'windows-1252' } });
  });

  it('answers the rows around one of 2 MB, which is written as it came', async () => {
    const long = `"${'x,""'.repeat(500_000)}",BOS`;
    const { session, rows, shape } = await answeredList(`From,To\nZRH,BOS\n${long}\nLHR,JFK\n`);
    expect(shape.rows).toBe(3);
    expect(rows.map(({ grams }) => grams !== undefined)).toEqual([true, false, true]);
    expect(rows[1]).toMatchObject({ row: 3, text: expect.stringContaining('has more than 1 MB') });
    const lines = (await (await session.csv(true)).text()).split('\n');
    expect(lines[2]?.startsWith(`${long},no_figure,`)).toBe(true);
    expect(lines[3]).toMatch(/^LHR,JFK,figure,/);
  });

  it('is written for a spreadsheet without formulas, or as the command line writes it', async () => {
    const { session } = await answeredList('From,To,Name\nZRH,BOS,=HYPERLINK(1)\nZRH,BOS,-5\n');
    const second = async (isForSpreadsheets: boolean) =>
      (await (await session.csv(isForSpreadsheets)).text()).split('\n').slice(1, 3);
    expect(await second(true)).toEqual([
      expect.stringMatching(/^ZRH,BOS,'=HYPERLINK\(1\),figure/),
      expect.stringMatching(/^ZRH,BOS,-5,/),
    ]);
    expect((await second(false))[0]).toMatch(/^ZRH,BOS,=HYPERLINK\(1\),figure/);
  });
});
