import { afterPaint } from './start-up.ts';

/** How long the application waits for the figure to be shown first: they share the line [ms]. */
const FIGURE_FIRST_MS = 3000;

/**
 * Run the application once a figure is shown: one that cannot be is for the application to tell.
 *
 * @param figure - resolved when the figure stands in the page
 */
export function startAfter(figure: Promise<unknown>, start: () => void): void {
  const startAfterFrame = () => requestAnimationFrame(() => afterPaint(start));
  figure.then(startAfterFrame, startAfterFrame);
  setTimeout(start, FIGURE_FIRST_MS);
}
