import type { Headline } from './headline-words.ts';

/** The element that holds the headline. */
export const HEADLINE_ID = 'figure';

/** The live region that says, before the application does, that the figure is asked for: its words stand in `data-text`. */
export const ASKING_ID = 'asking';

declare global {
  interface Window {
    /** What the page's loader has painted, and for which address: the application goes on from there. */
    paintedHeadline?: { readonly address: string; readonly headline: Headline };
  }
}

/** Write a headline into the prerendered page, as the application would; what is asked stands above the frame. */
export function fillHeadline(frame: HTMLElement, { cabin, isAnswered, texts, places }: Headline): void {
  frame.toggleAttribute('data-answered', isAnswered);
  for (const [slot, text] of Object.entries(texts)) {
    const place = frame.ownerDocument.querySelector(`[data-slot="${slot}"]`);
    if (place) place.textContent = text;
  }
  for (const [variable, share] of Object.entries(places)) {
    frame.style.setProperty(variable, share);
  }
  const choice = frame.querySelector<HTMLInputElement>(`[value=${cabin}]`);
  if (choice) choice.checked = true;
}
