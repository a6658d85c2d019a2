import { cpus, loadavg } from 'node:os';
import type { MeasuredPage } from './measured-pages.ts';
import type { Measured } from './measure-page.ts';

export type PageResult = { readonly page: MeasuredPage; readonly measured: Measured; readonly bare: Measured };

/** The most that may be needed, by kind of page. */
const LIMITS = {
  content: { lcpMs: 1150, ratio: 1.5 },
  calculator: { lcpMs: 1500, ratio: Number.POSITIVE_INFINITY },
} as const;
const MOST = { tbtMs: 50, cls: 0.01 } as const;
const LEAST = { performance: 99, accessibility: 100, bestPractices: 100, seo: 100 } as const;

/** What a page misses of what it is held to, in words. */
export function misses({ page, measured, bare }: PageResult): string[] {
  const { lcpMs, ratio } = LIMITS[page.kind];
  const below = Object.entries(LEAST)
    .filter(([name, least]) => measured[name as keyof typeof LEAST] < least)
    .map(([name, least]) => `${name} ${measured[name as keyof typeof LEAST]} of ${least}`);
  return [
    ...below,
    ...(measured.lcpMs > lcpMs ? [`LCP ${measured.lcpMs.toFixed(0)} ms of ${lcpMs}`] : []),
    ...(measured.lcpMs / bare.lcpMs > ratio ? [`${(measured.lcpMs / bare.lcpMs).toFixed(2)} times the bare page`] : []),
    ...(measured.tbtMs > MOST.tbtMs ? [`TBT ${measured.tbtMs.toFixed(0)} ms of ${MOST.tbtMs}`] : []),
    ...(measured.cls > MOST.cls ? [`CLS ${measured.cls.toFixed(3)} of ${MOST.cls}`] : []),
    ...measured.failed.map((audit) => `audit ${audit}`),
  ];
}

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

/** The page of documentation that the results make. */
export function benchmarkDocument(results: readonly PageResult[], runs: number, versions: string): string {
  const rows = results.map(({ page, measured, bare }) =>
    row([
      page.name,
      ...[measured.performance, measured.accessibility, measured.bestPractices, measured.seo].map(String),
      measured.lcpMs.toFixed(0),
      bare.lcpMs.toFixed(0),
      (measured.lcpMs / bare.lcpMs).toFixed(2),
      measured.tbtMs.toFixed(0),
      measured.cls.toFixed(3),
      measured.scriptKb.toFixed(0),
      measured.totalKb.toFixed(0),
    ]),
  );
  const missed = results.flatMap((result) => misses(result).map((miss) => `- ${result.page.name}: ${miss}`));
  return `# Benchmarks of the site

Written by \`npm run bench:web\`; do not edit by hand. The engine and the functions are measured by \`npm run bench\`.

Lighthouse's mobile preset in a browser without a spare process (a slow 4G line and a quarter of this processor's speed, both simulated), median of ${runs} runs of each page. The site built for the emulators is served with brotli and with the headers of \`firebase.json\`, over HTTP/1.1 without encryption; the figures are answered by the functions as built. The bare page is measured in the same run: the same text and links in a static page without style, script, picture and font. Transferred kilobytes count headers and everything the page loads by itself.

${versions}; ${cpus().length} processors (${cpus()[0]?.model.trim() ?? 'unknown'}), load average ${loadavg()[0]?.toFixed(1)} at the end: other work on the machine makes every time longer, TBT above all.

${row(COLUMNS)}
${row(COLUMNS.map((_column, at) => (at === 0 ? '---' : '---:')))}
${rows.join('\n')}

Held to: performance at least ${LEAST.performance}, the other scores 100; LCP at most ${LIMITS.content.lcpMs} ms on pages of content and ${LIMITS.calculator.lcpMs} ms on the calculator; TBT at most ${MOST.tbtMs} ms; CLS at most ${MOST.cls}; at most ${LIMITS.content.ratio} times the bare page on pages of content.

${missed.length === 0 ? 'Every page keeps to it.' : `Not kept in this run:\n\n${missed.join('\n')}`}
`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
