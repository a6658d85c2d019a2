import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { STATES } from './states.ts';
import { expect, test } from './test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What breaks a rule, as one line each: the rule and the element. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const state of STATES) {
      test(`axe finds nothing to mend: ${state.name}`, async ({ page, faults, calculator }) => {
        faults.expect(/404/);
        await state.open(page, calculator);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}
