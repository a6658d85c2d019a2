import { PAGES, pathIn, TRANSLATIONS } from './pages.ts';
import { expect, test } from './test.ts';

test.describe('the served site', () => {
  test('answers a missing file with status 404, which nobody takes for a script', async ({ request }) => {
    for (const path of ['/assets/none.js', '/assets/none.woff2', '/none.png']) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(404);
      expect(response.headers()['content-type'], path).not.toMatch(/javascript|font|image/);
    }
  });

  test('keeps named files for good and asks again for pages', async ({ page, request }) => {
    await page.goto('/');
    const font = await page.locator('link[rel=preload][as=font]').getAttribute('href');
    expect((await request.get(font ?? '')).headers()['cache-control']).toContain('immutable');
    expect((await request.get('/faq')).headers()['cache-control']).toBe('no-cache');
  });

  test('is mapped and previewed: each page names its address, its title, its words and a picture', async ({
    page,
    request,
    baseURL,
  }) => {
    const map = await (await request.get('/sitemap.xml')).text();
    expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
    // A page that is not in the table is looked at by no journey.
    const mapped = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    const paths = PAGES.flatMap(({ path }) => [path, ...TRANSLATIONS.map((language) => pathIn(language, path))]);
    expect(new Set(mapped)).toEqual(new Set(paths.map((path) => `${baseURL}${path}`)));
    for (const { path } of PAGES) {
      await page.goto(path);
      const address = `${baseURL}${path}`;
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
      const property = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
      expect(await property('title')).toBe(await page.title());
      expect(await property('description')).toBe(await page.locator('meta[name=description]').getAttribute('content'));
      const picture = await request.get((await property('image')) ?? '');
      expect(picture.headers()['content-type']).toBe('image/png');
    }
  });

  test('a result is the calculator’s page to search engines', async ({ page, baseURL }) => {
    await page.goto('/lookup/route?itinerary=ZRH-BOS');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/lookup/route`);
  });

  test('has an icon for every home screen', async ({ page, request }) => {
    await page.goto('/');
    const manifestAddress = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = (await (await request.get(manifestAddress ?? '')).json()) as { icons: { src: string }[] };
    const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
    for (const icon of [...manifest.icons.map(({ src }) => src), touchIcon ?? '']) {
      const response = await request.get(icon);
      expect(response.status(), icon).toBe(200);
      expect(response.headers()['content-type'], icon).toBe('image/png');
    }
  });
});
