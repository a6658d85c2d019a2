import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { demandBrowser } from '../../browser/demand-browser.ts';
import type { BenchOptions } from '../bench-options.ts';
import type { Section } from '../report.ts';
import { barePage } from './bare-page.ts';
import { measuredPages, type MeasuredPage } from './measured-pages.ts';
import { measurePage, type Measured } from './measure-page.ts';
import { startMeasuringBrowser } from './measuring-browser.ts';
import { openSite, SITE_FOLDER } from './served-site.ts';

type PageResult = { readonly page: MeasuredPage; readonly measured: Measured; readonly bare: Measured };

/** The most that a page may need, and the least that Lighthouse may say of it. A result, which computes, may have less of performance. */
const MOST = { lcpMs: 1500, tbtMs: 200, cls: 0.01 } as const;
const LEAST = { accessibility: 100, bestPractices: 100, seo: 100 } as const;
const LEAST_PERFORMANCE = 99;
const LEAST_PERFORMANCE_OF_RESULT = 95;

const COLUMNS = [
  'page',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'LCP [ms]',
  'bare page [ms]',
  'ratio',
  'TBT [ms]',
  'CLS',
  'scripts [kB]',
  'all [kB]',
];

/** Lighthouse on every page, or on those whose address has what is told. */
export async function* bench({ runs, pages: only }: BenchOptions): AsyncGenerator<Section> {
  const browserPath = await demandBrowser();
  const pages = measuredPages().filter(({ address }) => address.includes(only));
  const site = await openSite(
    new Map(pages.map(({ file }) => [bareAddress(file), barePage(readFileSync(join(SITE_FOLDER, file), 'utf8'))])),
  );
  const browser = await startMeasuringBrowser(browserPath);
  const results: PageResult[] = [];
  try {
    const bareResults = new Map<string, Measured>();
    for (const page of pages) {
      const address = bareAddress(page.file);
      const bare =
        bareResults.get(address) ?? (await measurePage(site.url + address, browser.debuggingPort, 1, ['performance']));
      bareResults.set(address, bare);
      const measured = await measurePage(site.url + page.address, browser.debuggingPort, page.isTranslated ? 1 : runs);
      console.error(`${page.name}: performance ${measured.performance}, LCP ${measured.lcpMs.toFixed(0)} ms`);
      results.push({ page, measured, bare });
    }
  } finally {
    await browser.stop();
    await site.close();
  }
  yield {
    title: 'Pages',
    about: `${lighthouseName()}'s mobile preset in a browser without a spare process (a slow 4G line and a quarter of this processor's speed, both simulated), median of ${runs} runs of each English page, one run of the same in other languages and of bare pages. Served with brotli and the headers of \`firebase.json\`, over HTTP/1.1 without encryption. A bare page has the same text and links, without style, script, picture and font. Transferred kilobytes count headers and everything the page loads by itself.

Held to: performance at least ${LEAST_PERFORMANCE}, of results ${LEAST_PERFORMANCE_OF_RESULT}, the other scores 100; LCP at most ${MOST.lcpMs} ms; TBT at most ${MOST.tbtMs} ms; CLS at most ${MOST.cls}.`,
    columns: COLUMNS,
    rows: results.map(pageRow),
    missed: results.flatMap((result) => misses(result).map((miss) => `${result.page.name}: ${miss}`)),
  };
}

const pageRow = ({ page, measured, bare }: PageResult): readonly string[] => [
  page.name,
  ...[measured.performance, measured.accessibility, measured.bestPractices, measured.seo].map(String),
  measured.lcpMs.toFixed(0),
  bare.lcpMs.toFixed(0),
  (measured.lcpMs / bare.lcpMs).toFixed(2),
  measured.tbtMs.toFixed(0),
  measured.cls.toFixed(3),
  measured.scriptKb.toFixed(0),
  measured.totalKb.toFixed(0),
];

/** What a page misses of what it is held to, in words. */
function misses({ page, measured }: PageResult): string[] {
  const performance = page.isResult ? LEAST_PERFORMANCE_OF_RESULT : LEAST_PERFORMANCE;
  const below = Object.entries({ performance, ...LEAST })
    .map(([name, least]) => ({ name, least, score: measured[name as 'performance' | keyof typeof LEAST] }))
    .filter(({ least, score }) => score < least)
    .map(({ name, least, score }) => `${name} ${score} of ${least}`);
  return [
    ...below,
    ...(measured.lcpMs > MOST.lcpMs ? [`LCP ${measured.lcpMs.toFixed(0)} ms of ${MOST.lcpMs}`] : []),
    ...(measured.tbtMs > MOST.tbtMs ? [`TBT ${measured.tbtMs.toFixed(0)} ms of ${MOST.tbtMs}`] : []),
    ...(measured.cls > MOST.cls ? [`CLS ${measured.cls.toFixed(3)} of ${MOST.cls}`] : []),
    ...measured.failed.map((audit) => `audit ${audit}`),
  ];
}

function bareAddress(file: string): string {
  return `/bare/${file}`;
}

function lighthouseName(): string {
  const { version } = createRequire(import.meta.url)('lighthouse/package.json') as { readonly version: string };
  return `Lighthouse ${version}`;
}
