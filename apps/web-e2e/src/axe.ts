import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What on the page breaks a rule of WCAG 2.2 AA or a best practice, one line each: the rule and the element. */
export async function axeViolations(page: Page): Promise<string[]> {
  await styleAll(page);
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/**
 * Parts of a long page are styled where they are read: axe would find in the others what they looked like before. From the
 * page's top the header, which stays, covers nothing to press.
 */
async function styleAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    for (const { style } of document.querySelectorAll('section')) style.contentVisibility = 'visible';
  });
}
