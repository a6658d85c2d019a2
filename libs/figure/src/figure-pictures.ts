import { fill, joined } from '@tim/languages';
import { drawBadge } from './drawing/badge.ts';
import { drawCard } from './drawing/card.ts';
import type { Theme } from './drawing/colours.ts';
import type { Figure } from './figure.ts';
import { dayOf, figureWords, type FigureWords } from './figure-words.ts';
import type { FigureLocale } from './figure-locale.ts';

/** Shapes of a picture: a card for an article or a preview, a badge for a line of text. */
export const SHAPES = ['card', 'badge'] as const;
export type Shape = (typeof SHAPES)[number];

/** Widths of a card that is drawn as a PNG [px]; its height is a good half of it. */
export const CARD_WIDTHS = ['1200', '600', '300'] as const;
export type CardWidth = (typeof CARD_WIDTHS)[number];

/** How a picture is wanted. */
export type PictureWish = {
  readonly shape: Shape;
  readonly theme: Theme;
  readonly locale: FigureLocale;
  /** YYYY-MM-DD. */
  readonly readOn: string;
};

/** A figure as an SVG, with everything that has to stand beside it. */
export function figurePicture(figure: Figure, { shape, theme, locale, readOn }: PictureWish): string {
  const words = figureWords(figure, locale);
  const { language, texts } = locale;
  const clauses = (...parts: readonly string[]) => joined(texts.clauses, parts);
  const per = clauses(words.per, words.range);
  const description = descriptionOf(words, locale, readOn);
  if (shape === 'badge') {
    const lines = [
      per,
      clauses(words.shortSubject, dayOf(figure, locale) ?? texts.typical),
      clauses(words.computedShort, readOnWords(readOn, locale)),
    ];
    return drawBadge({ language, figure: words.figure, lines, title: words.subject, description }, theme);
  }
  const { aircraftName, flightNumberVerified } = figure;
  const about = [
    flightNumberVerified === false ? texts.unverified : '',
    aircraftName === undefined ? '' : fill(texts.aircraft, { name: aircraftName }),
    texts.counted,
  ];
  const content = {
    language,
    subject: words.subject,
    about: joined(texts.sentences, about),
    figure: words.figure,
    per,
    bar: words.bar,
    comparison: words.comparison,
    source: fill(texts.sentence, { text: words.computed }),
    foot: clauses(figure.url, readOnWords(readOn, locale)),
    description,
  };
  return drawCard(content, theme);
}

/** What a picture says that has no figure. */
export type NoFigure = { readonly subject: string; readonly reason: string };

/** A picture in place of a figure that there is not: an image that is missing says nothing. */
export function noFigurePicture({ subject, reason }: NoFigure, { shape, theme, locale, readOn }: PictureWish): string {
  const { language, texts } = locale;
  const { noFigure } = texts;
  const readOnDay = readOnWords(readOn, locale);
  const description = joined(texts.clauses, [fill(texts.noFigureBecause, { reason }), readOnDay]);
  if (shape === 'badge') {
    return drawBadge({ language, figure: noFigure, lines: [subject, reason], title: subject, description }, theme);
  }
  const content = { language, subject, about: '', figure: noFigure, per: reason, comparison: '', source: '' };
  return drawCard({ ...content, foot: readOnDay, description }, theme);
}

const readOnWords = (readOn: string, { texts, day }: FigureLocale): string => fill(texts.readOn, { date: day(readOn) });

function descriptionOf(words: FigureWords, locale: FigureLocale, readOn: string): string {
  const { texts } = locale;
  const figure = joined(texts.clauses, [`${words.figure} ${words.per}`, words.range]);
  const source = joined(texts.clauses, [words.computed, readOnWords(readOn, locale)]);
  const sentence = (text: string) => fill(texts.sentence, { text });
  return joined(texts.sentences, [sentence(figure), words.comparison, texts.counted, sentence(source)]);
}
