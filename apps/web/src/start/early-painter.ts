import { LISTENING_EVENT } from './start-up.ts';

/**
 * Writes into the prerendered page, from when it is parsed until the application does.
 *
 * @param frameId - of the element that is written into
 * @param fill - writes what is shown
 */
export function earlyPainter<Shown>(
  frameId: string,
  fill: (frame: HTMLElement, shown: Shown) => void,
): (shown: Shown) => void {
  const untilItListens = new AbortController();
  const { signal } = untilItListens;
  document.addEventListener(LISTENING_EVENT, () => untilItListens.abort(), { signal });
  return (shown) => {
    const paint = () => {
      const frame = document.getElementById(frameId);
      if (frame) fill(frame, shown);
    };
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', paint, { once: true, signal });
    else if (!signal.aborted) paint();
  };
}
