export {
  addDays,
  compareDates,
  dayNumber,
  isRealDate,
  latestToday,
  todayLocal,
  utcDate,
  type CalendarDate,
} from './calendar-date.ts';
export { csvLine, withoutFormulas } from './csv-line.ts';
export { dayText } from './day-text.ts';
export { upperCaseCode } from './upper-case-code.ts';
export { parseWrittenDate } from './written-date.ts';
export { dateToYyyymmdd, parseYyyymmdd, yyyymmddToDate } from './yyyymmdd.ts';
