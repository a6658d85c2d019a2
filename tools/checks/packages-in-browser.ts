import { copyFileSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { inspect } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { preview } from 'vite';
import { findBrowser } from '../browser/find-browser.ts';
import { pageBundlers, takesFilesAlong } from '../packages/bundlers.ts';
import { exampleOf } from '../packages/install-packages.ts';
import { publishedName } from '../packages/scope.ts';
import { takePackages } from '../packages/take-packages.ts';
import { runCommand } from '../process/run-command.ts';
import { addTallies, oneCheck, oneFailure, type Tally } from '../report/tally.ts';

/** Runs the bundle in the page, or in a worker. */
const PAGES = {
  'index.html': '<script type="module" src="bundle.js"></script>',
  'worker.html': '<script type="module">new Worker("bundle.js", { type: "module" });</script>',
} as const;

const SECONDS = 30;

/** The estimator's example, installed and bundled as users do: pages and a worker print what Node prints. In the full run by each bundler. */
export async function checkPackagesInBrowser(): Promise<Tally> {
  const executablePath = findBrowser();
  if (executablePath === undefined) return oneFailure('packages: there is no browser');
  const folder = mkdtempSync(join(tmpdir(), 'tim-browser-packages-'));
  try {
    const out = join(folder, 'out');
    const { packages, user } = await takePackages(folder);
    const example = (wanted: string) =>
      packages
        .filter(({ name }) => name === publishedName(wanted))
        .map(exampleOf)
        .join('');
    const loads = example('data-network').replaceAll(/(data-\w+)'/g, "$1/embedded'");
    writeFileSync(join(user, 'file.js'), example('estimator'));
    writeFileSync(join(user, 'embedded.js'), loads);
    const { output } = await runCommand(process.execPath, ['file.js'], { cwd: user, env: { FORCE_COLOR: '0' } });
    for (const [name, bundler] of Object.entries(
      process.env['TEST_FULL'] ? pageBundlers : { esbuild: pageBundlers.esbuild },
    )) {
      await bundler({ entry: join(user, 'file.js'), out: join(out, name) });
      if (!takesFilesAlong(name)) copyPacks(user, join(out, name));
    }
    await pageBundlers.esbuild({ entry: join(user, 'embedded.js'), out: join(out, 'embedded') });
    return await comparePages(out, executablePath, output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What those bundlers ask of their users. */
function copyPacks(user: string, folder: string): void {
  for (const file of globSync('node_modules/@*/data-*/*.bin', { cwd: user })) {
    copyFileSync(join(user, file), join(folder, basename(file)));
  }
}

/** One check for each page of each bundle. */
async function comparePages(out: string, executablePath: string, expected: string): Promise<Tally> {
  const folders = globSync('*/bundle.js', { cwd: out }).map((file) => file.split('/')[0] ?? '');
  const settings = { root: out, configFile: false, logLevel: 'error', build: { outDir: '.' } } as const;
  const server = await preview({ ...settings, preview: { host: '127.0.0.1', port: 0 } });
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const tallies: Tally[] = [];
    for (const folder of folders) {
      for (const [page, content] of Object.entries(PAGES)) {
        writeFileSync(join(out, folder, page), `<!doctype html><link rel="icon" href="data:," />${content}`);
        const printed = await printedBy(browser, new URL(`${folder}/${page}`, server.resolvedUrls?.local[0]));
        const isSame = `${inspect(printed)}\n` === expected;
        if (!isSame) console.log(`${folder}/${page}: Node printed ${expected}the browser ${inspect(printed)}`);
        tallies.push(oneCheck(isSame));
      }
    }
    return addTallies(tallies);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The first value that a page prints. */
async function printedBy(browser: Browser, address: URL): Promise<unknown> {
  const page = await browser.newPage();
  try {
    page.on('pageerror', (error) => console.log(error.message));
    const printing = page.waitForEvent('console', { timeout: SECONDS * 1000 });
    await page.goto(address.href);
    const message = await printing;
    return await (message.args()[0]?.jsonValue() ?? message.text());
  } finally {
    await page.close();
  }
}
