import { STATES } from './states.ts';
import { expect, test } from './test.ts';

for (const width of [390, 320]) {
  test.describe(`at ${width} px`, () => {
    test.skip(({ isMobile }) => !isMobile, 'a phone’s width');
    test.use({ viewport: { width, height: 844 } });

    for (const state of STATES) {
      test(`nothing has to be scrolled sideways: ${state.name}`, async ({ page, faults, calculator }) => {
        faults.expect(/404/);
        await state.open(page, calculator);
        const { content, window: room } = await page.evaluate(() => ({
          content: document.documentElement.scrollWidth,
          window: document.documentElement.clientWidth,
        }));
        expect(room).toBe(width);
        expect(content).toBeLessThanOrEqual(room);
      });
    }
  });
}
