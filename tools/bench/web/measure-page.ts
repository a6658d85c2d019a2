import lighthouse, { type Result } from 'lighthouse';
import { median } from '@tim/pipeline/statistics/quantiles';

/** What a page takes under Lighthouse's mobile preset; scores are of 100. */
export type Measured = {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** Transferred, everything the page loads until Lighthouse ends. */
  readonly scriptKb: number;
  readonly totalKb: number;
  /** Audits that are not passed, by name. */
  readonly failed: readonly string[];
};

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Measure a page a number of times; each figure is the median of its own. */
export async function measurePage(
  url: string,
  debuggingPort: number,
  runs: number,
  categories: readonly string[] = CATEGORIES,
): Promise<Measured> {
  const results: Measured[] = [];
  for (let run = 0; run < runs; run += 1) {
    results.push(await measureOnce(url, debuggingPort, categories));
  }
  const medianOf = (figure: (one: Measured) => number) => median(results.map(figure));
  return {
    performance: medianOf((one) => one.performance),
    accessibility: medianOf((one) => one.accessibility),
    bestPractices: medianOf((one) => one.bestPractices),
    seo: medianOf((one) => one.seo),
    lcpMs: medianOf((one) => one.lcpMs),
    tbtMs: medianOf((one) => one.tbtMs),
    cls: medianOf((one) => one.cls),
    scriptKb: medianOf((one) => one.scriptKb),
    totalKb: medianOf((one) => one.totalKb),
    failed: [...new Set(results.flatMap(({ failed }) => failed))],
  };
}

/** A browser now and then leaves out of its trace what Lighthouse counts from; that says nothing of the page. */
const ATTEMPTS = 3;

async function lighthouseResult(url: string, port: number, onlyCategories: readonly string[]): Promise<Result> {
  let failure = 'no result';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const lhr = (await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...onlyCategories] }))?.lhr;
    if (lhr !== undefined && lhr.runtimeError === undefined) return lhr;
    failure = lhr?.runtimeError?.message ?? failure;
  }
  throw new Error(`Lighthouse could not measure ${url}: ${failure}`);
}

async function measureOnce(url: string, port: number, onlyCategories: readonly string[]): Promise<Measured> {
  const { categories, audits } = await lighthouseResult(url, port, onlyCategories);
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    ...transferred(audits['network-requests']?.details),
    failed: CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    ),
  };
}

function transferred(details: unknown): { readonly scriptKb: number; readonly totalKb: number } {
  const items = (details as { items?: { resourceType?: string; transferSize?: number }[] } | undefined)?.items ?? [];
  const sum = (of: typeof items) => of.reduce((total, { transferSize = 0 }) => total + transferSize, 0) / 1000;
  return { scriptKb: sum(items.filter(({ resourceType }) => resourceType === 'Script')), totalKb: sum(items) };
}
