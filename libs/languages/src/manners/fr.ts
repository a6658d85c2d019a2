import { nameAt, type Manner } from '../manner.ts';

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

const day: Manner['day'] = (date) => `${date.day} ${nameAt(MONTHS, date.month - 1)} ${date.year}`;

export const language = 'fr';

export const manner: Manner = {
  language,
  decimalMark: ',',
  groupMark: '\u202f',
  groupedFrom: 4,
  percent: (number) => `${number}\u00a0%`,
  range: (low, high) => `${low} à ${high}`,
  plural: (count) => (count < 2 ? 'one' : isWholeMillions(count) ? 'many' : 'other'),
  day,
  spokenDay: day,
  weekdayAndDay: (date, weekday) => `${nameAt(WEEKDAYS, weekday)} ${day(date)}`,
  month: ({ year, month }) => `${nameAt(LONG_MONTHS, month - 1)} ${year}`,
  firstWeekday: 1,
  field: { order: 'dmy', mark: '/', pattern: 'JJ/MM/AAAA' },
};

/** "1 million de vols". */
function isWholeMillions(count: number): boolean {
  return count >= 1e6 && count % 1e6 === 0;
}
