import { expect, test } from './test.ts';

const PAGES = [
  { path: '/methodology', section: '7. One passenger' },
  { path: '/developers/api', section: 'Errors' },
] as const;

test(
  'contents lead to every section, beside the text on a wide screen and above it on a phone, and so stands code',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    for (const { path, section } of PAGES) {
      await page.goto(path);
      const contents = page.getByRole('navigation', { name: 'On this page' });
      const first = page.getByRole('heading', { level: 2 }).first();
      const [list, text] = [await contents.boundingBox(), await first.boundingBox()];
      if (isMobile) expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThan(text?.y ?? 0);
      else expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(text?.x ?? 0);

      const links = contents.getByRole('link');
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.length).toBeGreaterThan(8);
      for (const href of hrefs) await expect(page.locator(`[id="${href.slice(1)}"]`)).toHaveCount(1);
      await links.filter({ hasText: section }).click();
      await expect(page.getByRole('heading', { level: 2, name: section })).toBeInViewport();
      if (!isMobile) await expect(contents).toBeInViewport({ ratio: 1 });
    }
    const method = page.getByRole('region', { name: 'computeFlightEmissions', exact: true });
    const fields = await method.getByRole('heading', { name: 'Request' }).boundingBox();
    const code = await method.getByRole('heading', { name: 'Example' }).boundingBox();
    if (isMobile) expect(code?.y).toBeGreaterThan(fields?.y ?? Infinity);
    else expect(code?.x).toBeGreaterThan((fields?.x ?? 0) + (fields?.width ?? 0));
  },
);
