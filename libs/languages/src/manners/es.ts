import { nameAt, type Manner } from '../manner.ts';

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'];
const LONG_MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
const WEEKDAYS = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'];

const day: Manner['day'] = (date) => `${date.day} ${nameAt(MONTHS, date.month - 1)} ${date.year}`;

export const language = 'es';

export const manner: Manner = {
  language,
  decimalMark: ',',
  groupMark: '.',
  groupedFrom: 5,
  percent: (number) => `${number}\u00a0%`,
  range: (low, high) => `${low} a ${high}`,
  plural: (count) => (count === 1 ? 'one' : 'other'),
  day,
  spokenDay: day,
  weekdayAndDay: (date, weekday) => `${nameAt(WEEKDAYS, weekday)}, ${day(date)}`,
  longDay: (date) => `${date.day} de ${nameAt(LONG_MONTHS, date.month - 1)} de ${date.year}`,
  month: ({ year, month }) => `${nameAt(LONG_MONTHS, month - 1)} de ${year}`,
  firstWeekday: 1,
  field: { order: 'dmy', mark: '/', pattern: 'DD/MM/AAAA' },
};
