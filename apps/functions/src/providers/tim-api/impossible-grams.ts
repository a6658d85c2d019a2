/** Most grams that the messages hold, far above any passenger's share. */
const MAX_GRAMS = 2 ** 31 - 1;

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Whether a value is a number, but not whole grams from 0 to the most; what is no number at all is for the reader. */
function isImpossible(value: unknown): boolean {
  const grams = Number(value);
  const isNumber = typeof value === 'number' || value === 'NaN' || (typeof value === 'string' && !Number.isNaN(grams));
  return isNumber && !(Number.isInteger(grams) && grams >= 0 && grams <= MAX_GRAMS);
}

/** Whether any grams in an entry are impossible, or the total has none for any cabin. */
function hasImpossibleGrams(entry: Json): boolean {
  return Object.entries(entry).some(([name, value]) => {
    if (!isJson(value)) return false;
    if (!/grams_?per_?pax$/i.test(name)) return hasImpossibleGrams(value);
    const cabins = Object.values(value).filter((grams) => grams !== null);
    return cabins.some(isImpossible) || (/^emissions/i.test(name) && cabins.length === 0);
  });
}

/**
 * The answer without impossible figures: an entry that has any keeps only its identifiers, as for an unknown flight.
 *
 * @param onDropped - hears how many such entries there are, when there are any
 */
export function withoutImpossibleGrams(answer: object, onDropped: (entries: number) => void): Json {
  let dropped = 0;
  const possible = (entry: unknown): unknown => {
    if (!isJson(entry) || !hasImpossibleGrams(entry)) return entry;
    dropped += 1;
    return Object.fromEntries(Object.entries(entry).filter(([name]) => name === 'flight' || name === 'market'));
  };
  const fields = Object.entries(answer).map(([name, value]: [string, unknown]) => [
    name,
    Array.isArray(value) ? value.map(possible) : value,
  ]);
  if (dropped > 0) onDropped(dropped);
  return Object.fromEntries(fields) as Json;
}
