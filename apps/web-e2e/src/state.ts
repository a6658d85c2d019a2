import type { Page } from '@playwright/test';
import type { Calculator } from './calculator.ts';

/** A page in one of the states a visitor can bring it to. */
export type State = {
  /** Words with hyphens: the name of a screenshot too. */
  readonly name: string;
  /** Bring the page there and wait until it stands. */
  readonly open: (page: Page, calculator: Calculator) => Promise<void>;
};
