import { axeViolations } from './axe.ts';
import { STATES } from './states.ts';
import { expect, test } from './test.ts';

test.describe('axe finds nothing to mend', () => {
  for (const state of STATES) {
    test(`in the light theme: ${state.name}`, async ({ page, faults, calculator }) => {
      faults.expect(/404/);
      await state.open(page, calculator);
      expect(await axeViolations(page)).toEqual([]);
    });
  }
});
