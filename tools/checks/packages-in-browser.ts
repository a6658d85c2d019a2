import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { findBrowser } from '../browser/find-browser.ts';
import { buildPackages } from '../packages/build-packages.ts';
import { exampleOf, installPackages } from '../packages/install-packages.ts';
import { publishedName } from '../packages/scope.ts';
import { runCommand } from '../process/run-command.ts';
import { oneCheck, oneFailure, type Tally } from '../report/tally.ts';
import type { Step } from './steps.ts';

/** The estimator's example, installed and bundled by Vite as a user would: a page and a worker print what Node prints. */
export const packagesInBrowser: Step = { name: 'Packages in a browser', run: runExample };

/** Runs the example twice: in the page, and in a worker. */
const PAGE = `<!doctype html><link rel="icon" href="data:," /><script type="module">
import './example.js';
new Worker(new URL('./example.js', import.meta.url), { type: 'module' });
</script>`;

const SECONDS = 30;

async function runExample(): Promise<Tally> {
  const browser = findBrowser();
  if (browser === undefined) return oneFailure('packages: there is no browser');
  const folder = mkdtempSync(join(tmpdir(), 'tim-browser-packages-'));
  try {
    const user = join(folder, 'user');
    const packages = await buildPackages(join(folder, 'built'));
    await installPackages(user, packages);
    const estimator = packages.filter(({ name }) => name === publishedName('estimator'));
    writeFileSync(join(user, 'example.js'), estimator.map(exampleOf).join(''));
    writeFileSync(join(user, 'index.html'), PAGE);
    const { output } = await runCommand(process.execPath, ['example.js'], { cwd: user });
    const printed = await printedInBrowser(user, browser);
    const isSame = printed.length === 2 && printed.every((value) => `${inspect(value)}\n` === output);
    if (!isSame) console.log(`Node printed ${output}page and worker ${inspect(printed)}`);
    return oneCheck(isSame);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Bundle a folder's page and show it: the first two values that it prints. */
async function printedInBrowser(root: string, executablePath: string): Promise<unknown[]> {
  const settings = { root, configFile: false, logLevel: 'error', worker: { format: 'es' } } as const;
  await build(settings);
  const server = await preview({ ...settings, preview: { host: '127.0.0.1', port: 0 } });
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    const printed: Promise<unknown>[] = [];
    page.on('pageerror', (error) => console.log(error.message));
    page.on('console', (message) => printed.push(message.args()[0]?.jsonValue() ?? Promise.resolve(message.text())));
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    const deadline = Date.now() + SECONDS * 1000;
    while (printed.length < 2 && Date.now() < deadline) await page.waitForTimeout(50);
    return await Promise.all(printed);
  } finally {
    await browser.close();
    await server.close();
  }
}
