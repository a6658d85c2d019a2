import { CARD_WIDTH_PX, ENGLISH_LOCALE, figurePicture, noFigurePicture } from '@tim/figure';
import type { Figure, FigureFormat, FigureLanguage, FigureLocale, NoFigure, PictureWish } from '@tim/figure';
import { LOCALE as de } from '@tim/figure/locales/de';
import { LOCALE as es } from '@tim/figure/locales/es';
import { LOCALE as fr } from '@tim/figure/locales/fr';
import { LOCALE as ja } from '@tim/figure/locales/ja';
import { fill } from '@tim/languages';
import { Figure as FigureMessage } from '@tim/messages/api-v1';
import { csvLine, withoutFormulas } from '@tim/notation';
import type { PngDrawer } from '../../services/draw-png.ts';
import type { FigureRequest } from './figure-request.ts';

/** A body and what it is. */
export type Written = { readonly contentType: string; readonly bytes: Uint8Array };

const CONTENT_TYPES: Readonly<Record<FigureFormat, string>> = {
  json: 'application/json; charset=UTF-8',
  csv: 'text/csv; charset=UTF-8; header=present',
  txt: 'text/plain; charset=UTF-8',
  svg: 'image/svg+xml; charset=UTF-8',
  png: 'image/png',
};

/** What is said of figures, by language. */
export const LOCALES: Readonly<Record<FigureLanguage, FigureLocale>> = { en: ENGLISH_LOCALE, de, fr, es, ja };

/** Pixels of a PNG for each of its drawing: small letters of a badge want two. */
const scaleOf = ({ shape, width }: FigureRequest) => (shape === 'badge' ? 2 : Number(width) / CARD_WIDTH_PX);

type Writing = {
  readonly request: FigureRequest;
  /** YYYY-MM-DD. */
  readonly readOn: string;
  readonly drawPng: PngDrawer;
};

const wishOf = ({ request: { shape, theme, lang }, readOn }: Writing): PictureWish => ({
  shape,
  theme,
  locale: LOCALES[lang],
  readOn,
});

async function picture(svg: string, { request, drawPng }: Writing): Promise<Written> {
  const { format } = request;
  const bytes = format === 'png' ? await drawPng(svg, scaleOf(request)) : Buffer.from(svg);
  return { contentType: CONTENT_TYPES[format], bytes };
}

/** A figure in the format asked for. */
export async function writeFigure(figure: Figure, writing: Writing): Promise<Written> {
  const { format } = writing.request;
  if (format === 'svg' || format === 'png') return picture(figurePicture(figure, wishOf(writing)), writing);
  return { contentType: CONTENT_TYPES[format], bytes: Buffer.from(TEXTS[format](figure)) };
}

/** Why there is no figure: a picture where one was asked for, else a line of text. */
export async function writeNoFigure(noFigure: NoFigure, writing: Writing): Promise<Written> {
  const { format, lang } = writing.request;
  if (format === 'svg' || format === 'png') return picture(noFigurePicture(noFigure, wishOf(writing)), writing);
  const line = fill(LOCALES[lang].texts.noFigureBecause, { reason: noFigure.reason });
  return { contentType: CONTENT_TYPES.txt, bytes: Buffer.from(line) };
}

/** The members in the order in which the message has them. */
const jsonOf = (figure: Figure) =>
  FigureMessage.toJSON(FigureMessage.fromPartial(figure)) as Readonly<Record<string, unknown>>;

const TEXTS: Readonly<Record<'json' | 'csv' | 'txt', (figure: Figure) => string>> = {
  json: (figure) => `${JSON.stringify(jsonOf(figure), undefined, 2)}\n`,
  csv: (figure) => {
    const columns = Object.entries(jsonOf(figure));
    const cells = columns.map(([, value]) => (typeof value === 'number' ? value : String(value)));
    const names = columns.map(([name]) => name);
    return [names, withoutFormulas(cells)].map((row) => csvLine(row, ',', '\r\n')).join('');
  },
  // Without a line's end: spreadsheets take the whole answer for the cell.
  txt: ({ co2ePerPassenger }) => String(co2ePerPassenger),
};
