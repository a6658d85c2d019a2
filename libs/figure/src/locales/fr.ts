import type { FigureLocale } from '../figure-locale.ts';
import { FIGURE_TEXTS } from '../texts.fr.ts';

export const LOCALE: FigureLocale = {
  language: 'fr',
  thousands: '\u202f',
  day: (isoDate) => isoDate.split('-').reverse().join('/'),
  texts: FIGURE_TEXTS,
};
