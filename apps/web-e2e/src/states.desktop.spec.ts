import type { Page } from '@playwright/test';
import { axeViolations, colourViolations } from './axe.ts';
import { sidewaysOverflowPx, smallTargets } from './layout.ts';
import { watchPolicy } from './policy.ts';
import { FLOATING, NARROWEST_PX, OTHER_LOOKS, PHONE_PX } from './state.ts';
import { STATES_BY_PLACE } from './states.ts';
import { expect, test } from './test.ts';

const WINDOW = { width: 1280, height: 800 };
/** Looked at in dark and in forced colours too; of the others a test of the theme measures the colours. */
const IN_OTHER_LOOKS: ReadonlySet<string> = new Set([
  'home',
  'flight-invalid',
  'flight-taken-along',
  'options',
  'batch-answered',
]);

async function expectColours(page: Page, name: string): Promise<void> {
  for (const look of OTHER_LOOKS) {
    await page.emulateMedia(look);
    expect.soft(await colourViolations(page), `${name}: ${JSON.stringify(look)}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
}

// States that lead to one another are looked at in turn on one page, and the others of a place in one window: loading a page takes
// longer than looking at it. In every look, with large text and in the pseudo-language it is states.full.spec.ts that opens each.
// spec: 9.59
test.describe('axe finds nothing to mend, the policy refuses nothing, and nothing has to be scrolled sideways', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [place, states] of Object.entries(STATES_BY_PLACE)) {
    test(`in every state of ${place}`, async ({ page, faults, calculator }) => {
      test.setTimeout(300_000);
      faults.expect(/404/);
      const refused = await watchPolicy(page);
      for (const { name, open, goOn } of states) {
        await test.step(name, async () => {
          if (!goOn) await page.unrouteAll({ behavior: 'ignoreErrors' });
          await (goOn ?? open)(page, calculator);
          expect.soft(await axeViolations(page), name).toEqual([]);
          if (IN_OTHER_LOOKS.has(name)) await expectColours(page, name);
          for (const width of [PHONE_PX, NARROWEST_PX]) {
            await page.setViewportSize({ width, height: 844 });
            if (FLOATING.has(name)) await open(page, calculator);
            await expect.poll(() => sidewaysOverflowPx(page), `${name} at ${width} px`).toBe(0);
            if (width === PHONE_PX) expect.soft(await smallTargets(page), `${name}: to press`).toEqual([]);
          }
          await page.setViewportSize(WINDOW);
        });
      }
      expect(refused, 'by the policy').toEqual([]);
    });
  }
});
