import type { Slot } from './headline-words.ts';

/** The element that holds the headline. */
export const HEADLINE_ID = 'figure';

/** The live region that says, before the application does, that the figure is asked for: its words are in `data-text`. */
export const ASKING_ID = 'asking';

/** The attributes and the text of one place of the headline. */
export type SlotProps = (name: Slot) => {
  readonly 'data-slot': Slot;
  readonly suppressHydrationWarning: boolean;
  readonly children: string;
};
