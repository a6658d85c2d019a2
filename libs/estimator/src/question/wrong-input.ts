/** What no caller can mean, by the name of its field. */
export class WrongInput extends RangeError {
  /** What is wrong: `departureDate`, `overrides.seatsPerClass`. */
  readonly field: string;
  /** What it held, as JSON where that can be written. */
  readonly value: string;

  /** @param message - names the field and says what would be right */
  constructor(field: string, value: unknown, message: string) {
    super(message);
    this.field = field;
    this.value = typeof value === 'string' ? value : written(value);
  }
}

/** A value as a message shows it: JSON, or its kind where there is none. */
export function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return typeof value;
  }
}

/** Refuse a field's value. */
export const isNo = (field: string, value: unknown, rule: string): WrongInput =>
  new WrongInput(field, value, `${field} is ${written(value)}, which is no ${rule}`);

/**
 * Refuse names that nobody reads: a misspelt one would give the answer to another question.
 *
 * @param path - before each name in the message: 'overrides.'
 * @param what - whose names they are: 'overrides'
 * @param known - every name; the compiler asks for each
 * @throws WrongInput naming the first that is unknown, and those that there are
 */
export function refuseUnknownNames<Given extends object>(
  { path = '', what }: { readonly path?: string; readonly what: string },
  given: Given,
  known: Readonly<Record<keyof Given, true>>,
): void {
  if (typeof given !== 'object' || given === null) throw isNo(what, given, 'object');
  const names = Object.keys(known);
  for (const [name, value] of Object.entries(given)) {
    if (names.includes(name)) continue;
    const message = `there is no ${path}${name}: the names of ${what} are ${names.join(', ')}`;
    throw new WrongInput(`${path}${name}`, value, message);
  }
}
