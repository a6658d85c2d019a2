/**
 * What reads the same in every language: names of makers, methods, documents and programs, codes and units, and words
 * that somebody else chose.
 */
const SAME_EVERYWHERE: readonly (RegExp | string)[] = [
  /\bTravel Impact Model\b/g,
  /\b(?:Google|EASA|IATA|ICAO|SWISS|DESNZ|CORSIA|FAQ|API|CSV|JSON|BibTeX|GitHub|TIM|EMEP\/EEA|RP)\b/g,
  /\bkg\b|\bCO2e?\b|\bkm\b/g,
  /https?:\/\/\S+|\S+@\S+|\/[a-z]\S*/g,
  /\bYYYY\/MM\/DD\b|^noindex$/g,
  // The pseudo-language writes dates as English does.
  /\b(?:[A-Z][a-z]{2}, )?[A-Z][a-z]{2} \d{1,2}, \d{4}\b/g,
  // Documents of the committee, by their names.
  /^(?:Boosting Model Granularity|Contrails Impact|Model Selection|Roadmap|Model Validation Methodology|Belly Cargo Apportionment)$/g,
];

/** Seen or spoken of an element beside its text. */
const SPOKEN = ['aria-label', 'alt', 'placeholder', 'title', 'content'] as const;

/** Three letters of English in a row: the pseudo-language has none. */
const PLAIN = /[A-Za-z]{3,}/;

/**
 * The plain English that an element shows or speaks, and the head of its page.
 *
 * @param same - further texts that may stand as they are, such as names that an answer holds
 */
export function plainWords(root: Element, same: readonly (RegExp | string)[] = []): readonly string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (isNotOurs(element)) continue;
    if (node instanceof Element) for (const name of SPOKEN) texts.push(node.getAttribute(name) ?? '');
    else texts.push(node.textContent ?? '');
  }
  return [...new Set(texts.filter((text) => PLAIN.test(without(text, [...SAME_EVERYWHERE, ...same]))))];
}

/** For programs, or in a language that the element names. */
function isNotOurs(element: Element | null): boolean {
  return element?.closest('style, script, code, pre, [lang]:not(html), [translate=no]') !== null;
}

function without(text: string, same: readonly (RegExp | string)[]): string {
  return same.reduce<string>((left, one) => left.replaceAll(one, ''), text);
}
