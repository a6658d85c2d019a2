import type { FigureLocale } from '../figure-locale.ts';
import { FIGURE_TEXTS } from '../texts.de.ts';

export const LOCALE: FigureLocale = {
  language: 'de',
  thousands: '.',
  day: (isoDate) => isoDate.split('-').reverse().join('.'),
  texts: FIGURE_TEXTS,
};
