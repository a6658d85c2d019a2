/**
 * A page of the same text and links and nothing else: no style, no script, no picture, no font. What it takes is what
 * a browser needs for the text alone.
 *
 * @param html - a prerendered page
 */
export function barePage(html: string): string {
  const title = /<title>[^<]*<\/title>/.exec(html)?.[0] ?? '';
  const body = /<body>([^]*)<\/body>/.exec(html)?.[1] ?? '';
  const text = body
    .replaceAll(/<(script|style|svg)\b[^]*?<\/\1>/g, '')
    .replaceAll(/ (?:class|style|id|data-[a-z-]+)="[^"]*"/g, '')
    .replaceAll('<!-- -->', '');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${title}</head><body>${text}</body></html>`;
}
