import type { DateMessage } from '@tim/messages/api-v1';
import { isRealDate } from '@tim/notation';
import type { Violations } from './violations.ts';

/** A year with every day a year can have. */
const LEAP_YEAR = 2000;

/** Whether a date is whole or partial as google.type.Date allows: parts that are left out, or 0, do not matter. */
function isDate({ year, month, day }: DateMessage): boolean {
  if (year < 0 || year > 9999 || month < 0 || month > 12 || day < 0) return false;
  if (day === 0) return true;
  return isRealDate({ year: year === 0 ? LEAP_YEAR : year, month, day });
}

/** A day that no calendar has is the sender's mistake; one that is missing, or past, is for the answer to say. */
export function checkDepartureDates(
  flights: readonly { readonly departureDate?: DateMessage | undefined }[],
  violations: Violations,
): void {
  for (const [at, { departureDate }] of flights.entries()) {
    if (departureDate && !isDate(departureDate)) {
      violations.invalidArgument(`flights[${at}].departure_date`, ({ date }) => date);
    }
  }
}
