/** A place or an airline written as an object: its code or name. */
const CODES = ['iata', 'iataCode', 'icao', 'icaoCode', 'code', 'name'] as const;

/**
 * One line of NDJSON as texts by name; none where the line is no JSON object. Of an object its code or name is taken, of a list of
 * objects the first one's fields (AirTrail's `seats`).
 */
export function flatRecord(line: string): readonly Readonly<Record<string, string>>[] {
  const value = parsed(line);
  if (!isObject(value)) return [];
  const flat: Record<string, string> = {};
  for (const [name, field] of Object.entries(value)) {
    const first: unknown = Array.isArray(field) ? field[0] : undefined;
    if (isObject(first)) {
      for (const [inner, own] of Object.entries(first)) flat[inner] ??= text(own);
    } else {
      flat[name] = text(field);
    }
  }
  return [flat];
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function text(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!isObject(value)) return '';
  return CODES.map((name) => value[name]).find((code) => typeof code === 'string') ?? '';
}
