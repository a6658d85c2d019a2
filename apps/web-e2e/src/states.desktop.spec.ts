import { axeViolations } from './axe.ts';
import { doubleText, sidewaysOverflowPx } from './layout.ts';
import { watchPolicy } from './policy.ts';
import { STATES } from './states.ts';
import { expect, test } from './test.ts';

const LOOKS = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const;

test.describe('axe finds nothing to mend in either theme nor in forced colours, the policy refuses nothing, and large text fits', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const state of STATES) {
    test(state.name, async ({ page, faults, calculator }) => {
      // Three passes of axe take their time on a busy machine.
      test.slow();
      faults.expect(/404/);
      const refused = await watchPolicy(page);
      await state.open(page, calculator);
      expect(refused, 'by the policy').toEqual([]);
      for (const look of LOOKS) {
        await page.emulateMedia(look);
        expect(await axeViolations(page), JSON.stringify(look)).toEqual([]);
      }
      await doubleText(page);
      expect(await sidewaysOverflowPx(page), 'at 200 % text').toBe(0);
    });
  }
});
