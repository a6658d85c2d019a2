import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCells } from './parse-cells.ts';
import { answerer } from '../real-tables.fixture.ts';
import { blockAnswerer, type BlockSettings } from './answer-block.ts';
import { listFormat, type ListFormat } from './list-format.ts';
import { splitBlocks } from './split-blocks.ts';

/** A whole list, from its bytes to its answers. */
async function answered(
  bytes: Uint8Array,
  kind: ListFormat['kind'] = 'csv',
  more: Partial<BlockSettings> = {},
): Promise<string> {
  const format = listFormat({ bytes: bytes.subarray(0, 2 ** 18), isWhole: bytes.length <= 2 ** 18 }, kind, {
    columns: {},
  });
  const answerBlock = blockAnswerer({ format, cabin: 'economy', hasAllCabins: false, ...more }, answerer);
  const texts: string[] = [];
  for await (const block of splitBlocks([bytes], format, true)) texts.push(answerBlock(block, texts.length === 0).text);
  return texts.join('');
}

/** What a list's rows add up to. */
const added = (rows: readonly (readonly string[])[]) => {
  const header = 'Name;From;To;Date;Return;Pax;Fare;Cabin';
  const bytes = Buffer.from([header, ...rows.map((row) => row.join(';'))].join('\n'));
  const format = listFormat({ bytes, isWhole: true }, 'csv', { columns: {} });
  const { totals } = blockAnswerer({ format, cabin: 'economy', hasAllCabins: false }, answerer)(bytes, true);
  const { figures, flights, grams, rowsByReason, rowsByWarning } = totals;
  return { figures, flights, grams: Math.round(grams), rowsByReason, rowsByWarning };
};

/** What the answer's columns say of each row. */
function statuses(csv: string) {
  const [header = [], ...rows] = parseCells(csv, ',');
  const [status, reason, text] = ['tim_status', 'tim_reason', 'tim_reason_text'].map((name) => header.indexOf(name));
  return rows.map((row) => ({ status: row[status ?? -1], reason: row[reason ?? -1], text: row[text ?? -1] }));
}

const names = (csv: string) => parseCells(csv, ',').map(([, , name]) => name);

const FLIGHT = 'ZRH,BOS,LX,52';
const HEADER = 'From,To,Airline,Flight';
const around = (row: string) => Buffer.from(`${HEADER}\n${FLIGHT}\n${row}\n${FLIGHT}\n`);

