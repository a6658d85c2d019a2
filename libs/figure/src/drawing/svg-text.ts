/** Text as XML has it; what XML cannot write, such as control characters, is left out. */
export function inXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The widest letters of any usual font, on average, in parts of its size: what fits then fits everywhere. */
export const LETTER_WIDTH = 0.54;

/** A size at which a line fits into a width, the wanted one at most [px]. */
export function fittingSize(text: string, wanted: number, width: number): number {
  return Math.min(wanted, width / (Math.max(1, text.length) * LETTER_WIDTH));
}
