import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { LANGUAGE_CODES } from '@tim/languages';
import { beforeAll, describe, expect, it } from 'vitest';
import { PRERENDERED_PATHS, prerenderPage } from '../src/app/entry-prerender.tsx';
import { tokens } from '../src/theme/tokens.ts';
import {
  GREEK_CHARACTERS,
  MATHEMATICAL_CHARACTERS,
  nameCharacters,
  textCharacters,
  unicodeRange,
} from './characters.ts';
import { fontFaces, fontPreload, openSansFiles, type FontFile } from './open-sans.ts';

let files: Awaited<ReturnType<typeof openSansFiles>>;
beforeAll(async () => {
  files = await openSansFiles('en');
});

async function charactersIn({ bytes }: FontFile): Promise<Set<string>> {
  const face = new Face(new Blob(await subsetFont(bytes, '', { targetFormat: 'sfnt', keepAllGlyphs: true })));
  return new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code)));
}

/** What a reader sees of a page, and its title; the offer of another language stands in an aside that is shown to who reads it. */
function textOf({ head, page }: { readonly head: string; readonly page: string }): string {
  return `${/<title>([^<]*)/.exec(head)?.[1]} ${page}`
    .replaceAll(/<(script|style|svg|aside)\b[^]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#x([0-9a-f]+);/g, (_entity, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}

async function charactersInAll(): Promise<Set<string>> {
  const all = await Promise.all(files.map(charactersIn));
  return new Set(all.flatMap((characters) => [...characters]));
}

/** The typeface has no narrow no-break space: it is as wide in any other, and fetches none of ours. */
const isSpace = (character: string) => /[\r\n\t\u202F]/.test(character);

/** The name of Japanese is in the visitor's own font. */
const isJapanese = (character: string) => /\p{Script=Han}/u.test(character);

/** The methodology's formulas, and names of airlines. */
const WITH_FORMULAS_OR_NAMES: readonly string[] = ['/methodology', '/changes'];

describe('the font', () => {
  it.each(PRERENDERED_PATHS)(
    'has every character of %s; only formulas and names need more than its first file',
    async (path) => {
      const known = WITH_FORMULAS_OR_NAMES.includes(path) ? await charactersInAll() : await charactersIn(files[0]);
      const shown = new Set(Array.from(textOf(await prerenderPage(path))));
      expect(
        [...shown].filter((character) => !known.has(character) && !isSpace(character) && !isJapanese(character)),
      ).toEqual([]);
    },
  );

  it.each(LANGUAGE_CODES)('has in each file of %s what the file is fetched for', async (language) => {
    const asked = [textCharacters(language), nameCharacters(language), GREEK_CHARACTERS, MATHEMATICAL_CHARACTERS];
    const own = await openSansFiles(language);
    for (const [at, characters] of asked.entries()) {
      const known = await charactersIn(own[at] ?? own[0]);
      expect(Array.from(characters).filter((character) => !known.has(character))).toEqual([]);
    }
    expect(new Set(Array.from(asked.join(''))).size).toBe(asked.join('').length);
  });

  it.each(LANGUAGE_CODES)('is small where every page of %s needs it', async (language) => {
    const [texts] = await openSansFiles(language);
    expect(texts.bytes.length).toBeLessThan(25_000);
  });
});

describe('unicodeRange', () => {
  it.each([
    ['A', 'U+41'],
    ['ABC', 'U+41-43'],
    ['CAB−', 'U+41-43,U+2212'],
  ])('of %s is %s', (characters, range) => {
    expect(unicodeRange(characters)).toBe(range);
  });
});

const faces = (css: string) => [...css.matchAll(/@font-face\{([^}]+)\}/g)].map(([, face = '']) => face);

describe('the tags of the font', () => {
  it('ask for the texts’ file with the page, from the site itself, and for no other', () => {
    const css = fontFaces(files);
    expect([...fontPreload(files).matchAll(/rel="preload" href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      `/${files[0].name}`,
    ]);
    expect(faces(css)[0]).toContain(`url('/${files[0].name}')`);
    expect(faces(css)[1]).toContain(`unicode-range:${files[1]?.unicodeRange}`);
    expect(css).not.toMatch(/https?:/);
  });

  it('have a fallback of the same measures, so that nothing moves when the font arrives', () => {
    // Open Sans: ascent 2189, descent 600 of 2048; its letters are 5.15 % wider than Arial's.
    const WIDER = 1.0515;
    const fallback = faces(fontFaces(files)).at(-1) ?? '';
    const measure = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(fallback)?.[1]);
    expect(tokens.fonts.body.value).toContain("'Open Sans Fallback'");
    expect(measure('size-adjust')).toBe(105.15);
    expect(measure('ascent-override')).toBeCloseTo((2189 / 2048 / WIDER) * 100, 1);
    expect(measure('descent-override')).toBeCloseTo((600 / 2048 / WIDER) * 100, 1);
    expect(measure('line-gap-override')).toBe(0);
  });
});
