import { handOverPainted, type Painted } from '../shared/hand-over.ts';
import { untilItListens, whenParsed } from './start-up.ts';

/**
 * Writes into the prerendered page what the application would, from when it is parsed until the application does, and hands it over.
 *
 * @param frameId - of the element that has what is drawn
 * @param writeMore - writes what is not a text or a variable
 */
export function earlyPainter<Page extends Painted>(
  frameId: string,
  writeMore?: (frame: HTMLElement, painted: Page) => void,
): (painted: Page) => void {
  const signal = untilItListens();
  return (painted) => {
    whenParsed(() => {
      const frame = document.getElementById(frameId);
      if (!frame || signal.aborted) return;
      for (const [slot, text] of Object.entries(painted.texts)) {
        // What is asked is above the frame.
        const place = document.querySelector(`[data-slot="${slot}"]`);
        if (place) place.textContent = text ?? '';
      }
      for (const [variable, share] of Object.entries(painted.places ?? {})) {
        frame.style.setProperty(variable, share);
      }
      writeMore?.(frame, painted);
      handOverPainted(painted);
    });
  };
}
