import type { Page } from '@playwright/test';

/** Until the whole version is kept and answers for the page. */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
