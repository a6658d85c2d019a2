import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { BuildLanguage } from '@tim/languages';
import {
  GREEK_CHARACTERS,
  MATHEMATICAL_CHARACTERS,
  nameCharacters,
  textCharacters,
  unicodeRange,
} from './characters.ts';

/** The weights the theme uses, as the font's axis has them. */
const WEIGHTS = { min: 300, max: 700 };
/** Figures of one width, and accents where they belong. */
const FEATURES = ['tnum', 'ccmp', 'mark', 'mkmk', 'locl'];

/** One file of the typeface, for the characters it is fetched for. */
export type FontFile = { readonly name: string; readonly unicodeRange: string; readonly bytes: Uint8Array };

function source(subset: 'latin' | 'greek' | 'math'): Promise<Buffer> {
  const file = import.meta.resolve(`@fontsource-variable/open-sans/files/open-sans-${subset}-wght-normal.woff2`);
  return readFile(fileURLToPath(file));
}

/**
 * Open Sans in parts: first what the pages of a language are written in, which is asked for with the page; then letters that a name
 * in an answer may hold, and those and the signs of formulas, fetched by the browser when it meets one. Anything else
 * is shown in the visitor's own font.
 */
export async function openSansFiles(language: BuildLanguage): Promise<readonly [FontFile, ...FontFile[]]> {
  const latin = await source('latin');
  return [
    await fontFile('open-sans-text', latin, textCharacters(language)),
    await fontFile('open-sans-names', latin, nameCharacters(language)),
    await fontFile('open-sans-greek', await source('greek'), GREEK_CHARACTERS),
    await fontFile('open-sans-mathematics', await source('math'), MATHEMATICAL_CHARACTERS),
  ];
}

async function fontFile(name: string, font: Uint8Array, characters: string): Promise<FontFile> {
  const bytes = await subsetFont(font, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
    noHinting: true,
  });
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  return { name: `assets/${name}-${hash}.woff2`, unicodeRange: unicodeRange(characters), bytes };
}

/** One weight of the text's characters as plain outlines, for pictures made in the build. */
export async function openSansOutlines(weight: number): Promise<Uint8Array> {
  return subsetFont(await source('latin'), textCharacters('en'), {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
}

type FontNames = readonly Pick<FontFile, 'name' | 'unicodeRange'>[];

/** The faces, as each page's style sheet has them. */
export function fontFaces(files: FontNames): string {
  const faces = files.map(
    ({ name, unicodeRange: range }) =>
      `@font-face{font-family:'Open Sans Variable';font-style:normal;font-weight:${WEIGHTS.min} ${WEIGHTS.max};font-display:swap;src:url('/${name}') format('woff2');unicode-range:${range}}`,
  );
  return faces.join('') + FALLBACK_FACE;
}

/** What asks for the first file with the page. */
export function fontPreload([first]: FontNames): string {
  return `<link rel="preload" href="/${first?.name}" as="font" type="font/woff2" crossorigin>`;
}

/** The fallback takes the same room, so that nothing moves when the font arrives. */
const FALLBACK_FACE =
  "@font-face{font-family:'Open Sans Fallback';src:local('Arial'),local('Liberation Sans');ascent-override:101.65%;descent-override:27.86%;line-gap-override:0%;size-adjust:105.15%}";
