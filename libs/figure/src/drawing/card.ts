import type { FigureBar } from '../figure-words.ts';
import type { Colour, Ink, Theme } from './colours.ts';
import { drawing } from './drawing.ts';
import { fittingLines, fittingSize, inXml } from './svg-text.ts';

/** What pages and messages show of a link, and what they ask for [px]. */
export const CARD_WIDTH_PX = 1200;
export const CARD_HEIGHT_PX = 630;

/** What a card says, from above to below; an empty line is left out. */
export type CardContent = {
  readonly language: string;
  readonly subject: string;
  readonly about: string;
  /** What the figure is added up of, in small: as many parts as fit, and how many more there are. */
  readonly list?: { readonly parts: readonly string[]; readonly more: (left: number) => string } | undefined;
  readonly figure: string;
  readonly per: string;
  /** Absent where there is no figure. */
  readonly bar?: FigureBar | undefined;
  readonly comparison: string;
  readonly source: string;
  readonly foot: string;
  /** All of it in words. */
  readonly description: string;
};

const LEFT = 72;
const WIDTH = CARD_WIDTH_PX - 2 * LEFT;
const BAR_Y = 404;
const BOLD = 600;
/** How much wider bold letters are. */
const BOLD_WIDTH = 1.15;
const LIST = { size: 20, width: WIDTH, count: 4 } as const;
const LIST_Y = 170;
const LIST_LINE = 25;
/** In smaller letters [px] an address is broken, after so many: fonts whose capitals are wide hold them in a line. */
const SMALLEST = 12;
const LETTERS_A_LINE = 130;

type Line = { readonly y: number; readonly size: number; readonly weight?: number; readonly colour?: Colour };

/** A figure with its range and its source, as an SVG of 1200 × 630 px. */
export function drawCard(content: CardContent, theme: Theme): string {
  const { language, subject, description } = content;
  const frame = { width: CARD_WIDTH_PX, height: CARD_HEIGHT_PX, language, title: subject, description, theme };
  return drawing(frame, (ink) => {
    /** One line of text, smaller where it would not fit. */
    const line = (text: string, { y, size, weight = 400, colour = 'ink' }: Line) =>
      `<text x="${LEFT}" y="${y}" font-size="${fittingSize(text, size, weight < BOLD ? WIDTH : WIDTH / BOLD_WIDTH).toFixed(1)}" font-weight="${weight}" ${ink.paint('fill', colour)}>${inXml(text)}</text>`;
    const list = content.list ? fittingLines(content.list.parts, content.list.more, LIST) : [];
    // Lower, the longer the list is; at its four lines right above the bar.
    const figureY = 279 + (list.length - 1) * 13;
    return [
      `<rect width="100%" height="100%" ${ink.paint('fill', 'paper')}/>`,
      line(subject, { y: 92, size: 40, weight: BOLD }),
      line(content.about, { y: 136, size: 25, colour: 'muted' }),
      ...list.map((text, at) => line(text, { y: LIST_Y + at * LIST_LINE, size: LIST.size, colour: 'muted' })),
      ...(list.length === 0
        ? [line(content.figure, { y: 240, size: 84, weight: 300 }), line(content.per, { y: 292, size: 33 })]
        : [
            line(content.figure, { y: figureY, size: 64, weight: 300 }),
            line(content.per, { y: figureY + 39, size: 28 }),
          ]),
      ...(content.bar ? drawBar(content.bar, ink) : []),
      line(content.comparison, { y: 510, size: 25 }),
      line(content.source, { y: 560, size: 20, colour: 'muted' }),
      ...footLines(content.foot).map(({ text, y, size }) => line(text, { y, size, colour: 'muted' })),
    ];
  });
}

/** An address, in several lines where its letters would be too small to read: a trip's may have many legs. */
function footLines(text: string) {
  if (fittingSize(text, SMALLEST, WIDTH) === SMALLEST) return [{ text, y: 592, size: 20 }];
  return Array.from({ length: Math.ceil(text.length / LETTERS_A_LINE) }, (_, at) => ({
    text: text.slice(at * LETTERS_A_LINE, (at + 1) * LETTERS_A_LINE),
    y: 584 + at * 14,
    size: SMALLEST,
  }));
}

/** The figure, its range and what is typical on one axis from zero. */
function drawBar({ low, high, figure, typical, end, typicalMark }: FigureBar, ink: Ink): string[] {
  const at = (share: number) => LEFT + share * WIDTH;
  const label = (text: string, x: number, anchor: 'start' | 'end') =>
    `<text x="${x.toFixed(1)}" y="${BAR_Y + 56}" font-size="22" ${ink.paint('fill', 'muted')} text-anchor="${anchor}">${inXml(text)}</text>`;
  return [
    `<path d="M${LEFT} ${BAR_Y - 28}v56M${LEFT} ${BAR_Y}h${WIDTH}" ${ink.paint('stroke', 'line')} stroke-width="2" fill="none"/>`,
    `<rect x="${at(low).toFixed(1)}" y="${BAR_Y - 11}" width="${((high - low) * WIDTH).toFixed(1)}" height="22" rx="5" ${ink.paint('fill', 'range')}/>`,
    ...(typical === undefined
      ? []
      : [
          `<rect x="${(at(typical) - 2).toFixed(1)}" y="${BAR_Y - 30}" width="4" height="60" ${ink.paint('fill', 'ink')}/>`,
        ]),
    `<g ${ink.paint('stroke', 'paper')} stroke-width="4"><circle cx="${at(figure).toFixed(1)}" cy="${BAR_Y}" r="17" ${ink.paint('fill', 'accent')}/></g>`,
    ...(typical === undefined || typicalMark === undefined ? [] : [typicalLabel(typicalMark, at(typical), ink)]),
    label('0', LEFT, 'start'),
    label(end, LEFT + WIDTH, 'end'),
  ];
}

/** Above its mark, inside the picture. */
function typicalLabel(text: string, x: number, ink: Ink): string {
  const isRight = x > CARD_WIDTH_PX / 2;
  return `<text x="${x.toFixed(1)}" y="${BAR_Y - 40}" font-size="22" ${ink.paint('fill', 'ink')} text-anchor="${isRight ? 'end' : 'start'}">${inXml(text)}</text>`;
}
