import { compareDates, addDays, type CalendarDate } from '@tim/notation';
import { columnNames, type Field } from '../columns/column-names.ts';
import { plainHeader } from '../columns/plain-header.ts';
import { readDate } from '../question/dates.ts';

/** "Départ : Paris (CDG)", "Número de vuelo: IB3166": what a line is called and what it says. */
const LINE = /^([^:\n]{2,40}?)\s?:\s?([^\n]{1,200})$/gm;

type LabelledLine = { readonly label: string; readonly value: string };

const linesOf = (text: string): readonly LabelledLine[] =>
  [...text.matchAll(LINE)].map(([, label = '', value = '']) => ({ label: label.trim(), value: value.trim() }));

/** What the lines of a text say that are called as columns of a field are, in any language of lists. */
export const linesOfField = (text: string, field: Field): readonly string[] =>
  linesOf(text).flatMap(({ label, value }) => (columnNames(field).includes(plainHeader(label)) ? [value] : []));

/** Words for taking off, in plain letters. */
const DEPARTURE = /depart|decollage|abflug|ortszeit|salida|despegue|partenza|decollo|vertrek|partida|localtime/;
/** "15 sept. 00h50", "15. September", "15 de septiembre". */
const DAY_AND_MONTH = /(\d{1,2})\.?\s(?:de\s)?(\p{L}{3,12})/u;

/**
 * The day on which a flight takes off where it does, as a line of a text says it: at most a day from that in universal time.
 *
 * @param day - in universal time
 */
export function localDay(text: string, day: CalendarDate): CalendarDate | undefined {
  for (const { label, value } of linesOf(text)) {
    const [, number, month] = DAY_AND_MONTH.exec(value) ?? [];
    if (number === undefined || !DEPARTURE.test(plainHeader(label))) continue;
    const [before, after] = [addDays(day, -1), addDays(day, 1)];
    for (const year of new Set([before.year, after.year])) {
      const date = readDate(`${number} ${month} ${year}`);
      if (!date || !('day' in date)) continue;
      if (compareDates(date, before) >= 0 && compareDates(date, after) <= 0) return date;
    }
  }
  return undefined;
}
