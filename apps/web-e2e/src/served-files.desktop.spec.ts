import { PAGES } from './pages.ts';
import { expect, test } from './test.ts';

test('the served site answers a missing file with status 404, which nobody takes for a script; maps its pages; has its icons', async ({
  request,
  baseURL,
}) => {
  for (const path of ['/assets/none.js', '/assets/none.woff2', '/none.png']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()['content-type'], path).not.toMatch(/javascript|font|image/);
  }

  const map = await (await request.get('/sitemap.xml')).text();
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  // A page that is not in the table is looked at by no journey. That the map has each language is the build's own test.
  const mapped = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.slice(baseURL?.length));
  const inEnglish = mapped.filter((path) => !/^\/[a-z]{2}(\/|$)/.test(path));
  expect(new Set(inEnglish)).toEqual(new Set(PAGES.map(({ path }) => path)));

  const manifest = (await (await request.get('/site.webmanifest')).json()) as { icons: { src: string }[] };
  for (const icon of [...manifest.icons.map(({ src }) => src), '/apple-touch-icon.png']) {
    const response = await request.get(icon);
    expect(response.status(), icon).toBe(200);
    expect(response.headers()['content-type'], icon).toBe('image/png');
  }
});
