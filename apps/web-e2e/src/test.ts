import { test as base, expect } from '@playwright/test';
import { BASE_URL } from './browser.ts';
import { Calculator } from './calculator.ts';
import { Faults } from './faults.ts';

type Fixtures = {
  /** What went wrong unseen; every journey fails that meets a fault it did not declare. */
  readonly faults: Faults;
  readonly calculator: Calculator;
};

/** Playwright's test with a page that is watched, and the calculator as a visitor finds it. */
export const test = base.extend<Fixtures>({
  faults: [
    async ({ page }, use) => {
      const faults = new Faults(page, BASE_URL);
      await use(faults);
      expect(faults.unexpected(), 'faults behind the scenes').toEqual([]);
    },
    { auto: true },
  ],
  calculator: async ({ page }, use) => {
    await use(new Calculator(page));
  },
});

export { expect };
