import { axeViolations } from './axe.ts';
import { STATES } from './states.ts';
import { expect, test } from './test.ts';

test.describe('axe finds nothing to mend in either theme', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const state of STATES) {
    test(state.name, async ({ page, faults, calculator }) => {
      faults.expect(/404/);
      await state.open(page, calculator);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await axeViolations(page), `in the ${colorScheme} theme`).toEqual([]);
      }
    });
  }
});
