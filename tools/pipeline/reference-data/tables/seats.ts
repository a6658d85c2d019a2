import { readFileSync } from 'node:fs';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { newTable } from '../codec/new-table.ts';
import type { BuildContext } from './build-context.ts';

/** Entry of the source for types it does not list: a guess, not a type. */
const NOT_A_TYPE = '_default';
const CLASSES = ['Y', 'W', 'J', 'F'] as const;

type TypicalSeats = { readonly type: string } & Readonly<Record<(typeof CLASSES)[number], number>>;

export function buildSeats(context: BuildContext): Uint8Array {
  const seats = readTypicalSeats(context);
  const credit = context.sources.credit('seats');
  const table = newTable({ table: 'seats', sources: [credit], rows: seats.length });
  table.columns.text(credit.edition).sortedStrings(seats.map(({ type }) => type));
  for (const cabin of CLASSES) table.columns.uints(seats.map((row) => row[cabin]));
  return table.toBytes();
}

function readTypicalSeats({ sources, report }: BuildContext): TypicalSeats[] {
  const file = sources.file('seats');
  const lines = new LineCounter();
  const { contents } = parseDocument(readFileSync(file.path, 'utf8'), { lineCounter: lines });
  if (!isMap(contents)) throw new Error(`${file.name}: not a map of aircraft types`);
  report.read(file.name, contents.items.length);
  const rows: TypicalSeats[] = [];
  for (const { key, value } of contents.items) {
    const type = isScalar(key) ? String(key.value) : '';
    if (type === NOT_A_TYPE) continue;
    const counts: readonly unknown[] = CLASSES.map((cabin) => (isMap(value) ? value.get(cabin) : undefined));
    if (/^[A-Z][A-Z0-9]{1,3}$/.test(type) && counts.every(isSeatCount)) {
      const [Y = 0, W = 0, J = 0, F = 0] = counts;
      rows.push({ type, Y, W, J, F });
    } else {
      const line = isScalar(key) && key.range ? lines.linePos(key.range[0]).line : 1;
      report.bad(file.name, line, `${type}: needs an ICAO type and whole numbers of seats F, J, W, Y`);
    }
  }
  return rows.sort((a, b) => (a.type < b.type ? -1 : 1));
}

function isSeatCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000;
}
