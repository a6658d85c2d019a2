import type { Page } from '@playwright/test';

/** Nothing from these addresses comes until the function given is called. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise: isAllowed, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await isAllowed;
    await route.continue();
  });
  return letThrough;
}

/** No script of the application comes until the function given is called. */
export const holdScriptsBack = (page: Page): Promise<() => void> => holdBack(page, '**/assets/*.js');
