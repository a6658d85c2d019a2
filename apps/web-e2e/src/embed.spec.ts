import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { axeViolations } from './axe.ts';
import { BASE_URL } from './browser.ts';
import { LX52 } from './flights.ts';
import { watchPolicy } from './policy.ts';
import { expect, test } from './test.ts';

/** Lets in the script and the connection that the element needs, and no style, no markup and no eval of its own. */
const STRICT = `default-src 'none'; script-src ${BASE_URL}; connect-src ${BASE_URL}; frame-src ${BASE_URL}; img-src ${BASE_URL} data:; require-trusted-types-for 'script'`;

const date = [LX52.departureDate.getFullYear(), LX52.departureDate.getMonth() + 1, LX52.departureDate.getDate()]
  .map((part) => String(part).padStart(2, '0'))
  .join('-');
const ELEMENT = `<script type="module" src="${BASE_URL}/embed/v1/travel-impact-figure.js" crossorigin></script>`;
const FLIGHT = `<travel-impact-figure flight="LX52" from="ZRH" to="BOS" date="${date}"></travel-impact-figure>`;

/** A page of another origin, with a policy of its own; closed by the caller. */
async function pageOfOthers(body: string, policy = STRICT) {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Security-Policy', policy);
    response.end(
      `<!doctype html><html lang="en"><head><title>A shop</title><link rel="icon" href="data:,"></head><body><main><h1>Offers</h1>${body}</main></body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => new Promise((resolve) => server.close(resolve)) };
}

test.describe('the element on a page of another origin', () => {
  test('shows the figure under a strict policy, and sends nothing but the question', async ({ page, context }) => {
    const refused = await watchPolicy(page);
    await context.addCookies([{ name: 'session', value: 'secret', url: BASE_URL }]);
    const others = await pageOfOthers(ELEMENT + FLIGHT);
    const asked = page.waitForRequest(/\/v1\/figures\//);
    const files: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/embed/')) files.push(new URL(response.url()).pathname);
    });
    await page.goto(others.url);
    const figure = page.locator('travel-impact-figure');
    await expect(figure).toContainText(/About \d+ kg CO2e/);
    await expect(figure.getByRole('link', { name: 'How this figure is computed' })).toHaveAttribute(
      'href',
      /^http.*\/lookup\/flight\?itinerary=ZRH-BOS-LX-52-\d{8}#working$/,
    );
    // The words of one language.
    expect(files).toEqual(['/embed/v1/travel-impact-figure.js', '/embed/v1/words.en.js']);
    const headers = await (await asked).allHeaders();
    expect((await asked).url()).toBe(`${BASE_URL}/v1/figures/flight/ZRH-BOS-LX-52-${date.replaceAll('-', '')}`);
    expect([headers['cookie'], headers['referer']]).toEqual([undefined, undefined]);
    expect(refused.filter((what) => !what.includes('data'))).toEqual([]);
    // Its own style is there, without a rule of the page that allows one.
    expect(await figure.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
    expect(await axeViolations(page)).toEqual([]);
    await others.close();
  });
});

test.describe('a frame', () => {
  test('shows the figure on a page of another origin; no other page of the site may stand in one', async ({
    page,
    faults,
  }) => {
    faults.expect(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/);
    const frames = [
      `/embed/figure?from=ZRH&to=BOS&flight=LX52&date=${date}&theme=dark`,
      '/lookup/route?itinerary=ZRH-BOS',
      '/embed',
    ];
    const others = await pageOfOthers(
      frames
        .map(
          (path) => `<iframe title="${path.slice(1, 6)}" src="${BASE_URL}${path.replaceAll('&', '&amp;')}"></iframe>`,
        )
        .join(''),
    );
    await page.goto(others.url);
    await expect(page.frameLocator('iframe').first().locator('travel-impact-figure')).toContainText('CO2e');
    expect(page.frames().filter((frame) => frame.url().startsWith(BASE_URL))).toHaveLength(1);
    await others.close();
  });
});

test.describe('a result', () => {
  test('is discovered by programs that show links, and leads to the page that shows how it looks elsewhere', async ({
    page,
    request,
  }) => {
    await page.goto('/lookup/route?itinerary=ZRH-BOS&cabin=business');
    const discovery = page.locator('link[rel=alternate][type="application/json+oembed"]');
    const answer = await request.get((await discovery.getAttribute('href')) ?? '');
    const { html } = (await answer.json()) as { html: string };
    expect(html).toContain(`src="${BASE_URL}/embed/figure?from=ZRH&amp;to=BOS&amp;cabin=business"`);
    await page.goto('/lookup/route?itinerary=ZRH-BOS&cabin=business#along');
    await page.getByRole('link', { name: 'Show it on your own page' }).click();
    await expect(page).toHaveURL('/embed?from=ZRH&to=BOS&cabin=business');
    await expect(page.locator('travel-impact-figure')).toContainText('in business');
  });
});

test.describe('the page about embedding', () => {
  test('shows what is chosen, and gives code that works as it stands on a page of others', async ({
    page,
    context,
    faults,
  }) => {
    // Whoever types slowly is shown, field by field, that nobody flies so.
    faults.expect(/\/v1\/figures\/flight\//);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/embed');
    await expect(page.locator('travel-impact-figure')).toContainText('Typical of London');
    await page.getByText('a flight', { exact: true }).click();
    await page.getByLabel('From (airport code)').fill('zrh');
    await page.getByLabel('To (airport code)').fill('bos');
    await page.getByLabel('Flight', { exact: true }).fill('LX52');
    await page.getByLabel('Date (YYYY-MM-DD)').fill(date);
    await expect(page.locator('travel-impact-figure')).toContainText('LX 52, Zurich (ZRH) to Boston (BOS)');
    await expect(page).toHaveURL(`/embed?flight=LX52&from=ZRH&to=BOS&date=${date}`);
    await page.getByRole('button', { name: 'Copy: On a web page' }).click();
    await expect(page.getByText('Code: On a web page is copied.')).toBeVisible();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    const picture = (await page.getByRole('region', { name: 'Code: As a picture' }).textContent()) ?? '';
    await page.getByLabel('To (airport code)').fill('BO');
    await expect(page.getByText('Fill in the fields above')).toBeVisible();
    await expect(page.getByRole('region', { name: /^Code:/ })).toHaveCount(0);
    const others = await pageOfOthers(code + picture);
    await page.goto(others.url);
    await expect(page.locator('travel-impact-figure')).toContainText('LX 52, Zurich (ZRH) to Boston (BOS)');
    await expect.poll(() => page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
    await others.close();
  });
});
