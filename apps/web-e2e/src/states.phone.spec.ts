import { axeViolations } from './axe.ts';
import { STATES } from './states.ts';
import { expect, test } from './test.ts';

/** A common phone, and the narrowest window WCAG asks pages to fit. */
const WIDTHS_PX = [390, 320];

test.describe('axe finds nothing to mend, and nothing has to be scrolled sideways', () => {
  for (const state of STATES) {
    test(state.name, async ({ page, faults, calculator }) => {
      faults.expect(/404/);
      await state.open(page, calculator);
      expect(await axeViolations(page)).toEqual([]);
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: 844 });
        const { content, room } = await page.evaluate(() => ({
          content: document.documentElement.scrollWidth,
          room: document.documentElement.clientWidth,
        }));
        expect(room).toBe(width);
        expect(content, `at ${width} px`).toBeLessThanOrEqual(width);
      }
    });
  }
});
