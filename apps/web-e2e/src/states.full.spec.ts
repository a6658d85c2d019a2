import { axeViolations, colourViolations, layoutViolations } from './axe.ts';
import { doubleText, sidewaysOverflowPx, singleText, smallTargets, squeezedCells } from './layout.ts';
import { watchPolicy } from './policy.ts';
import { inPseudoLanguage } from './pseudo-language.ts';
import { FLOATING, NARROWEST_PX, OTHER_LOOKS, PHONE_PX } from './state.ts';
import { STATES } from './states.ts';
import { expect, test } from './test.ts';

// One load serves every check of a state: loading it takes longer than looking at it. It is a page of the pseudo-language that is
// read back into English: what is looked at is what English has, and what was English before is a text that nobody can translate.
test.describe('no text is left that nobody can translate, axe finds nothing to mend in any look, the policy refuses nothing, and nothing has to be scrolled sideways', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const state of STATES) {
    test(state.name, async ({ page, faults, calculator }) => {
      // Axe takes its time on a busy machine.
      test.slow();
      // Where the application comes late, it finds words that are not its own (React's 418), and writes them anew.
      faults.expect(/404|#418/);
      const leftInEnglish = await inPseudoLanguage(page);
      const refused = await watchPolicy(page);
      await state.open(page, calculator);
      expect(refused, 'by the policy').toEqual([]);

      expect(await axeViolations(page)).toEqual([]);
      for (const look of OTHER_LOOKS) {
        await page.emulateMedia(look);
        expect(await colourViolations(page), JSON.stringify(look)).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
      await doubleText(page);
      await expect.poll(() => sidewaysOverflowPx(page), 'at 200 % text').toBe(0);
      await singleText(page);

      for (const width of [PHONE_PX, NARROWEST_PX]) {
        await page.setViewportSize({ width, height: 844 });
        if (FLOATING.has(state.name)) await state.open(page, calculator);
        await expect.poll(() => sidewaysOverflowPx(page), `at ${width} px`).toBe(0);
        if (width === PHONE_PX) {
          expect(await layoutViolations(page), 'on a phone').toEqual([]);
          expect(await smallTargets(page), 'to press').toEqual([]);
        }
        await doubleText(page);
        await expect.poll(() => sidewaysOverflowPx(page), `at ${width} px with 200 % text`).toBe(0);
        if (width === PHONE_PX) expect(await squeezedCells(page), 'at 200 % text').toEqual([]);
        await singleText(page);
      }
      expect(await leftInEnglish(), 'left in English').toEqual([]);
    });
  }
});

test('a text that nobody can translate would be found', async ({ page }) => {
  const leftInEnglish = await inPseudoLanguage(page);
  await page.goto('/governance');
  await expect(page.getByRole('heading', { level: 1, name: 'Governance' })).toBeVisible();
  await page.evaluate(() => {
    const left = Object.assign(document.createElement('p'), { textContent: 'left over, 12 kg CO2e' });
    left.setAttribute('aria-label', 'Plain English');
    document.querySelector('main')?.append(left);
  });
  await expect.poll(leftInEnglish).toEqual(['p[aria-label]: Plain English', 'p: left over, 12 kg CO2e']);
});
