import fc from 'fast-check';
import { csvLine } from '@tim/notation';
import type { Delimiter } from '../columns/delimiter.ts';

/** What a list is written in: encoded so from here on. */
export type WrittenList = { readonly bytes: Uint8Array; readonly kind: 'csv' | 'ndjson' };

const HEADERS = [
  ['From', 'To', 'Airline', 'Flight', 'Date', 'Class', 'Passengers'],
  ['Abflug', 'Ziel', 'Fluggesellschaft', 'Flugnummer', 'Reisedatum', 'Reiseklasse', 'Personen'],
  ['Départ', 'Arrivée', 'Compagnie', 'Vol', 'Date', 'Classe', 'Passagers'],
  ['route', 'carrier', 'date'],
  ['From', 'To', 'Date', 'Return date', 'Trip type', 'Status', 'Refund', 'Fare EUR', 'Vendor'],
  ['Strecke', 'Rückflug', 'Leistungsart', 'Betrag', 'Anzahl Personen'],
  ['Strecke', 'Datum', 'Nachname'],
  ['distance_km', 'cabin', 'from', 'to'],
  ['Origin', 'Name'],
  ['出発', '到着', '日付'],
  [],
] as const;

const place = fc.constantFrom('ZRH', 'bos', 'Zürich', 'Zürich (ZRH)', 'New York', 'NYC', 'QQQ', '', 'LSZH', 'Malmö');
const date = fc.oneof(
  fc.constantFrom('2025-03-11', '11.03.2025', '03/11/2025', '11/3/25', '20250311', '31.02.2025', '45000', '2025'),
  fc.constantFrom(
    '11 Mar 2025',
    'März 2025',
    '11-MAR-25',
    '2025-03-11T10:00:00Z',
    '0000-00-00',
    '１１.３',
    '99999-1-1',
  ),
);
const route = fc
  .array(place, { minLength: 1, maxLength: 30 })
  .chain((places) => fc.constantFrom('-', '–', ' - ', '/', ' to ', '→', '\t').map((between) => places.join(between)));
/** Longer than any row should be, or made of what parts cells. */
const large = fc
  .record({ unit: fc.constantFrom('x', 'é', '-', '–\t', ',', ';', '"', '""', '😀', 'ZRH-'), length: fc.nat(3000) })
  .map(({ unit, length }) => unit.repeat(length));
const formula = fc
  .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string({ maxLength: 8 }))
  .map((parts) => parts.join(''));

/** What a cell may hold, of which a reader may make too much. */
const cell: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.oneof(place, date, route) },
  {
    weight: 3,
    arbitrary: fc.constantFrom('LX', '52', 'LX 52', 'Swiss', 'economy', 'J', '1e400', '-1', '77W', '"', ''),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'Rail',
      'Total',
      'refund',
      'Round trip',
      'one way',
      'yes',
      '-12,50',
      '(12.50)',
      '0,00',
      'Köln Hbf',
    ),
  },
  { weight: 2, arbitrary: fc.oneof(formula, fc.string({ unit: 'grapheme', maxLength: 12 })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('a"b', '"a"b', '\uFEFF', 'x\ry', 'x\r\ny', '\u2028', '😀', '\u0085', '__proto__'),
  },
  { weight: 1, arbitrary: large },
);

const lineEnd = fc.constantFrom('\n', '\r\n', '\r', '\n', '\n\n', '\r\n \r\n');
export const delimiter: fc.Arbitrary<Delimiter> = fc.constantFrom(',', ';', '\t', '|');

/** Cells joined: in quotes where they must be, or as they are, with what that brings. */
const rowOf = (cells: readonly string[], parts: Delimiter, isQuoted: boolean): string =>
  isQuoted ? csvLine(cells, parts).slice(0, -1) : cells.join(parts);

const header = fc
  .tuple(fc.constantFrom<readonly string[]>(...HEADERS), fc.nat(8))
  .map(([names, missing]) => names.filter((_, at) => at !== missing));

