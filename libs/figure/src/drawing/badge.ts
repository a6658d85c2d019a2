import type { Theme } from './colours.ts';
import { drawing } from './drawing.ts';
import { inXml, textWidth } from './svg-text.ts';

/** What a badge says: the figure, and in small what it is of and whose. */
export type BadgeContent = {
  readonly language: string;
  readonly figure: string;
  /** Below it, a line each. */
  readonly lines: readonly string[];
  readonly title: string;
  readonly description: string;
};

const PADDING = 12;
const FIGURE_SIZE = 18;
const LINE_SIZE = 11;
const LINE_HEIGHT = 15;

/** A figure in the room of a few words: as wide as they are. */
export function drawBadge({ language, figure, lines, title, description }: BadgeContent, theme: Theme): string {
  const widths = [textWidth(figure) * FIGURE_SIZE, ...lines.map((line) => textWidth(line) * LINE_SIZE)];
  const width = Math.ceil(Math.max(...widths)) + 2 * PADDING + 4;
  const height = 36 + lines.length * LINE_HEIGHT;
  return drawing({ width, height, language, title, description, theme }, (ink) => [
    `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="6" ${ink.paint('fill', 'paper')} />`,
    `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="6" fill="none" ${ink.paint('stroke', 'line')}/>`,
    `<rect x="1" y="6" width="4" height="${height - 12}" ${ink.paint('fill', 'accent')}/>`,
    `<text x="${PADDING}" y="25" font-size="${FIGURE_SIZE}" font-weight="600" ${ink.paint('fill', 'ink')}>${inXml(figure)}</text>`,
    ...lines.map(
      (line, at) =>
        `<text x="${PADDING}" y="${42 + at * LINE_HEIGHT}" font-size="${LINE_SIZE}" ${ink.paint('fill', 'muted')}>${inXml(line)}</text>`,
    ),
  ]);
}
