import type { Page } from '@playwright/test';
import { startDamagingSite, type DamagingSite } from './damaging-site.ts';
import { expect, test } from './test.ts';
import { untilKept } from './until-kept.ts';

test.use({ serviceWorkers: 'allow' });

let site: DamagingSite;
test.beforeEach(async () => {
  site = await startDamagingSite();
});
test.afterEach(() => site.stop());

/** Fetch the version that is served; how that ended. */
function install(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/sw.js');
    if (registration.active) await registration.update();
    const { installing, waiting } = registration;
    if (!installing) return waiting?.state ?? 'redundant';
    return new Promise((resolve) => installing.addEventListener('statechange', () => resolve(installing.state)));
  });
}

/** The SHA-256 of every kept file, by its address. */
function keptFiles(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    const hashes = (await cache.keys()).map(async (request) => {
      const bytes = (await (await cache.match(request))?.arrayBuffer()) ?? new ArrayBuffer();
      return [request.url, new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).join()] as const;
    });
    return Object.fromEntries(await Promise.all(hashes));
  });
}

/** Cut every second kept file short, and change one bit of each other. */
function damageKeptFiles(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    const damage = async (request: Request, place: number) => {
      const response = await cache.match(request);
      const bytes = new Uint8Array((await response?.arrayBuffer()) ?? new ArrayBuffer());
      bytes[0] = (bytes[0] ?? 0) ^ 1;
      const damaged = place % 2 === 0 ? bytes : bytes.subarray(0, bytes.length / 2);
      await cache.put(request, new Response(damaged, { headers: response?.headers ?? {} }));
    };
    await Promise.all((await cache.keys()).map(damage));
  });
}

const numberOfFiles = (files: object) => Object.keys(files).length;

test('damaged files that were kept are never used, and the next version fetches them again', async ({ page }) => {
  await page.goto(`${site.url}/faq`);
  await untilKept(page);
  const built = await keptFiles(page);
  expect(numberOfFiles(built)).toBeGreaterThan(100);

  await damageKeptFiles(page);
  const damaged = await keptFiles(page);
  expect(Object.keys(built).filter((address) => damaged[address] === built[address])).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${site.url}/lookup/route`);
  await page.getByRole('combobox').first().click();
  await expect(page.getByRole('combobox').first()).toBeFocused();

  site.nextVersion();
  expect(await install(page)).toBe('installed');
  expect(await keptFiles(page)).toEqual(built);
});

test('without network a damaged page is no page', async ({ page, faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load|net::/);
  await page.goto(`${site.url}/faq`);
  await untilKept(page);
  await damageKeptFiles(page);
  await page.context().setOffline(true);
  await expect(page.reload()).rejects.toThrow(/net::ERR/);
});

test('files that the browser itself kept damaged are fetched anew', async ({ page }) => {
  await page.goto(`${site.url}/faq`);
  await untilKept(page);
  const built = await keptFiles(page);
  const tables = Object.keys(built).filter((address) => address.endsWith('.gz'));
  expect(tables.length).toBeGreaterThan(20);

  const other = await startDamagingSite();
  try {
    const paths = tables.map((address) => new URL(address).pathname);
    for (const path of paths) other.damaged.add(path);
    await page.goto(`${other.url}/robots.txt`);
    await page.evaluate((asked) => Promise.all(asked.map(async (path) => (await fetch(path)).arrayBuffer())), paths);
    other.damaged.clear();
    await page.goto(`${other.url}/faq`);
    await untilKept(page);
    const kept = await keptFiles(page);
    expect(Object.values(kept).toSorted()).toEqual(Object.values(built).toSorted());
  } finally {
    other.stop();
  }
});

test('a version of which a file comes damaged is not kept, and is at the next visit', async ({ page, faults }) => {
  faults.expect(/integrity/);
  site.damaged.add('/about-tim');
  await page.goto(`${site.url}/robots.txt`);
  expect(await install(page)).toBe('redundant');

  site.damaged.clear();
  await page.goto(`${site.url}/faq`);
  await untilKept(page);
  expect(numberOfFiles(await keptFiles(page))).toBeGreaterThan(100);
});

/** The version that the site's pages have, of those that are kept or served: each page that is looked at, once. */
async function versionsSeen(page: Page): Promise<readonly string[]> {
  const seen = new Set<string>();
  for (const path of ['/faq', '/about-tim', '/', '/lookup/route', '/faq?from=elsewhere']) {
    const response = await page.goto(`${site.url}${path}`);
    const text = (await response?.text()) ?? '';
    seen.add(/<!-- (version \d) -->\n$/.exec(text)?.[1] ?? `${path} is no whole page`);
  }
  return [...seen];
}

test('of three versions, the second with a damaged file, only the first and the third are ever seen, each whole', async ({
  page,
  faults,
}) => {
  faults.expect(/integrity|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load|net::/);
  site.deploy('version 1');
  await page.goto(`${site.url}/faq`);
  await untilKept(page);
  const first = await keptFiles(page);

  site.deploy('version 2');
  site.damaged.add('/about-tim');
  // As often as somebody comes by: what was fetched of it before does not make it whole.
  for (let visit = 0; visit < 2; visit++) {
    expect(await install(page)).toBe('redundant');
    expect(await versionsSeen(page)).toEqual(['version 1']);
  }
  expect(await keptFiles(page)).toMatchObject(first);
  await page.context().setOffline(true);
  expect(await versionsSeen(page)).toEqual(['version 1']);
  await page.context().setOffline(false);

  site.deploy('version 3');
  site.damaged.clear();
  expect(await install(page)).toBe('installed');
  expect(await versionsSeen(page)).toEqual(['version 1']);

  // Once no page of the first is open.
  await page.goto('about:blank');
  await page.goto(`${site.url}/robots.txt`);
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting === null && registration.active?.state === 'activated';
  });
  expect(await versionsSeen(page)).toEqual(['version 3']);
  const third = await keptFiles(page);
  expect(numberOfFiles(third)).toBe(numberOfFiles(first));
  await page.context().setOffline(true);
  expect(await versionsSeen(page)).toEqual(['version 3']);
});

test('a version whose files are already those of the next is not kept', async ({ page, faults }) => {
  faults.expect(/integrity/);
  site.deploy('version 1');
  await page.goto(`${site.url}/faq`);
  await untilKept(page);
  // Between the service worker and its files, the next version was deployed.
  site.deploy('version 3', 'version 2');
  expect(await install(page)).toBe('redundant');
  expect(await versionsSeen(page)).toEqual(['version 1']);
  site.deploy('version 3');
  expect(await install(page)).toBe('installed');
});
