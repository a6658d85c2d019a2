import { nameAt, type Manner } from '../manner.ts';

const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'];

const month: Manner['month'] = (date) => `${date.year}年${date.month}月`;
const day: Manner['day'] = (date) => `${month(date)}${date.day}日`;

export const language = 'ja';

export const manner: Manner = {
  language,
  decimalMark: '.',
  groupMark: ',',
  groupedFrom: 4,
  percent: (number) => `${number}%`,
  // A line ends on neither side of the sign.
  range: (low, high) => `${low}\u2060～\u2060${high}`,
  plural: () => 'other',
  day,
  spokenDay: day,
  weekdayAndDay: (date, weekday) => `${day(date)}（${nameAt(WEEKDAYS, weekday)}）`,
  longDay: day,
  month,
  firstWeekday: 0,
  field: { order: 'ymd', mark: '/', pattern: 'YYYY/MM/DD' },
};
