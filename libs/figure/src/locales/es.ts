import type { FigureLocale } from '../figure-locale.ts';
import { FIGURE_TEXTS } from '../texts.es.ts';

export const LOCALE: FigureLocale = {
  language: 'es',
  thousands: '',
  day: (isoDate) => isoDate.split('-').reverse().join('/'),
  texts: FIGURE_TEXTS,
};
