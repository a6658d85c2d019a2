import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { demandBrowser } from '../browser/demand-browser.ts';
import { SITE } from '../hosting/hosting-config.ts';
import { callEverything, functionsUrl } from '../serve/call-everything.ts';
import { emulatorHeaders } from '../serve/emulator-config.ts';
import { startEmulators, stopEmulators } from '../serve/emulators.ts';
import { demandFreePorts } from '../serve/ports.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { barePage } from './bare-page.ts';
import { serveCompressed } from './compressed-site.ts';
import { benchFigure, benchWhatIf } from './figure/bench-figure.ts';
import { benchList } from './list/bench-list.ts';
import { measuredPages } from './measured-pages.ts';
import { measurePage, type Measured } from './measure-page.ts';
import { startMeasuringBrowser } from './measuring-browser.ts';
import { benchmarkDocument, figureSection, listSection, misses, type PageResult } from './report.ts';

/** The report: build output; docs/accuracy.md has its main figures. */
const DOCUMENT = 'dist/benchmarks.md';
/** Where the built site says it is served. */
const PORT = 5000;
const CALLABLES = ['computeFlightEmissions', 'computeTypicalFlightEmissions'];

/**
 * Measure every page and write the report.
 *
 * @param runs - how often each English page is measured; the same pages in other languages, and bare pages, are measured once
 */
export async function benchWeb(runs: number): Promise<void> {
  const browserPath = await demandBrowser();
  const folder = join(workspaceRoot, SITE);
  const pages = measuredPages(folder, new Date());
  const bare = new Map(
    pages.map(({ file }) => [bareAddress(file), barePage(readFileSync(join(folder, file), 'utf8'))]),
  );
  await demandFreePorts([PORT]);
  const emulators = await startEmulators(['functions']);
  const site = await serveCompressed(
    folder,
    emulatorHeaders(),
    PORT,
    bare,
    new Map([
      ['/v1/', `${functionsUrl}/api/v1/`],
      ...CALLABLES.map((name) => [`/${name}`, `${functionsUrl}/${name}`] as const),
    ]),
  );
  const browser = await startMeasuringBrowser(browserPath);
  const results: PageResult[] = [];
  try {
    await callEverything(emulators, { site: site.url, isHosting: false });
    const bareResults = new Map<string, Measured>();
    for (const address of bare.keys()) {
      bareResults.set(address, await measurePage(site.url + address, browser.debuggingPort, 1, ['performance']));
    }
    for (const page of pages) {
      const measured = await measurePage(site.url + page.address, browser.debuggingPort, page.isTranslated ? 1 : runs);
      results.push(told({ page, measured, bare: bareResults.get(bareAddress(page.file)) ?? measured }));
    }
  } finally {
    await browser.stop();
    site.stop();
    await stopEmulators(emulators);
  }
  const figure = await benchFigure(browserPath, runs);
  console.log(figureSection(figure, runs));
  const list = await benchList(browserPath, runs);
  console.log(listSection(list, runs));
  await write(benchmarkDocument(results, figure, list, runs, versions()));
}

/** Measure the time to the figure alone, and say it: the report is written when all is measured. */
export async function benchFigureAlone(runs: number): Promise<void> {
  console.log(figureSection(await benchFigure(await demandBrowser(), runs), runs));
}

/** Measure and say how soon a changed input's figure is there. */
export async function benchWhatIfAlone(changes: number): Promise<void> {
  const { inPage, painted } = await benchWhatIf(await demandBrowser(), changes);
  const text = ({ medianMs, p95Ms }: typeof inPage) => `median ${medianMs.toFixed(1)} ms, 95 % ${p95Ms.toFixed(1)} ms`;
  console.log(`What if, ${changes} changes: in the page ${text(inPage)}; in the next frame ${text(painted)}`);
}

/** In the form that everything in the repository has. */
async function write(text: string): Promise<void> {
  const filepath = join(workspaceRoot, DOCUMENT);
  writeFileSync(filepath, await format(text, { ...(await resolveConfig(filepath)), filepath }));
  console.log(`Written: ${DOCUMENT}`);
}

function told(result: PageResult): PageResult {
  const { performance, lcpMs, tbtMs } = result.measured;
  const ratio = (lcpMs / result.bare.lcpMs).toFixed(2);
  const missed = misses(result).join(', ');
  console.log(
    `${result.page.name}: performance ${performance}, LCP ${lcpMs.toFixed(0)} ms (${ratio} times the bare page), TBT ${tbtMs.toFixed(0)} ms${missed && `; missed: ${missed}`}`,
  );
  return result;
}

function bareAddress(file: string): string {
  return `/bare/${file}`;
}

function versions(): string {
  const { version } = createRequire(import.meta.url)('lighthouse/package.json') as { readonly version: string };
  return `Lighthouse ${version}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`;
}
