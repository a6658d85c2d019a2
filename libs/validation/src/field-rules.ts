import { addDays, compareDates, parseYyyymmdd } from '@tim/notation';
import { FIELD_MESSAGES } from './texts.ts';
import { AIRPORT_CODE, CARRIER_CODE, FLIGHT_NUMBER } from './field-patterns.ts';

/** The fields of one flight leg, named as in the message `Flight`. */
export type FieldName = 'origin' | 'destination' | 'operatingCarrierCode' | 'flightNumber' | 'departureDate';

/** How far ahead a departure may be [days after today], the last day included. */
const LAST_DAY_AHEAD = 365;

const PATTERNS = {
  origin: AIRPORT_CODE,
  destination: AIRPORT_CODE,
  operatingCarrierCode: CARRIER_CODE,
  flightNumber: FLIGHT_NUMBER,
};

/**
 * The message to show below a field: when its value is empty as well as when it breaks the rule.
 *
 * A departure date that is empty gets the date's first message: a date to depart on is what is wanted. One that is
 * written in another way, or is not in the calendar, is told so, and never that it is past.
 *
 * @param value - the field's text; YYYYMMDD for the departure date
 * @param today - the visitor's date, YYYYMMDD
 * @returns undefined when the value is valid
 */
export function helperText(field: FieldName, value: string, today: string): string | undefined {
  if (field === 'departureDate') {
    return departureDateText(value, today);
  }
  return PATTERNS[field].test(value) ? undefined : FIELD_MESSAGES[field];
}

/** Whether to show a field in red: only when it holds a value, and the value breaks the rule. */
export function hasErrorState(field: FieldName, value: string, today: string): boolean {
  return value !== '' && helperText(field, value, today) !== undefined;
}

function departureDateText(value: string, today: string): string | undefined {
  const departure = parseYyyymmdd(value);
  const first = parseYyyymmdd(today);
  if (departure === undefined && value.trim() !== '') {
    return /^\d{8}$/.test(value) ? FIELD_MESSAGES.departureDateUnreal : FIELD_MESSAGES.departureDateUnread;
  }
  if (departure === undefined || first === undefined || compareDates(departure, first) < 0) {
    return FIELD_MESSAGES.departureDate;
  }
  const last = addDays(first, LAST_DAY_AHEAD);
  return compareDates(departure, last) > 0 ? FIELD_MESSAGES.departureDateTooFar : undefined;
}
