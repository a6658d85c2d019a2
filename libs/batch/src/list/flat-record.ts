import { fill } from '@tim/languages';
import { isObject } from '../is-object.ts';
import type { RowTexts } from '../question/row-question.ts';
import { withLongNumbersAsTexts } from './json-parts.ts';

/** A place or an airline written as an object: its code or name. */
const CODES = ['iata', 'iataCode', 'icao', 'icaoCode', 'code', 'name'] as const;

/** Objects within objects that are read; deeper ones could not be written again. */
const MOST_LEVELS = 100;

/** One line of NDJSON; or what is wrong with it. */
export type ReadRecord =
  | {
      /** The fields of its object as texts by name. */
      readonly cells: Readonly<Record<string, string>>;
    }
  | { readonly fault: (texts: RowTexts) => string };

/** Of an object its code or name is taken, of a list of objects the first one's fields (AirTrail's `seats`). */
export function readRecord(line: string): ReadRecord {
  const own = parsed(line) === undefined ? undefined : parsed(withLongNumbersAsTexts(line));
  if (!isObject(own)) return { fault: (texts) => texts.noRecord };
  if (isDeeper(own, MOST_LEVELS)) return { fault: (texts) => fill(texts.deepRecord, { most: MOST_LEVELS }) };
  // A field may have any name, that of what every object has too.
  const cells = Object.create(null) as Record<string, string>;
  for (const [name, field] of Object.entries(own)) {
    const first: unknown = Array.isArray(field) ? field[0] : undefined;
    if (isObject(first)) {
      for (const [inner, value] of Object.entries(first)) cells[inner] ??= text(value);
    } else {
      cells[name] = text(field);
    }
  }
  return { cells };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

function text(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!isObject(value)) return '';
  return CODES.map((name) => value[name]).find((code) => typeof code === 'string') ?? '';
}
