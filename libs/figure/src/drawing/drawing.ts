import { inkOf, type Ink, type Theme } from './colours.ts';
import { inXml } from './svg-text.ts';

const FONTS = "'Open Sans', system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

type Frame = {
  readonly width: number;
  readonly height: number;
  readonly language: string;
  /** What it shows, in words, for those who do not see it. */
  readonly title: string;
  readonly description: string;
  readonly theme: Theme;
};

/** A drawing with its name and description. It asks nobody for anything. */
export function drawing(
  { width, height, language, title, description, theme }: Frame,
  parts: (ink: Ink) => readonly string[],
): string {
  const ink = inkOf(theme);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title" aria-describedby="desc" lang="${language}" font-family="${FONTS}">`,
    `<title id="title">${inXml(title)}</title><desc id="desc">${inXml(description)}</desc>`,
    ink.style,
    ...parts(ink),
    '</svg>',
  ].join('');
}
