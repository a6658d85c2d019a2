import { once as nextOf } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';

/** What is drawn; `scale` is how many pixels stand for one of its own. */
export type Drawing = { readonly svg: string; readonly scale: number };

/** The weights of a font, as files. */
export type Fonts = readonly Uint8Array[];

/** A drawing as a PNG. */
export type PngDrawer = (svg: string, scale: number) => Promise<Uint8Array>;

/**
 * Draws in a thread of its own, so that a drawing keeps nobody else's request waiting; one at a time, since an instance has
 * one processor. The thread is started by the first drawing, because most instances draw nothing, and anew after a failure.
 *
 * @param threadFile - what runs in the thread: `draw-png-worker.ts`, or the file that the build has made of it
 * @param readFonts - the only font that is drawn with
 */
export function pngDrawer(threadFile: URL, readFonts: () => Promise<Fonts>): PngDrawer {
  const line = pLimit(1);
  let thread: Worker | undefined;
  return (svg, scale) =>
    line(async () => {
      const drawing = (thread ??= new Worker(threadFile, { workerData: { fonts: await readFonts() } }));
      // It keeps the process alive only while it draws.
      drawing.ref();
      try {
        const drawn = nextOf(drawing, 'message') as Promise<[Uint8Array]>;
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        drawing.postMessage({ svg, scale } satisfies Drawing);
        return (await drawn)[0];
      } catch (fault) {
        thread = undefined;
        await drawing.terminate();
        throw fault;
      } finally {
        drawing.unref();
      }
    });
}
