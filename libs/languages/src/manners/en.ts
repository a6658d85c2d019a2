import { nameAt, type Manner, type MannerDate } from '../manner.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const LONG_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const written = ({ year, month }: MannerDate, day: string) =>
  `${nameAt(MONTHS, month - 1)} ${day}, ${String(year).padStart(4, '0')}`;

const day: Manner['day'] = (date) => written(date, String(date.day));

export const language = 'en';

export const manner: Manner = {
  language,
  decimalMark: '.',
  groupMark: ',',
  groupedFrom: 4,
  percent: (number) => `${number}\u202f%`,
  range: (low, high) => `${low} to ${high}`,
  plural: (count) => (count === 1 ? 'one' : 'other'),
  day,
  spokenDay: (date) => written(date, String(date.day).padStart(2, '0')),
  weekdayAndDay: (date, weekday) => `${nameAt(WEEKDAYS, weekday)}, ${day(date)}`,
  longDay: (date) => `${date.day} ${nameAt(LONG_MONTHS, date.month - 1)} ${date.year}`,
  month: ({ year, month }) => `${nameAt(LONG_MONTHS, month - 1)} ${year}`,
  firstWeekday: 0,
  field: { order: 'ymd', mark: '/', pattern: 'YYYY/MM/DD' },
};
