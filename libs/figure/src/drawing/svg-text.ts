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
const LETTER_WIDTH = 0.54;

/** Letters of Chinese, Japanese and Korean, and those of full width: as wide as the line is high. */
const FULL_WIDTH = /[\u1100-\u115F\u2E80-\u9FFF\uAC00-\uD7A3\uF900-\uFAFF\uFF01-\uFF60]/g;

/** About how wide a line is [1], of the size of its letters. */
export function textWidth(text: string): number {
  const full = text.match(FULL_WIDTH)?.length ?? 0;
  return full + (text.length - full) * LETTER_WIDTH;
}

/** A size at which a line fits into a width, the wanted one at most [px]. */
export function fittingSize(text: string, wanted: number, width: number): number {
  return Math.min(wanted, width / Math.max(LETTER_WIDTH, textWidth(text)));
}

/** Lines of one size [px]. */
type Lines = { readonly size: number; readonly width: number; readonly count: number };

/**
 * Parts beside one another, as many as so many lines hold.
 *
 * @param more - stands last where some are left out: "and 3 more"
 */
export function fittingLines(
  parts: readonly string[],
  more: (left: number) => string,
  { size, width, count }: Lines,
): readonly string[] {
  for (let shown = parts.length; shown > 0; shown -= 1) {
    const left = parts.length - shown;
    const lines = linesOf([...parts.slice(0, shown), ...(left > 0 ? [more(left)] : [])], width / size);
    if (lines.length <= count) return lines;
  }
  return parts.length === 0 ? [] : [more(parts.length)];
}

const BETWEEN = ' · ';

/** A part that is wider than a line has one of its own. */
function linesOf(parts: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = [...lines.slice(-1), part].join(BETWEEN);
    if (lines.length > 0 && textWidth(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}
