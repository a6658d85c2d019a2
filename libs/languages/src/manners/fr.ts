import { nameAt, type Manner, type MannerDate } from '../manner.ts';

const MONTHS = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'];
const LONG_MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];
const WEEKDAYS = ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'];

/** The first of a month is "1er", as the platform does not write it. */
const dayOfMonth = ({ day }: MannerDate) => (day === 1 ? '1er' : String(day));

const day: Manner['day'] = (date) => `${dayOfMonth(date)} ${nameAt(MONTHS, date.month - 1)} ${date.year}`;

export const language = 'fr';

export const manner: Manner = {
  language,
  decimalMark: ',',
  groupMark: '\u202f',
  groupedFrom: 4,
  percent: (number) => `${number}\u00a0%`,
  range: (low, high) => `${low} à ${high}`,
  plural: (count) => (count < 2 ? 'one' : 'other'),
  day,
  spokenDay: day,
  weekdayAndDay: (date, weekday) => `${nameAt(WEEKDAYS, weekday)} ${day(date)}`,
  longDay: (date) => `${dayOfMonth(date)} ${nameAt(LONG_MONTHS, date.month - 1)} ${date.year}`,
  month: ({ year, month }) => `${nameAt(LONG_MONTHS, month - 1)} ${year}`,
  firstWeekday: 1,
  field: { order: 'dmy', mark: '/', pattern: 'JJ/MM/AAAA' },
};
