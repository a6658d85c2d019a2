import { nameAt, type Manner } from '../manner.ts';

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

const day: Manner['day'] = (date) => `${nameAt(MONTHS, date.month - 1)} ${date.day}, ${date.year}`;

export const language = 'en';

export const manner: Manner = {
  language,
  decimalMark: '.',
  groupMark: ',',
  groupedFrom: 4,
  percent: (number) => `${number} %`,
  range: (low, high) => `${low} to ${high}`,
  plural: (count) => (count === 1 ? 'one' : 'other'),
  day,
  weekdayAndDay: (date, weekday) => `${nameAt(WEEKDAYS, weekday)}, ${day(date)}`,
  month: ({ year, month }) => `${nameAt(LONG_MONTHS, month - 1)} ${year}`,
  field: { order: 'ymd', mark: '/', pattern: 'YYYY/MM/DD' },
};
