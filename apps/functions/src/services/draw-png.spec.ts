import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { pictureFonts } from '../../build/picture-fonts.ts';
import { pngDrawer } from './draw-png.ts';
import { once } from './once.ts';

const thread = new URL('draw-png-worker.ts', import.meta.url);
const fonts = once(async () => (await pictureFonts()).map(({ bytes }) => bytes));
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="9" height="9"/></svg>';

/** How often others had their turn before it was done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  const over = new AbortController();
  const ended = work.finally(() => over.abort());
  let turns = 0;
  for (; !over.signal.aborted; turns += 1) await setImmediate();
  await ended;
  return turns;
}

describe('drawing a picture', () => {
  it('lets everybody else go on', async () => {
    const draw = pngDrawer(thread, fonts);
    // The first one reads the program and the font.
    await draw(SVG, 1);
    // A drawing in this thread lets others in at its beginning and its end alone.
    expect(await turnsDuring(draw(SVG, 2))).toBeGreaterThan(20);
  });

  it('that fails harms no other', async () => {
    const draw = pngDrawer(thread, fonts);
    const [wrong, right] = await Promise.allSettled([draw('no drawing', 1), draw(SVG, 1)]);
    expect([wrong.status, right.status]).toEqual(['rejected', 'fulfilled']);
  });
});
