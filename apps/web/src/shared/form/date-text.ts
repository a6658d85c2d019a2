import { formatDateLabel } from '@tim/format';
import { CALENDAR } from './texts.ts';
import { dateToYyyymmdd, parseWrittenDate, parseYyyymmdd } from '@tim/notation';

/** Year, month and day with any of the usual separators, or none. */
const TYPED_DATE = /^(\d{4})[/.-]?(\d{2})[/.-]?(\d{2})$/;

/** What is kept of what was typed: YYYYMMDD once it is a whole date, the text itself until then. */
export function typedDateToValue(text: string): string {
  const match = TYPED_DATE.exec(text.trim());
  if (match) {
    return match.slice(1).join('');
  }
  const written = parseWrittenDate(text);
  return written === undefined ? text : dateToYyyymmdd(written);
}

/** What the field shows of its value: YYYY/MM/DD, or the unfinished text. */
export function valueToShownDate(value: string): string {
  return /^\d{8}$/.test(value) ? `${value.slice(0, 4)}/${value.slice(4, 6)}/${value.slice(6)}` : value;
}

/** The accessible label of the button that opens the calendar of a field, "Departure Date" for one. */
export function dateButtonLabel(label: string, value: string): string {
  const date = parseYyyymmdd(value);
  return CALENDAR.open(label, date && formatDateLabel(date));
}
