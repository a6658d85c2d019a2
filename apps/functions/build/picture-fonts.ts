import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** A weight of our font, as a file of plain outlines. */
type FontFile = { readonly name: string; readonly bytes: Uint8Array };

const WEIGHTS = [300, 400, 600] as const;

/** Printable characters of ASCII and Latin-1, and the signs that texts of figures use. */
const CHARACTERS = `${charactersOf(0x20, 0x7e)}${charactersOf(0xa0, 0xff)}–—‘’“”…−`;

function charactersOf(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');
}

/** The site's font for pictures that are drawn here. */
export async function pictureFonts(): Promise<readonly FontFile[]> {
  const file = import.meta.resolve('@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2');
  const font = await readFile(fileURLToPath(file));
  return Promise.all(
    WEIGHTS.map(async (wght) => ({
      name: `open-sans-${wght}.ttf`,
      bytes: await subsetFont(font, CHARACTERS, { targetFormat: 'sfnt', variationAxes: { wght } }),
    })),
  );
}
