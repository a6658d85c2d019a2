import { watchPolicy } from './policy.ts';
import { expect, test } from './test.ts';

test('the policy refuses a script that somebody put into the page', async ({ page, faults }) => {
  faults.expect(/Content Security Policy/);
  const refused = await watchPolicy(page);
  await page.route('/faq', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', '<script>document.title = "taken over"</script></body>');
    await route.fulfill({ response, body });
  });
  await page.goto('/faq');
  await expect(page).toHaveTitle(/^FAQ/);
  expect(refused.join('\n')).toContain('script-src-elem inline');
});

test('the policy lets no script of the page put in a script or HTML as text, nor a script or worker from elsewhere', async ({
  page,
  faults,
}) => {
  faults.expect(/Trusted(HTML|Script|ScriptURL)' assignment|Content Security Policy/);
  await page.goto('/faq');
  const refusals = await page.evaluate(() => {
    const attempts = [
      () => (document.createElement('script').textContent = 'document.title = "taken over"'),
      () => (document.body.innerHTML = '<img src="x" onerror="document.title = 1">'),
      () => (document.createElement('script').src = 'https://example.org/a.js'),
      () => new Worker('data:text/javascript,1'),
      () => (document.createElement('script').src = '/assets/a.js'),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return String(error);
      }
    });
  });
  expect(refusals).toEqual([
    expect.stringContaining("requires 'TrustedScript' assignment"),
    expect.stringContaining("requires 'TrustedHTML'"),
    expect.stringContaining("requires 'TrustedScriptURL'"),
    expect.stringContaining("requires 'TrustedScriptURL'"),
    'done',
  ]);
});

test('the policy lets the methodology be shown where the application brings it', async ({ page }) => {
  const refused = await watchPolicy(page);
  await page.goto('/lookup/route');
  // Names are found once the application runs.
  await page.getByRole('combobox').first().fill('Zurich');
  await expect(page.getByRole('listbox').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('navigation').first().getByRole('link', { name: 'About', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'how they are calculated' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Methodology' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(refused).toEqual([]);
});

/** What every answer of the hosting carries, pages and files and what is not there. */
const EVERYWHERE: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /^default-src 'none'; script-src 'self'/,
  'strict-transport-security': /^max-age=31536000; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
};

test.describe('headers', () => {
  test('of pages, of files and of what is not there: the page to itself, and no caching unasked', async ({
    request,
  }) => {
    for (const path of [
      '/',
      '/faq',
      '/lookup/flight',
      '/developers/api',
      '/no-such-page',
      '/assets/no-such-file.js',
      '/favicon.svg',
    ]) {
      const headers = (await request.get(path)).headers();
      for (const [name, value] of Object.entries(EVERYWHERE))
        expect(headers[name], `${name} of ${path}`).toMatch(value);
      expect(headers['content-security-policy'], path).not.toMatch(/unsafe-(inline|eval)|\*/);
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
      expect(headers['cache-control'], path).toBe('no-cache');
    }
  });

  test('of files named by their content: kept for a year', async ({ request }) => {
    const html = await (await request.get('/lookup/route')).text();
    const files = new Set(html.match(/\/assets\/[\w.-]+\.(js|woff2)/g));
    expect(files.size).toBeGreaterThan(1);
    for (const file of files) {
      const headers = (await request.get(file)).headers();
      expect(headers['cache-control'], file).toBe('public, max-age=31536000, immutable');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });
});
