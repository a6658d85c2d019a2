import { drawBadge } from './drawing/badge.ts';
import { drawCard } from './drawing/card.ts';
import type { Theme } from './drawing/colours.ts';
import type { Figure } from './figure.ts';
import { dayOf, figureWords, type FigureWords } from './figure-words.ts';
import type { FigureTexts } from './texts.ts';

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
  readonly texts: FigureTexts;
  /** YYYY-MM-DD. */
  readonly readOn: string;
};

/** A figure as an SVG, with everything that has to stand beside it. */
export function figurePicture(figure: Figure, { shape, theme, texts, readOn }: PictureWish): string {
  const words = figureWords(figure, texts);
  const { language, clauses } = texts;
  const per = clauses([words.per, words.range].filter(Boolean));
  const description = descriptionOf(words, texts, readOn);
  if (shape === 'badge') {
    const lines = [
      per,
      clauses([words.shortSubject, dayOf(figure, texts) ?? texts.typical]),
      clauses([words.computedShort, texts.readOn(readOn)]),
    ];
    return drawBadge({ language, figure: words.figure, lines, title: words.subject, description }, theme);
  }
  const { aircraftName, flightNumberVerified } = figure;
  const about = [
    flightNumberVerified === false ? texts.unverified : '',
    aircraftName === undefined ? '' : texts.aircraft(aircraftName),
    texts.counted,
  ];
  const content = {
    language,
    subject: words.subject,
    about: texts.sentences(about.filter(Boolean)),
    figure: words.figure,
    per,
    bar: words.bar,
    comparison: words.comparison,
    source: `${words.computed}${texts.stop}`,
    foot: clauses([figure.url, texts.readOn(readOn)]),
    description,
  };
  return drawCard(content, theme);
}

/** What a picture says that has no figure. */
export type NoFigure = { readonly subject: string; readonly reason: string };

/** A picture in place of a figure that there is not: an image that is missing says nothing. */
export function noFigurePicture({ subject, reason }: NoFigure, { shape, theme, texts, readOn }: PictureWish): string {
  const { language, noFigure } = texts;
  const description = texts.clauses([texts.noFigureBecause(reason), texts.readOn(readOn)]);
  if (shape === 'badge') {
    return drawBadge({ language, figure: noFigure, lines: [subject, reason], title: subject, description }, theme);
  }
  const content = { language, subject, about: '', figure: noFigure, per: reason, comparison: '', source: '' };
  return drawCard({ ...content, foot: texts.readOn(readOn), description }, theme);
}

function descriptionOf(words: FigureWords, texts: FigureTexts, readOn: string): string {
  const figure = texts.clauses([`${words.figure} ${words.per}`, words.range].filter(Boolean));
  const source = texts.clauses([words.computed, texts.readOn(readOn)]);
  return texts.sentences(
    [`${figure}${texts.stop}`, words.comparison, texts.counted, `${source}${texts.stop}`].filter(Boolean),
  );
}
