import type { Page } from '@playwright/test';

/** No script of the application comes until the function given is called. */
export async function holdScriptsBack(page: Page): Promise<() => void> {
  const { promise: isAllowed, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isAllowed;
    await route.continue();
  });
  return letThrough;
}
