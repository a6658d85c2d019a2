import type { FigureLocale } from '../figure-locale.ts';
import { FIGURE_TEXTS } from '../texts.ja.ts';

export const LOCALE: FigureLocale = {
  language: 'ja',
  thousands: ',',
  day: (isoDate) => isoDate.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日'),
  texts: FIGURE_TEXTS,
};
