import type { Page } from '@playwright/test';

/** What the page's policy refuses, told by the browser as an event and on its console. */
export async function watchPolicy(page: Page): Promise<readonly string[]> {
  const refused: string[] = [];
  await page.exposeFunction('tellRefused', (directive: string, uri: string) => refused.push(`${directive} ${uri}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { tellRefused } = window as unknown as { tellRefused: (directive: string, uri: string) => void };
      tellRefused(violatedDirective, blockedURI);
    });
  });
  page.on('console', (message) => {
    if (/content security policy|permissions-policy|permissions policy/i.test(message.text()))
      refused.push(message.text());
  });
  return refused;
}