export const csvText: fc.Arbitrary<string> = fc
  .record({
    above: fc.array(fc.constantFrom('', 'Report 2025', '"Title\n",,', ';;', '\uFEFF'), { maxLength: 3 }),
    names: header,
    parts: delimiter,
    rows: fc.array(fc.record({ cells: fc.array(cell, { maxLength: 9 }), isQuoted: fc.boolean(), end: lineEnd }), {
      maxLength: 12,
    }),
    firstEnd: lineEnd,
    unclosed: fc.constantFrom('', '', '', '', '"', ',"x', '\n"\n'),
  })
  .map(({ above, names, parts, rows, firstEnd, unclosed }) => {
    const lines = rows.map(({ cells, isQuoted, end }) => `${rowOf(cells, parts, isQuoted)}${end}`);
    return [...above.map((line) => line + firstEnd), names.join(parts), firstEnd, ...lines, unclosed].join('');
  });

const nested = fc
  .record({ depth: fc.constantFrom(1, 99, 101, 5000), isClosed: fc.boolean() })
  .map(({ depth, isClosed }) => `{"from":${'['.repeat(depth)}${isClosed ? `${']'.repeat(depth)}}` : ''}`);
const field = fc.oneof(
  cell,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>('\ud800', -0, 1e308, { iata: 'ZRH' }),
);
export const record: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .record(
        { from: field, to: field, airline: field, flight: field, date: field, seats: field, toJSON: field },
        { requiredKeys: [] },
      )
      .map((value) => JSON.stringify(value)),
  },
  { weight: 1, arbitrary: nested },
  { weight: 1, arbitrary: fc.constantFrom('null', '[]', '{', '{"__proto__":{"from":"ZRH"},"from":"ZRH","to":"BOS"}') },
  { weight: 1, arbitrary: fc.json() },
);
const ndjsonText = fc
  .array(fc.tuple(record, lineEnd), { maxLength: 10 })
  .map((lines) => lines.flat().join(''))
  .chain((text) => fc.constantFrom(text, `{"from":"ZRH","to":"BOS"}\n${text}`));

/** Western texts as bytes: each way is read as the same text. */
export const LATIN_ENCODED: readonly ((text: string) => Buffer)[] = [
  (text) => Buffer.from(`\uFEFF${text}`),
  (text) => Buffer.from(text, 'latin1'),
  (text) => Buffer.concat([Buffer.from('\uFEFF'), Buffer.from(text, 'latin1')]),
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  (text) => Buffer.from(text, 'utf16le').swap16(),
  (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
];
const ENCODED: typeof LATIN_ENCODED = [
  ...LATIN_ENCODED,
  (text) => Buffer.from(text),
  (text) => Buffer.concat([Buffer.from(`\uFEFF${text}`), Buffer.from(text, 'latin1')]),
];

const encoded = (text: string): fc.Arbitrary<Uint8Array> =>
  fc
    .tuple(fc.constantFrom(...ENCODED), fc.constantFrom(0, 0, 0, 1, 2, 3))
    .map(([encode, cut]) => encode(text).subarray(0, -cut || undefined));

/** Lists of any kind in any encoding, and bytes that are none. */
export const hostileList: fc.Arbitrary<WrittenList> = fc.oneof(
  { weight: 8, arbitrary: csvText.chain(encoded).map((bytes) => ({ bytes, kind: 'csv' as const })) },
  { weight: 4, arbitrary: ndjsonText.chain(encoded).map((bytes) => ({ bytes, kind: 'ndjson' as const })) },
  {
    weight: 1,
    arbitrary: fc.record({ bytes: fc.uint8Array({ maxLength: 300 }), kind: fc.constantFrom('csv', 'ndjson') }),
  },
);

/** A row that no other row's faults reach: its cells stand in quotes where they must. */
export const closedRow = (parts: Delimiter): fc.Arbitrary<string> =>
  fc.tuple(fc.array(cell, { maxLength: 9 }), lineEnd).map(([cells, end]) => {
    const row = csvLine(cells, parts).slice(0, -1);
    return `${row}${end}`;
  });

/** Rows of which each has an answer that depends on nothing else. */
export const CLEAN_ROWS = [
  ['ZRH', 'BOS', 'LX', '52', '2025-03-11', 'economy', '1'],
  ['LHR', 'JFK', 'BA', '177', '2025-07-01', 'business', '2'],
  ['ZRH', 'QQQ', 'LX', '52', '2025-03-11', '', ''],
  ['New York', 'Zürich', '', '', '2025', '', '3'],
] as const;
export const CLEAN_HEADER = ['From', 'To', 'Airline', 'Flight', 'Date', 'Class', 'Passengers', 'id'] as const;
