import type { FigureLocale } from '../figure-locale.ts';
import { FIGURE_TEXTS } from '../texts.ts';

export const LOCALE: FigureLocale = {
  language: 'en',
  thousands: ',',
  day: (isoDate) => isoDate,
  texts: FIGURE_TEXTS,
};
