import { inPseudoLanguage } from './pseudo-language.ts';
import { STATES } from './states.ts';
import { expect, test } from './test.ts';

test.describe('in the pseudo-language no text is left that nobody can translate', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const state of STATES) {
    test(state.name, async ({ page, faults, calculator }) => {
      // Where the application comes late, it finds words that are not its own (React's 418), and writes them anew.
      faults.expect(/404|#418/);
      const leftInEnglish = await inPseudoLanguage(page);
      await state.open(page, calculator);
      expect(await leftInEnglish()).toEqual([]);
    });
  }

  test('and one would be found', async ({ page }) => {
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
});
