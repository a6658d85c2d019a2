import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../../..');

/** Stands for whatever a function of the texts is given, in what it makes. */
const ANYTHING = '\u{F8FF}';
/** What the functions are tried with: words, and a number where they count. */
const GIVEN = [ANYTHING, 2];

/** A text in English and in the language. */
type Pair = { readonly english: string; readonly translated: string };
type Words = string | RegExp;
/** A text that a function makes. */
type Maker = (...given: unknown[]) => unknown;
/** What finds an element by words that people read. */
type Finder = Pick<Page, 'getByRole' | 'getByText' | 'getByLabel'>;

/**
 * Lets pages in a language be asked for their elements in English, as the states ask: the words are looked up among the
 * English texts, and the language's own are sought. It holds for every page of the process.
 *
 * @param page any page: it lends the makers of its kind
 */
export async function speakEnglishTo(language: string, page: Page): Promise<void> {
  const pairs = await textPairs(language);
  const locator = Object.getPrototypeOf(page.locator('html')) as Locator;
  for (const finder of [Object.getPrototypeOf(page) as Page, locator]) askIn(pairs, finder);
  filterIn(pairs, locator);
}

function filterIn(pairs: readonly Pair[], locator: Pick<Locator, 'filter'>): void {
  const { filter } = locator;
  locator.filter = function filterInEnglish(this: Locator, { hasText, ...options } = {}) {
    return filter.call(
      this,
      hasText === undefined ? options : { ...options, hasText: translate(hasText, pairs, false) },
    );
  };
}

function askIn(pairs: readonly Pair[], finder: Finder): void {
  const { getByRole, getByText, getByLabel } = finder;
  finder.getByRole = function byRoleInEnglish(this: Finder, role, { name, ...options } = {}) {
    return getByRole.call(
      this,
      role,
      name === undefined ? options : { ...options, name: translate(name, pairs, true) },
    );
  };
  finder.getByText = function byTextInEnglish(this: Finder, text, options) {
    return getByText.call(this, translate(text, pairs, options?.exact ?? false), options);
  };
  finder.getByLabel = function byLabelInEnglish(this: Finder, text, options) {
    return getByLabel.call(this, translate(text, pairs, true), options);
  };
}

/** @returns the words as they are where no text has them: names and codes */
function translate(words: Words, pairs: readonly Pair[], isWhole: boolean): Words {
  const said =
    typeof words === 'string' ? saying(words, pairs) : pairs.filter(({ english }) => matches(words, english));
  if (said.length === 0) return words;
  const either = [...new Set(said.map(({ translated }) => patternOf(translated)))].join('|');
  return new RegExp(isWhole && typeof words === 'string' ? `^(?:${either})` : either);
}

/** The texts that are the words; else those of which they are a part; else the one that they begin with. */
function saying(words: string, pairs: readonly Pair[]): readonly Pair[] {
  const whole = pairs.filter(({ english }) => new RegExp(`^(?:${patternOf(english)})$`, 'i').test(words));
  // "For 2 people" is said by "For …" too: the text that says the most of it.
  const most = Math.max(...whole.map(({ english }) => fixedLength(english)));
  if (most > words.length / 2) return whole.filter(({ english }) => fixedLength(english) === most);
  const around = pairs.filter(({ english }) => english.includes(words));
  if (around.length > 0) return around;
  const begun = pairs.filter(({ english }) => english.length > 4 && words.startsWith(english));
  return begun.toSorted((a, b) => b.english.length - a.english.length).slice(0, 1);
}

const matches = (words: RegExp, english: string) => words.test(english.replaceAll(ANYTHING, '2'));

const fixedLength = (text: string) => text.replaceAll(ANYTHING, '').length;

function patternOf(text: string): string {
  const escaped = text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return escaped.replaceAll(ANYTHING, '.+').replaceAll(/\s/g, String.raw`\s`);
}

async function textPairs(language: string): Promise<readonly Pair[]> {
  const pairs: Pair[] = [];
  const own = [`{apps,libs}/*/src/**/texts.${language}.ts`, `libs/*/src/${language}/!(*.spec|*.fixture).ts`];
  for (const file of globSync(own, { cwd: ROOT })) {
    const inEnglish = file
      .replace(`.${language}.ts`, '.ts')
      .replace(`/${language}/`, '/en/')
      .replace(`/${language}.ts`, '/en.ts');
    // A language may have files of its own, such as how it says "in May".
    if (!existsSync(join(ROOT, inEnglish))) continue;
    const [english, translated] = await Promise.all(
      [inEnglish, file].map((path) => import(join(ROOT, path)) as Promise<unknown>),
    );
    collect(english, translated, pairs);
  }
  return pairs;
}

function collect(english: unknown, translated: unknown, into: Pair[]): void {
  if (typeof english === 'string' && typeof translated === 'string') {
    // One that is nothing but what it was given would be found in everything.
    if (english.replaceAll(ANYTHING, '').trim().length > 2) into.push({ english, translated });
  } else if (typeof english === 'function' && typeof translated === 'function') {
    for (const given of GIVEN) collect(made(english as Maker, given), made(translated as Maker, given), into);
  } else if (typeof english === 'object' && english !== null && typeof translated === 'object' && translated !== null) {
    for (const [key, one] of Object.entries(english)) collect(one, (translated as Record<string, unknown>)[key], into);
  }
}

/** @returns undefined where the function wants something of another kind */
function made(text: Maker, given: unknown): unknown {
  try {
    return text(...Array.from({ length: 8 }, () => given));
  } catch {
    return undefined;
  }
}
