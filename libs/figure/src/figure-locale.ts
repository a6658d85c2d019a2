import type { MessagesOf } from '@tim/languages';
import type { FigureLanguage } from './figure.ts';
import type { FIGURE_TEXTS } from './texts.ts';

/** What is said of figures, in one language. */
export type FigureTexts = MessagesOf<typeof FIGURE_TEXTS>;

/** A language that a figure is said in: its words, and how it writes numbers and dates. */
export type FigureLocale = {
  /** As an attribute `lang` has it. */
  readonly language: FigureLanguage;
  /** Between the thousands of a number. */
  readonly thousands: string;
  /** Of a date written YYYY-MM-DD. */
  readonly day: (isoDate: string) => string;
  readonly texts: FigureTexts;
};
