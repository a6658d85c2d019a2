/** Draws one picture after another beside the process's own work: text of an SVG in, bytes of a PNG out. */
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Drawing, Fonts } from './draw-png.ts';

// Of this thread alone: on one processor whoever asks for less than a picture goes first.
setPriority(constants.priority.PRIORITY_LOW);

const { fonts } = workerData as { readonly fonts: Fonts };
const font = { fontBuffers: [...fonts], defaultFontFamily: 'Open Sans' };

await initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));

parentPort?.on('message', ({ svg, scale }: Drawing) => {
  const drawn = new Resvg(svg, { fitTo: { mode: 'zoom', value: scale }, font });
  const image = drawn.render();
  const png = image.asPng();
  image.free();
  drawn.free();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(png);
});
