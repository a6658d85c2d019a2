import type { Slot } from './headline-words.ts';

/** The attributes and the text of one place of the headline. */
export type SlotProps = (name: Slot) => {
  readonly 'data-slot': Slot;
  readonly suppressHydrationWarning: boolean;
  readonly children: string;
};
