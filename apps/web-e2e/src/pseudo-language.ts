import type { Page } from '@playwright/test';
import { PSEUDO_LANGUAGE, PSEUDO_LETTERS } from '@tim/languages';
import { pathIn } from './pages.ts';

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(2000, month).toLocaleDateString('en', { month: 'long' }),
);

/**
 * What reads the same in every language: names of makers, methods, documents and programs, codes and units, and words
 * that somebody else chose.
 */
const SAME_EVERYWHERE: readonly (RegExp | string)[] = [
  /\bTravel Impact Model\b/g,
  /\bUK Government conversion factors\b/g,
  // Methods of the API, and programs that ask it.
  /\bcompute\w+Emissions\b|^(?:curl|Google Sheets|Excel|LibreOffice|Python)$/g,
  // The data's hash, and the travellers of the example list.
  /\b[\da-f]{16}\b|\b(?:Anna|Ben|Cleo)\b/g,
  /\b(?:Google|EASA|IATA|ICAO|SWISS|DESNZ|CORSIA|FAQ|API|CSV|JSON|BibTeX|GitHub|TIM|EMEP\/EEA|RP)\b/g,
  /\bkg\b|\bCO2e?\b|\bkm\b/g,
  /https?:\/\/\S+|\S+@\S+|\/[a-z]\S*/g,
  /\bYYYY\/MM\/DD\b|^noindex$/g,
  // The pseudo-language writes dates as English does.
  /\b(?:[A-Z][a-z]{2}, )?[A-Z][a-z]{2} \d{1,2}, \d{4}\b|^[A-Z][a-z]+day$/g,
  new RegExp(String.raw`\b(?:${MONTHS.join('|')})\b(?: \d{4})?`, 'g'),
  // Airlines by name and code, aircraft by maker and type.
  /^[\p{L}\d' .-]+ (?:\([A-Z\d]{2}\)|\+ [\p{L}\d' .-]+)$|^[A-Z\d]{2} [\p{L}\d' .-]+$/gu,
  /^(?:Airbus|Boeing|Embraer|ATR) [\dA-Z][\p{L}\d ./-]*$/gu,
  // Places by name and code, and by code alone.
  /[\p{L}' .-]+ \([A-Z]{3}\)|\b[A-Z]{3}\b/gu,
  // Countries, as the platform calls them.
  ...countries(),
  // Documents of the committee, by their names.
  /^(?:Boosting Model Granularity|Contrails Impact|Model Selection|Roadmap|Model Validation Methodology|Belly Cargo Apportionment)$/g,
];

/** All countries and territories in English. */
function countries(): readonly string[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  return letters
    .flatMap((first) => letters.map((second) => names.of(first + second) ?? ''))
    .filter((name) => name.length > 2);
}

/** Three letters of English in a row: the pseudo-language has none. */
const PLAIN = /[A-Za-z]{3,}/;

/** What a page showed or spoke before it was read back into English, with the element that had it. */
type Seen = { readonly text: string; readonly where: string };

/**
 * Open pages in the pseudo-language from now on, and read them back into English as they come, so that a state is
 * opened by the words that it is opened by in English.
 *
 * @returns what was English before: texts that nobody can translate
 */
export async function inPseudoLanguage(page: Page): Promise<() => Promise<readonly string[]>> {
  const goto = page.goto.bind(page);
  page.goto = (path, options) => goto(pathIn(PSEUDO_LANGUAGE, path), options);
  const answered = answeredWords(page);
  const seen: Seen[] = [];
  await page.exposeFunction('seenInEnglish', (one: Seen) => seen.push(one));
  const letters = Object.fromEntries(Object.entries(PSEUDO_LETTERS).map(([letter, other]) => [other, letter]));
  await page.addInitScript(readBack, letters);
  return async () => {
    const names = await answered();
    const isName = (text: string) => names.some((name) => name.toLowerCase().includes(text.trim().toLowerCase()));
    const plain = seen.filter(({ text }) => !isName(text) && PLAIN.test(without(text, [...SAME_EVERYWHERE, ...names])));
    return [...new Set(plain.map(({ text, where }) => `${where}: ${text.trim()}`))];
  };
}

/** Runs in the page. */
function readBack(letters: Readonly<Record<string, string>>): void {
  const SPOKEN = ['aria-label', 'alt', 'placeholder', 'title', 'content'];
  const FOR_PROGRAMS =
    'style, script, noscript, code, pre, textarea, [role=option], [lang]:not(html), [translate=no], ' +
    'meta:not([name=description], [property="og:title"], [property="og:description"], [property="og:image:alt"])';
  const { seenInEnglish } = window as unknown as { seenInEnglish: (seen: Seen) => void };
  const written = new WeakMap<Node, Map<string, string>>();

  // A name in a translated sentence is a value of it, which may be a node of its own.
  const translated = new WeakSet<Element>();
  const isValue = (element: Element, text: string) => {
    const sentence = element.closest('p, dd, dt, li, td, th, h1, h2, h3, h4, label') ?? element;
    if (/[⟦⟧]/.test(sentence.textContent)) translated.add(sentence);
    return translated.has(sentence) || /[⟦⟧]/.test(text);
  };
  const english = (text: string) =>
    text
      .replaceAll(/·*⟧/g, '')
      .replaceAll('⟦', '')
      .replaceAll(/\p{L}/gu, (letter) => letters[letter] ?? letter);
  const read = (node: Node, name: string, text: string | null, write: (text: string) => void) => {
    if (text === null || text.trim() === '') return;
    const own = written.get(node) ?? new Map<string, string>();
    written.set(node, own);
    if (own.get(name) === text) return;
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || element.closest(FOR_PROGRAMS)) return;
    if (/[A-Za-z]{3}/.test(text) && !isValue(element, text))
      seenInEnglish({ text, where: `${element.localName}${name && `[${name}]`}` });
    const plain = english(text);
    own.set(name, plain);
    if (plain !== text) write(plain);
  };
  const readNode = (node: Node) => {
    if (node instanceof Element) {
      for (const name of SPOKEN) {
        read(node, name, node.getAttribute(name), (text) => node.setAttribute(name, text));
      }
    } else if (node instanceof Text) {
      read(node, '', node.nodeValue, (text) => (node.nodeValue = text));
    }
  };
  const readAll = (root: Node) => {
    readNode(root);
    root.childNodes.forEach(readAll);
  };
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    readAll(document);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'childList') addedNodes.forEach(readAll);
        else readNode(target);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  };
  // The application compares the page with what it would write: its words stay until it has. Where it never comes, not for long.
  window.addEventListener('load', () => {
    document.querySelector('button')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    setTimeout(start, 10_000);
  });
  document.addEventListener('application-listening', start);
}

/** What stands in the answers that a page got: names, and what the functions say, which is English here. */
function answeredWords(page: Page): () => Promise<readonly string[]> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('json')) bodies.push(response.text().catch(() => ''));
  });
  return async () => {
    const words = new Set<string>();
    for (const body of await Promise.all(bodies)) collectTexts(parsed(body), words);
    // The longest first: one may be a part of another.
    return [...words].sort((a, b) => b.length - a.length);
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

function collectTexts(value: unknown, into: Set<string>): void {
  if (typeof value === 'string' && PLAIN.test(value)) into.add(value);
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) collectTexts(one, into);
}

function without(text: string, same: readonly (RegExp | string)[]): string {
  return same.reduce<string>((left, one) => left.replaceAll(one, ' '), text);
}
