export {
  addDays,
  compareDates,
  dayNumber,
  isRealDate,
  todayLocal,
  utcDate,
  type CalendarDate,
} from './calendar-date.ts';
export { dayText } from './day-text.ts';
export { upperCaseCode } from './upper-case-code.ts';
export { parseWrittenDate } from './written-date.ts';
export { dateToYyyymmdd, parseYyyymmdd, yyyymmddToDate } from './yyyymmdd.ts';
