import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { once } from './once.ts';

/** A drawing as a PNG; `scale` is how many pixels stand for one of its own. */
export type PngDrawer = (svg: string, scale: number) => Promise<Uint8Array>;

/** Once a process: the program refuses a second start. */
const startProgram = once(async () => {
  await initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
});

/**
 * Draws with our font alone; program and font are read at the first drawing, since most instances draw nothing.
 *
 * @param readFonts - the font's weights
 */
export function pngDrawer(readFonts: () => Promise<readonly Uint8Array[]>): PngDrawer {
  const fonts = once(readFonts);
  return async (svg, scale) => {
    await startProgram();
    const font = { fontBuffers: [...(await fonts())], defaultFontFamily: 'Open Sans' };
    const drawn = new Resvg(svg, { fitTo: { mode: 'zoom', value: scale }, font });
    try {
      const image = drawn.render();
      const png = image.asPng();
      image.free();
      return png;
    } finally {
      drawn.free();
    }
  };
}
