import { axeViolations } from './axe.ts';
import { STATES } from './states.ts';
import { expect, test } from './test.ts';

/** A theme changes colours and nothing else, so one size of window is enough. */
test.describe('axe finds nothing to mend', () => {
  test.use({ colorScheme: 'dark' });

  for (const state of STATES) {
    test(`in the dark theme: ${state.name}`, async ({ page, faults, calculator }) => {
      faults.expect(/404/);
      await state.open(page, calculator);
      expect(await axeViolations(page)).toEqual([]);
    });
  }
});