describe('one row that nobody can read', () => {
  it.each([
    ['a route of 6 kB', `–${'\t'.repeat(3000)}/${'\t'.repeat(3000)}x`, 'From: has 6003 characters, more than 1000'],
    ['a quoted cell of 12 MB', `"${'x'.repeat(12_000_000)}",BOS`, 'has more than 1 MB'],
    ['10 MB of commas', ','.repeat(10_000_000), 'has more than 1 MB'],
    ['half a MB of commas', `x${','.repeat(500_000)}`, 'From: “x” is not an airport'],
  ])('such as %s stays in its place, and the others are answered', async (_what, row, text) => {
    const csv = await answered(around(row));
    const lines = csv.split('\n');
    expect(lines[1]).toMatch(/^ZRH,BOS,LX,52,figure,/);
    expect(lines[3]).toBe(lines[1]);
    // It is written as it came.
    expect(lines[2]?.startsWith(row)).toBe(true);
    expect(lines[2]?.slice(row.length).replaceAll('"', '')).toContain(`INVALID_ROW,${text}`);
  });

  it('has its answer in the columns of the others', async () => {
    const csv = await answered(around(`"${'x,"",'.repeat(300_000)}",BOS`));
    expect(statuses(csv)).toMatchObject([{ status: 'figure' }, { reason: 'INVALID_ROW' }, { status: 'figure' }]);
  });

  it.each([
    ['nested deep', `{"from":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, /^nested more than 100 levels deep/],
    ['no JSON', '{"from":"ZRH"', /^the line is not a JSON object/],
    ['a list', '["ZRH","BOS"]', /^the line is not a JSON object/],
    ['2 MB long', `{"from":"${'x'.repeat(2_000_000)}"}`, /^has more than 1 MB/],
  ])('of JSON, %s, stays in its place, and the others are answered', async (_what, row, text) => {
    const flight = '{"from":"ZRH","to":"BOS","airline":"LX","flight":52}';
    const lines = (await answered(Buffer.from(`${flight}\n${row}\n${flight}\n`), 'ndjson')).trimEnd().split('\n');
    const records = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(records).toMatchObject([
      { from: 'ZRH', tim_status: 'figure' },
      { tim_input: row, tim_reason: 'INVALID_ROW', tim_reason_text: expect.stringMatching(text) },
      { from: 'ZRH', tim_status: 'figure' },
    ]);
  });
});

describe('a list', () => {
  it('of JSON has its lines ended by any sign, and a mark before it', async () => {
    const flight = '{"from":"ZRH","to":"BOS"}';
    const json = await answered(Buffer.from(`\uFEFF${flight}\r\n${flight}\r${flight}`), 'ndjson');
    expect(json.match(/"tim_status":"figure"/g)).toHaveLength(3);
  });

  it('adds up to the same in any order of its rows', () => {
    const place = fc.constantFrom('ZRH', 'BOS', 'London', 'JFK');
    const cells = fc.tuple(
      fc.constantFrom('Lee', 'Okafor', ''),
      place,
      place,
      fc.constantFrom('3/4/2025', '13/4/2025', '4/5/2025', ''),
      fc.constantFrom('yes', 'no', '13/4/2025', '4/5/2025', ''),
      fc.constantFrom('1', '2.000', '3,000', '2.5', ''),
      fc.constantFrom('245.50', '120', '99,95', '1,245.50', ''),
      fc.constantFrom('economy', 'business', ''),
    );
    const lists = fc
      .array(cells, { minLength: 1, maxLength: 10 })
      .chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })));
    fc.assert(
      fc.property(lists, ([rows, shuffled]) => {
        expect(added(shuffled)).toEqual(added(rows));
      }),
      // Each reads and answers two whole lists; flights back are shuffled more often where they are paired.
      { numRuns: 100 },
    );
  });

  it('for a spreadsheet holds no formulas, and elsewhere is as it came', async () => {
    const list = Buffer.from(
      'From,To,Name\nZRH,BOS,=1+2\nZRH,BOS,"@SUM(1,2)"\nZRH,BOS,-5\nZRH,BOS,+41 79\nZRH,BOS,\t=1\n',
    );
    expect(names(await answered(list))).toEqual(['Name', '=1+2', '@SUM(1,2)', '-5', '+41 79', '\t=1']);
    expect(names(await answered(list, 'csv', { isForSpreadsheets: true }))).toEqual([
      'Name',
      "'=1+2",
      "'@SUM(1,2)",
      '-5',
      "'+41 79",
      "'\t=1",
    ]);
  });
});

describe('what a line of JSON has beside its flight', () => {
  const FIELDS = [
    '"id":1234567890123456789',
    '"big": 1e400',
    '"small":-0.0',
    '"price":120.10',
    '"exact":0.1234567890123456789',
    String.raw`"note":"\u00e9 \/ \"{,}\" ["`,
    '"more":{"b":[1.50,{"c":9007199254740993}],"a":null}',
    '"twice":1,"twice":2',
    '"__proto__":{"x":1}',
    '"2":"second","1":"first"',
  ];
  const flight = '"from":"ZRH","to":"BOS"';
  it.each(FIELDS)('is written as it came: %s', async (field) => {
    for (const own of [`{${field},${flight}}`, `{ ${flight} , ${field} }`]) {
      const line = (await answered(Buffer.from(`${own}\n`), 'ndjson')).trimEnd();
      expect(line.startsWith(`${own.slice(0, -1)},"tim_status":"figure",`)).toBe(true);
      expect(JSON.parse(line)).toMatchObject({ from: 'ZRH', tim_status: 'figure' });
    }
  });

  it('is written as it came where places, airlines and seats are objects, as in AirTrail, which are read', async () => {
    const from = '"from":{"icao":"LSZH","iata":"ZRH"},"to":{"icao":"KBOS","iata":null}';
    const own = `{${from},"airline":{"iata":"LX"},"flightNumber":"LX52","seats":[{"seatClass":"business"}]}`;
    const line = await answered(Buffer.from(`${own}\n`), 'ndjson');
    expect(line.startsWith(own.slice(0, -1))).toBe(true);
    expect(JSON.parse(line)).toMatchObject({ tim_cabin: 'business', tim_destination: 'BOS', tim_status: 'figure' });
  });

  it('is written as it came where people are left out', async () => {
    const own = `{${flight},${FIELDS[6]},"passenger":"Lee","seats":[{"passenger":"Lee","id":1e400}]}`;
    const line = await answered(Buffer.from(`${own}\n`), 'ndjson', { isWithoutPeople: true });
    expect(line).toContain(`{${flight},${FIELDS[6]},"seats":[{"id":1e400}],"tim_status":"figure",`);
  });

  it('is an answer of before, which the new one replaces', async () => {
    const once = await answered(Buffer.from(`{${flight},"id":12345678901234567890}\n`), 'ndjson');
    expect(await answered(Buffer.from(once), 'ndjson')).toBe(once);
    expect(await answered(Buffer.from('{}\n{"from":"ZRH","to":"BOS"}\n'), 'ndjson')).toMatch(
      /^\{"tim_status":"no_figure"/,
    );
  });

  it('of any value is written as it came', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), fc.boolean(), async (value, isFirst) => {
        const own = isFirst ? `{"any":${value},${flight}}` : `{${flight},"any":${value}}`;
        expect(await answered(Buffer.from(`${own}\n`), 'ndjson')).toContain(`${own.slice(0, -1)},"tim_status":`);
      }),
    );
  });
});

const leftOut = (list: string, kind: ListFormat['kind'] = 'csv') =>
  answered(Buffer.from(list), kind, { isWithoutPeople: true });
const figures = (csv: string) => csv.split('\n').map((line) => /,(?:figure|no_figure),[\d.]*,\d*/.exec(line)?.[0]);

describe('a list whose people are left out', () => {
  it('has the same answers, and nobody’s name', async () => {
    const rows = [
      'ZRH,BOS,"Garcia, Maria",K1',
      'ZRH,Atlantis,Lee,K2',
      'ZRH,BOS,Okafor, Chidi,K3',
      'Müller,Jörg,ZRH,BOS,K4',
    ];
    const list = ['Travel of Garcia and Lee', 'From,To,Traveller,Cost centre', ...rows].join('\n');
    const [whole, without] = [await answered(Buffer.from(list)), await leftOut(list)];
    expect(without).not.toMatch(/Garcia|Maria|Lee|Okafor|Chidi|Müller|Jörg/);
    const lines = without.split('\n');
    expect(lines[1]).toMatch(/^From,To,Traveller,Cost centre,tim_status,/);
    expect(lines[2]).toMatch(/^ZRH,BOS,,K1,figure,/);
    expect(lines[3]).toMatch(/^ZRH,Atlantis,,K2,no_figure,.*“Atlantis”/);
    // Whose cells have slipped may have a name anywhere.
    expect(lines[4]).toMatch(/^,,,,,figure,/);
    expect(figures(without)).toEqual(figures(whole));
  });

  it('has none in lines of JSON either, and in none that cannot be read', async () => {
    const flight = { from: 'ZRH', to: 'BOS', passenger: 'Lee', seats: [{ seatClass: 'economy', passenger: 'Okafor' }] };
    const [first, second] = (await leftOut(`${JSON.stringify(flight)}\nGarcia: ZRH-BOS\n`, 'ndjson')).split('\n');
    expect(JSON.parse(first ?? '')).toMatchObject({
      from: 'ZRH',
      seats: [{ seatClass: 'economy' }],
      tim_status: 'figure',
    });
    expect(`${first}${second}`).not.toMatch(/Lee|Okafor|Garcia/);
    expect(JSON.parse(second ?? '')).toMatchObject({ tim_status: 'no_figure' });
  });

  it('has none of a row that is too long to be read', async () => {
    const csv = await leftOut(`From,To,Name\nZRH,BOS,Lee\nZRH,BOS,"Garcia ${'x'.repeat(2 ** 20)}"\n`);
    expect(csv.split('\n')[2]).toMatch(/^,,,no_figure,/);
  });
});
