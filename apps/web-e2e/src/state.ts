import type { Page } from '@playwright/test';
import type { Calculator } from './calculator.ts';

/** A page in one of the states a visitor can bring it to. */
export type State = {
  /** Words with hyphens: the name of a screenshot too. */
  readonly name: string;
  /** Bring the page there and wait until it stands. */
  readonly open: Open;
  /** From the state listed before it, on the same page: what leads on from there. */
  readonly goOn?: Open;
};

/** A common phone, and the narrowest window WCAG asks pages to fit [px]. */
export const [PHONE_PX, NARROWEST_PX] = [390, 320];

/** What floats keeps the place it was given in the window in which it was opened: it is opened anew in each. */
export const FLOATING: ReadonlySet<string> = new Set(['flight-calendar', 'places-found', 'home-places-found']);

/** What a state looks like besides light, in which it is opened. */
export const OTHER_LOOKS = [
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const;

type Open = (page: Page, calculator: Calculator) => Promise<void>;

/** A state, and those that a visitor comes to from it without leaving its page; opened by itself, each begins at the first. */
export function withNext(first: State, ...next: readonly (readonly [string, Open])[]): readonly State[] {
  const others = next.map(([name, goOn]) => ({
    name,
    goOn,
    open: async (page: Page, calculator: Calculator) => {
      await first.open(page, calculator);
      await goOn(page, calculator);
    },
  }));
  return [first, ...others];
}
