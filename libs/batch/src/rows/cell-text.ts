/** A value as a list's cell would have it: a moment counts by its day in UTC, `{ year, month, day }` is a date; '' of anything else without a text. */
export function cellText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'no date' : value.toISOString();
  if (typeof value !== 'object' || value === null || !('year' in value)) return '';
  const { year, month, day } = value as { year: unknown; month?: unknown; day?: unknown };
  return [year, month, day]
    .filter((part) => typeof part === 'number')
    .map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0'))
    .join('-');
}
