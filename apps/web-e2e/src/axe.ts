import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that a change of colours alone can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What on the page breaks a rule of WCAG 2.2 AA or a best practice, one line each: the rule and the element. */
export async function axeViolations(page: Page): Promise<string[]> {
  return violationsOf(page, { runOnly: { type: 'tag', values: TAGS } });
}

/** The same without the colours, on a page whose colours were found in order in another window: they do not change with its width. */
export async function layoutViolations(page: Page): Promise<string[]> {
  const rules = Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }]));
  return violationsOf(page, { runOnly: { type: 'tag', values: TAGS }, rules });
}

/** What breaks a rule about colours, on a page that was found in order in others. */
export async function colourViolations(page: Page): Promise<string[]> {
  return violationsOf(page, { runOnly: { type: 'rule', values: COLOUR_RULES } });
}

/** What passes is not told in detail: axe would look for a selector for each element of the page. */
async function violationsOf(page: Page, options: RunOptions): Promise<string[]> {
  await styleAll(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (asked) => (window as unknown as { readonly axe: typeof axe }).axe.run(asked),
    { resultTypes: ['violations'], ...options } satisfies RunOptions,
  );
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
