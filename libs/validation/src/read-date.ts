import type { DateMessage } from '@tim/messages';
import { isRealDate } from '@tim/notation';
import { isJsonObject, member } from './json-fields.ts';
import type { Violations } from './violation.ts';

/**
 * A required date of the calendar; undefined, and reported, when there is none. Whether it is near enough to be
 * estimated is not asked here.
 */
export function readDate(value: unknown, field: string, violations: Violations): DateMessage | undefined {
  if (!isJsonObject(value)) {
    violations.add(field, value, 'Give the date as an object, such as {"year": 2027, "month": 7, "day": 1}.');
    return undefined;
  }
  const year = readPart(member(value, 'year'), `${field}.year`, violations);
  const month = readPart(member(value, 'month'), `${field}.month`, violations);
  const day = readPart(member(value, 'day'), `${field}.day`, violations);
  if (year === undefined || month === undefined || day === undefined) {
    return undefined;
  }
  const date = { year, month, day };
  if (!isRealDate(date)) {
    violations.add(field, `${year}-${month}-${day}`, 'Give a date that exists in the calendar, year 1 to 9999.');
    return undefined;
  }
  return date;
}

function readPart(value: unknown, field: string, violations: Violations): number | undefined {
  if (typeof value === 'number' && Number.isInteger(value)) {
    return value;
  }
  violations.add(field, value, 'Give a whole number, without quotes.');
  return undefined;
}
