export { CABIN_CLASSES, type CabinClass } from '@tim/engine';
export { CARD_HEIGHT_PX, CARD_WIDTH_PX, drawCard, type CardContent } from './drawing/card.ts';
export { textWidth } from './drawing/svg-text.ts';
export { THEMES, type Theme } from './drawing/colours.ts';
export {
  FIGURE_FORMATS,
  FIGURE_LANGUAGES,
  UNITS,
  type ComputedBy,
  type ContrailRisk,
  type Figure,
  type FigureFormat,
  type FigureLanguage,
  type Unit,
} from './figure.ts';
export {
  CARD_WIDTHS,
  figurePicture,
  noFigurePicture,
  SHAPES,
  type CardWidth,
  type NoFigure,
  type PictureWish,
  type Shape,
} from './figure-pictures.ts';
export { figureWords, type FigureBar } from './figure-words.ts';
export { readFigure } from './read-figure.ts';
export type { FigureLocale } from './figure-locale.ts';
export { LOCALE as ENGLISH_LOCALE } from './locales/en.ts';
