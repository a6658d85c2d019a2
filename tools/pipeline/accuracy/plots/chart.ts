import { element, textElement } from './svg.ts';

/** From a value to a place on the drawing. */
export type Scale = (value: number) => number;

const [WIDTH, HEIGHT] = [760, 560];
const GREY = '#595959';

/** The plot's area on a drawing. */
export const FRAME = { left: 64, right: WIDTH - 24, top: 56, bottom: HEIGHT - 52 } as const;

/** Straight scale from values `from`..`to` to places `start`..`end`; values outside stay at the ends. */
export function linearScale(from: number, to: number, start: number, end: number): Scale {
  return (value) => start + ((Math.min(Math.max(value, from), to) - from) / (to - from)) * (end - start);
}

/** Logarithmic scale; values above 0. */
export function logScale(from: number, to: number, start: number, end: number): Scale {
  const scale = linearScale(Math.log(from), Math.log(to), start, end);
  return (value) => scale(Math.log(value));
}

export type Tick = { readonly at: number; readonly label: string };

/** Grid line and label of each tick of the horizontal axis, and the axis' title. */
export function horizontalAxis(scale: Scale, ticks: readonly Tick[], title: string): string {
  const parts = ticks.map(
    ({ at, label }) =>
      line(scale(at), FRAME.top, scale(at), FRAME.bottom) + centred(scale(at), FRAME.bottom + 18, label),
  );
  return parts.join('') + centred((FRAME.left + FRAME.right) / 2, FRAME.bottom + 40, title);
}

/** The same of the vertical axis; its title stands above it. */
export function verticalAxis(scale: Scale, ticks: readonly Tick[], title: string): string {
  const parts = ticks.map(
    ({ at, label }) =>
      line(FRAME.left, scale(at), FRAME.right, scale(at)) +
      textElement('text', { x: FRAME.left - 8, y: scale(at) + 4, 'text-anchor': 'end', fill: GREY }, label),
  );
  return parts.join('') + textElement('text', { x: FRAME.left - 8, y: FRAME.top - 12, fill: GREY }, title);
}

export type Series = 'exact' | 'family' | 'none';

/** Colours that stay apart for the colour-blind, each with a shape of its own. */
const SERIES: Readonly<Record<Series, { readonly colour: string; readonly label: string }>> = {
  exact: { colour: '#0b5394', label: 'exact type named' },
  family: { colour: '#b45309', label: 'family named' },
  none: { colour: '#525252', label: 'no aircraft named' },
};

/** A point of a series, with a tooltip. */
export function marker(series: Series, x: number, y: number, tooltip: string): string {
  const { colour } = SERIES[series];
  const look = { fill: colour, 'fill-opacity': 0.35, stroke: colour };
  const title = textElement('title', {}, tooltip);
  if (series === 'exact') return element('circle', { cx: x, cy: y, r: 3.5, ...look }, title);
  if (series === 'family') return element('rect', { x: x - 3, y: y - 3, width: 6, height: 6, ...look }, title);
  return element(
    'path',
    { d: `M${place(x, y - 4)} L${place(x + 4, y + 3)} L${place(x - 4, y + 3)} Z`, ...look },
    title,
  );
}

/** What each series' marker means, on the right above the plot. */
export function legend(): string {
  const names = Object.keys(SERIES) as Series[];
  return names
    .map((series, index) => {
      const x = FRAME.right - 150 * (names.length - index) + 10;
      const { label } = SERIES[series];
      return marker(series, x, FRAME.top - 16, label) + textElement('text', { x: x + 10, y: FRAME.top - 12 }, label);
    })
    .join('');
}

/** A whole drawing; its title is also its name for those who do not see it. */
export function drawing(title: string, ...children: readonly string[]): string {
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      width: WIDTH,
      height: HEIGHT,
      role: 'img',
      'aria-label': title,
      'font-family': 'Open Sans, Helvetica, Arial, sans-serif',
      'font-size': 12,
      fill: '#1f1f1f',
    },
    element('rect', { width: WIDTH, height: HEIGHT, fill: '#ffffff' }),
    textElement('text', { x: 16, y: 24, 'font-size': 15, 'font-weight': 600 }, title),
    ...children,
  )}\n`;
}

export function line(x1: number, y1: number, x2: number, y2: number, stroke = '#dddddd', dash = ''): string {
  return element('line', { x1, y1, x2, y2, stroke, ...(dash !== '' && { 'stroke-dasharray': dash }) });
}

function centred(x: number, y: number, text: string): string {
  return textElement('text', { x, y, 'text-anchor': 'middle', fill: GREY }, text);
}

function place(x: number, y: number): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}
