import { axeViolations } from './axe.ts';
import { doubleText, sidewaysOverflowPx, smallTargets, squeezedCells } from './layout.ts';
import { STATES } from './states.ts';
import { expect, test } from './test.ts';

/** A common phone, and the narrowest window WCAG asks pages to fit. */
const WIDTHS_PX = [390, 320];
/** What floats keeps the place it was given in the window in which it was opened: it is opened anew in each. */
const FLOATING: ReadonlySet<string> = new Set(['flight-calendar', 'places-found', 'home-places-found']);

// spec: 9.59
test.describe('axe finds nothing to mend, and nothing has to be scrolled sideways', () => {
  for (const state of STATES) {
    test(state.name, async ({ page, faults, calculator }) => {
      faults.expect(/404/);
      await state.open(page, calculator);
      expect(await axeViolations(page)).toEqual([]);
      expect(await smallTargets(page), 'to press').toEqual([]);
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: 844 });
        if (FLOATING.has(state.name)) await state.open(page, calculator);
        expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(width);
        await expect.poll(() => sidewaysOverflowPx(page), `at ${width} px`).toBe(0);
      }
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: 844 });
        if (FLOATING.has(state.name)) await state.open(page, calculator);
        await doubleText(page);
        await expect.poll(() => sidewaysOverflowPx(page), `at ${width} px with 200 % text`).toBe(0);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await squeezedCells(page), 'at 200 % text').toEqual([]);
    });
  }
});
