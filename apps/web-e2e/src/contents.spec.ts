import { expect, test } from './test.ts';

const PAGES = [
  { path: '/methodology', section: '7. One passenger' },
  { path: '/developers/api', section: 'Errors' },
] as const;

for (const { path, section } of PAGES) {
  test.describe(`the contents of ${path}`, () => {
    test('lead to every section', { tag: '@phone' }, async ({ page }) => {
      await page.goto(path);
      const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.length).toBeGreaterThan(8);
      for (const href of hrefs) await expect(page.locator(`[id="${href.slice(1)}"]`)).toHaveCount(1);
      await links.filter({ hasText: section }).click();
      await expect(page.getByRole('heading', { level: 2, name: section })).toBeInViewport();
    });

    test(
      'stay beside the text on a wide screen, and stand above it on a phone',
      { tag: '@phone' },
      async ({ page, isMobile }) => {
        await page.goto(path);
        const contents = page.getByRole('navigation', { name: 'On this page' });
        const heading = page.getByRole('heading', { level: 2 }).first();
        const [list, text] = [await contents.boundingBox(), await heading.boundingBox()];
        if (isMobile) {
          expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThan(text?.y ?? 0);
          return;
        }
        expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(text?.x ?? 0);
        await page.getByRole('heading', { level: 2, name: section }).scrollIntoViewIfNeeded();
        await expect(contents).toBeInViewport({ ratio: 1 });
      },
    );
  });
}

test('code stands beside its fields where there is room', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto('/developers/api');
  const method = page.getByRole('region', { name: 'computeFlightEmissions', exact: true });
  const fields = await method.getByRole('heading', { name: 'Request' }).boundingBox();
  const code = await method.getByRole('heading', { name: 'Example' }).boundingBox();
  if (isMobile) expect(code?.y).toBeGreaterThan(fields?.y ?? 0);
  else expect(code?.x).toBeGreaterThan((fields?.x ?? 0) + (fields?.width ?? 0));
});
