import { formatDateLabel } from '@tim/format';
import { fill, OWN_MANNER, type Manner } from '@tim/languages';
import { dateToYyyymmdd, isRealDate, parseWrittenDate, parseYyyymmdd, type CalendarDate } from '@tim/notation';
import { CALENDAR } from './texts.ts';

/** How a date stands in a field of a language. */
type FieldManner = Manner['field'];

/** Year, month and day with any of the usual separators, or none. */
const TYPED_DATE = /^(\d{4})[/.-]?(\d{2})[/.-]?(\d{2})$/;
const TYPED_DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** What is kept of what was typed: YYYYMMDD once it is a whole date, the text itself until then. */
export function typedDateToValue(text: string, { order }: FieldManner = OWN_MANNER.field): string {
  // Digits may be typed full-width.
  const typed = text.normalize('NFKC').trim();
  const match = TYPED_DATE.exec(typed);
  if (match) {
    return match.slice(1).join('');
  }
  const written = (order === 'dmy' ? dayFirst(typed) : undefined) ?? parseWrittenDate(typed);
  return written === undefined ? text : dateToYyyymmdd(written);
}

/** A real date written with its day first, as the language has it: 05/01/2027 is in January. */
function dayFirst(typed: string): CalendarDate | undefined {
  const [, day = 0, month = 0, year = 0] = TYPED_DAY_FIRST.exec(typed)?.map(Number) ?? [];
  const date = { year, month, day };
  return isRealDate(date) ? date : undefined;
}

/** What the field shows of its value: the date as the language writes it, YYYY/MM/DD in English, or the unfinished text. */
export function valueToShownDate(value: string, { order, mark }: FieldManner = OWN_MANNER.field): string {
  const [, ...parts] = /^(\d{4})(\d{2})(\d{2})$/.exec(value) ?? [];
  if (parts.length === 0) return value;
  return (order === 'dmy' ? parts.toReversed() : parts).join(mark);
}

/** The accessible label of the button that opens the calendar of a field, "Departure Date" for one. */
export function dateButtonLabel(label: string, value: string): string {
  const date = parseYyyymmdd(value);
  // English labels have a capital within, as the specification writes them.
  const name = label.replace(' D', ' d');
  return date === undefined
    ? fill(CALENDAR.openWithoutDate, { label: name })
    : fill(CALENDAR.open, { label: name, date: formatDateLabel(date) });
}
