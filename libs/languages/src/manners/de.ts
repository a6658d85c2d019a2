import { nameAt, type Manner } from '../manner.ts';

const MONTHS = ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'];
const LONG_MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];
const WEEKDAYS = ['So.', 'Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.'];

const day: Manner['day'] = (date) => `${date.day}. ${nameAt(MONTHS, date.month - 1)} ${date.year}`;

export const language = 'de';

export const manner: Manner = {
  language,
  decimalMark: ',',
  groupMark: '.',
  groupedFrom: 4,
  percent: (number) => `${number}\u00a0%`,
  range: (low, high) => `${low} bis ${high}`,
  plural: (count) => (count === 1 ? 'one' : 'other'),
  day,
  spokenDay: day,
  weekdayAndDay: (date, weekday) => `${nameAt(WEEKDAYS, weekday)}, ${day(date)}`,
  longDay: (date) => `${date.day}. ${nameAt(LONG_MONTHS, date.month - 1)} ${date.year}`,
  month: ({ year, month }) => `${nameAt(LONG_MONTHS, month - 1)} ${year}`,
  firstWeekday: 1,
  field: { order: 'dmy', mark: '.', pattern: 'TT.MM.JJJJ' },
};
