/**
 * The element's own styles. Colours are those of the text around it, unless the page sets the variables:
 * --travel-impact-text, -muted, -accent, -range, -background, -border, -font, -radius and -padding.
 */
export const STYLES = `
:host{display:block;max-width:34rem;color:var(--travel-impact-text,inherit);font-family:var(--travel-impact-font,inherit);background:var(--travel-impact-background,transparent);border:1px solid var(--travel-impact-border,currentColor);border-radius:var(--travel-impact-radius,.5rem);padding:var(--travel-impact-padding,1rem);line-height:1.4}
:host([hidden]){display:none}
p,dl{margin:0}
.figure{font-size:1.6em;font-weight:600;line-height:1.2;margin-top:.25em}
svg{display:block;width:100%;height:1.5rem;margin:.5em 0;overflow:visible}
.axis{stroke:currentColor;stroke-width:1}
.range{fill:var(--travel-impact-range,currentColor);opacity:.35}
.mark{fill:var(--travel-impact-accent,currentColor)}
.typical{fill:currentColor}
.small{font-size:.85em;margin-top:.6em;color:var(--travel-impact-muted,inherit)}
.small p+p{margin-top:.2em}
a{color:var(--travel-impact-accent,inherit)}
`;

/** Adopted by every element of a page: no style stands in its markup, so that a strict policy of the page lets it be. */
let sheet: CSSStyleSheet | undefined;

/** The one sheet of the page. */
export function styleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLES);
  }
  return sheet;
}
