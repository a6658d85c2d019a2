import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ABOUT, builtFrom } from './schedules.fixture.ts';

const csv = (...rows: readonly string[]) => ['carrier,flight,origin,destination,date,type,seats', ...rows].join('\n');
const row = 'LX,52,ZRH,BOS,2026-11-02,77W,';
const flights = (number: number) => csv(`LX,${number},ZRH,BOS,2026-11-02,77W,`);

describe('a schedule from CSV', { timeout: 60_000 }, () => {
  it('counts the flights of a number by season, weekday, type and seats', async () => {
    const { onRoute } = await builtFrom({
      'a.csv': csv(row, row, 'LX,52,ZRH,BOS,2026-11-03,333,236', 'LX,52,ZRH,BOS,2026-07-05,B77W,F8C62W24Y246'),
    });
    const none = { seatsPerClass: undefined, departureHourUtc: undefined };
    const flown = { flightNumber: 52, isSummer: false, icaoAircraftType: 'B77W', ...none };
    expect(onRoute('LX', 'ZRH', 'BOS')).toEqual([
      { ...flown, icaoAircraftType: 'A333', flightsByWeekday: [0, 1, 0, 0, 0, 0, 0], totalSeats: 236 },
      { ...flown, flightsByWeekday: [2, 0, 0, 0, 0, 0, 0], totalSeats: undefined },
      {
        ...flown,
        isSummer: true,
        flightsByWeekday: [0, 0, 0, 0, 0, 0, 1],
        seatsPerClass: { economy: 246, premiumEconomy: 24, business: 62, first: 8 },
        totalSeats: 340,
      },
    ]);
  });

  it('finds columns by their usual names, however they are written and parted, compressed or not', async () => {
    const content =
      '\uFEFF"Airline";"Flight Number";"From";"To";"Effective-From";"Effective To";"Days";"Equipment"\r\n' +
      'LX;LX 052;zrh;bos;25OCT26;20270327;1.3....;77W\r\n';
    const { onRoute } = await builtFrom({ 'a.csv.gz': gzipSync(content) });
    expect(onRoute('LX', 'ZRH', 'BOS')).toMatchObject([
      { flightNumber: 52, isSummer: false, flightsByWeekday: [22, 0, 22, 0, 0, 0, 0] },
    ]);
  });

  it('reads the files that are named, whatever signs are in their names', async () => {
    const { onRoute, lines } = await builtFrom({
      '*.csv': flights(1),
      'a.csv': flights(2),
      '[ab]?.csv': flights(3),
      'b[1].csv.gz': gzipSync(flights(4)),
      "it's {a,b}.csv": `${flights(5)}\nLX,6\n`,
    });
    const found = onRoute('LX', 'ZRH', 'BOS').map(({ flightNumber, flightsByWeekday }) => [
      flightNumber,
      flightsByWeekday[0],
    ]);
    expect(found).toEqual([1, 2, 3, 4, 5].map((number) => [number, 1]));
    expect(lines.join('\n')).toMatch(/it's \{a,b\}\.csv.*1/);
  });

  it('parts a period at the seasons, and keeps of several years the newest', async () => {
    const header = 'flight,origin,destination,valid_from,valid_to,type';
    const { onRoute } = await builtFrom({
      'a.csv': `${header}\nLX52,ZRH,BOS,2025-03-24,2025-04-06,333\nLX52,ZRH,BOS,2027-03-22,2027-04-04,77W\n`,
    });
    expect(onRoute('LX', 'ZRH', 'BOS')).toMatchObject([
      { isSummer: false, icaoAircraftType: 'B77W', flightsByWeekday: [1, 1, 1, 1, 1, 1, 0] },
      { isSummer: true, icaoAircraftType: 'B77W', flightsByWeekday: [1, 1, 1, 1, 1, 1, 2] },
    ]);
  });

  it('reads flight records: callsigns, ICAO codes, registrations, times in UTC on the day at the origin', async () => {
    const { onRoute, lines } = await builtFrom({
      'registrations.csv': 'registration,type\nN123AA,77W\n',
      'flights.csv': [
        'callsign,registration,origin,destination,firstseen',
        'AAL0100,n-123aa,KJFK,EGLL,2026-11-03 00:30:00+00:00',
        'AAL100,N123AA,KJFK,EGLL,1793666000',
        'AAL10AB,N123AA,KJFK,EGLL,2026-11-03 00:30:00+00:00',
      ].join('\n'),
    });
    expect(onRoute('AA', 'JFK', 'LHR')).toMatchObject([
      { flightNumber: 100, icaoAircraftType: 'B77W', flightsByWeekday: [2, 0, 0, 0, 0, 0, 0] },
    ]);
    expect(lines).toEqual([
      'flights.csv:4: left out: no flight number: neither digits after the airline’s code, nor such a callsign, here AAL10AB (1 row)',
      'flights.csv: 2 rows used, 1 left out',
    ]);
  });

  it('has the hour in UTC in which most flights depart, from the time at the origin or the moment', async () => {
    const header = 'flight,origin,destination,valid_from,valid_to,std,type,seats';
    const { onRoute, lines } = await builtFrom({
      'a.csv': [
        header,
        'LX52,ZRH,BOS,2026-11-02,2026-11-30,17:05,77W,340',
        'LX52,ZRH,BOS,2026-12-01,2027-03-01,1805,77W,340',
        'LX52,ZRH,BOS,2027-04-01,2027-10-01,6:55:00,77W,340',
        'LX54,ZRH,BOS,2026-11-02,2026-11-30,noon,77W,340',
      ].join('\n'),
      'b.csv': 'flight,origin,destination,firstseen,type\nLX56,ZRH,BOS,2026-11-02 23:59:00,77W\n',
    });
    expect(
      onRoute('LX', 'ZRH', 'BOS').map(({ flightNumber, isSummer, departureHourUtc }) => [
        flightNumber,
        isSummer,
        departureHourUtc,
      ]),
    ).toEqual([
      [52, false, 17],
      [52, true, 4],
      [54, false, undefined],
      [56, false, 23],
    ]);
    expect(lines[0]).toBe('a.csv: note: times that are not read (1 row)');
  });

  it('takes an airport for the same under each of its codes', async () => {
    const { onRoute } = await builtFrom({
      'a.csv': csv('LX,52,BSL,LHR,2026-11-02,320,', 'LX,52,LFSB,LHR,2026-11-02,320,'),
    });
    expect(onRoute('LX', 'BSL', 'LHR').length).toBeGreaterThan(0);
    expect(onRoute('LX', 'EAP', 'LHR')).toEqual(onRoute('LX', 'BSL', 'LHR'));
  });

  it('says of every row that it leaves out why, and of the first on which line', async () => {
    const wrong = [
      ['LX,52,ZRH', 'too few fields, too many, or an open quote'],
      ['LX,52X,ZRH,BOS,2026-11-02,77W,', 'no flight number'],
      ['??,52,ZRH,BOS,2026-11-02,77W,', 'an airline that is not in the carriers table'],
      ['LX,52,QQQ,BOS,2026-11-02,77W,', 'an origin that is not in the airports table, here QQQ'],
      ['LX,52,ZRH,QQQ,2026-11-02,77W,', 'a destination that is not in the airports table, here QQQ'],
      ['LX,52,ZRH,ZRH,2026-11-02,77W,', 'origin and destination are the same'],
      ['LX,52,ZRH,BOS,2026-11-31,77W,', 'a date, period or season that cannot be read, here 2026-11-31'],
      ['LX,52,ZRH,BOS,2026-11-02,,', 'no aircraft'],
      ['LX,52,ZRH,BOS,2026-11-02,787,', 'an aircraft code that is not known, or means several types, here 787'],
    ] as const;
    const { lines } = await builtFrom({
      'a.csv': csv(row, ...wrong.map(([text]) => text), row, 'LX,53,ZRH,BOS,,77W,'),
    });
    for (const [at, [, reason]] of wrong.entries()) {
      expect(lines.join('\n')).toContain(`a.csv:${at + 3}: left out: ${reason}`);
    }
    expect(lines.at(-1)).toBe(`a.csv: 2 rows used, ${wrong.length + 1} left out`);
  });

  it('says of periods and days what is wrong with them', async () => {
    const header = 'flight,origin,destination,valid_from,valid_to,days,type,service_type,seats';
    const { lines } = await builtFrom({
      'a.csv': [
        header,
        'LX52,ZRH,BOS,2026-11-02,2026-11-30,,77W,J,many',
        'LX52,ZRH,BOS,2026-11-30,2026-11-02,,77W,J,',
        'LX52,ZRH,BOS,2026-11-30,2029-11-02,,77W,J,',
        'LX52,ZRH,BOS,2026-11-02,2026-11-30,daily,77W,J,',
        'LX52,ZRH,BOS,2026-11-02,2026-11-30,,77W,F,',
      ].join('\n'),
    });
    expect(lines).toEqual([
      'a.csv:4: left out: a period of more than two years, here 2026-11-30 2029-11-02 (1 row)',
      'a.csv:3: left out: a period that ends before it begins, here 2026-11-30 2026-11-02 (1 row)',
      'a.csv:6: left out: a service type that carries no passengers, here F (1 row)',
      'a.csv:5: left out: days of operation that are not of 1 to 7, here daily (1 row)',
      'a.csv: note: seats that are not read (1 row)',
      'a.csv: 1 row used, 4 left out',
    ]);
  });
});

describe('the address in about.json', () => {
  it.each([
    'http://example.org/',
    'example.org',
    'https:example.org',
    'https://',
    'https://exa mple.org/',
    'https://example.org:port/',
    'javascript:alert(1)',
  ])('%s is refused by file, field and rule', async (address) => {
    await expect(builtFrom({ 'a.csv': csv(row) }, { ...ABOUT, address })).rejects.toThrow(
      /^about\.json: address is no address that begins with https:\/\/: write .+about\.json, such as \{"title"/,
    );
  });

  it('is refused with a password in it, which is not repeated', async () => {
    const built = builtFrom({ 'a.csv': csv(row) }, { ...ABOUT, address: 'https://me:secret@example.org/' });
    await expect(built).rejects.toThrow('about.json: address holds a user name or password');
    await expect(built).rejects.toThrow(/^(?!.*secret)/s);
  });
});

describe('a folder that is no schedule', { timeout: 60_000 }, () => {
  it.each([
    ['lacks about.json', { 'a.csv': csv(row) }, null, 'under which licence is not said: write '],
    [
      'has an about.json without a licence',
      { 'a.csv': csv(row) },
      { ...ABOUT, licence: '' },
      'about.json lacks licence',
    ],
    ['has a date in other words', { 'a.csv': csv(row) }, { ...ABOUT, date: 'today' }, 'date is not YYYY-MM-DD'],
    ['has a day that is none', { 'a.csv': csv(row) }, { ...ABOUT, date: '2026-02-30' }, 'date is not in the calendar'],
    ['is of tomorrow', { 'a.csv': csv(row) }, { ...ABOUT, date: '2026-11-25' }, 'date is in the future'],
    ['has no file', {}, ABOUT, 'no schedule in '],
    ['has a file of another format', { 'a.xlsx': '' }, ABOUT, 'not a schedule by its name'],
    ['lacks a column', { 'a.csv': 'flight,origin,date,type\n' }, ABOUT, 'a.csv: no column destination, arr, '],
    ['has no row that can be used', { 'a.csv': csv() }, ABOUT, 'can be used'],
    ['has a file that is not what its name says', { 'a.parquet': 'flight' }, ABOUT, 'a.parquet: '],
  ] as const)('is refused where it %s', async (_name, content, about, message) => {
    await expect(builtFrom(content, about)).rejects.toThrow(message);
  });
});
