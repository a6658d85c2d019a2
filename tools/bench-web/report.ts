import { cpus, loadavg } from 'node:os';
import type { FigureTimes } from './figure/bench-figure.ts';
import type { ListTimes } from './list/bench-list.ts';
import type { MeasuredPage } from './measured-pages.ts';
import type { Measured } from './measure-page.ts';

export type PageResult = { readonly page: MeasuredPage; readonly measured: Measured; readonly bare: Measured };

/** The most that a page may need, and the least that Lighthouse may say of it. A result, which computes, may have less of performance. */
const MOST = { lcpMs: 1500, tbtMs: 200, cls: 0.01 } as const;
const LEAST = { accessibility: 100, bestPractices: 100, seo: 100 } as const;
const LEAST_PERFORMANCE = 99;
const LEAST_PERFORMANCE_OF_RESULT = 95;

/** What a page misses of what it is held to, in words. */
export function misses({ page, measured }: PageResult): string[] {
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

/** The most until the figure of a shared flight is painted, and how many times as long as on a bare page. */
const FIGURE_LIMITS = { siteMs: 1500, ratio: 2 } as const;

/** What is said of the time to the figure. */
export function figureSection({ siteMs, bareMs, peerMs }: FigureTimes, runs: number): string {
  const ratio = siteMs / bareMs;
  const missed = [
    ...(siteMs > FIGURE_LIMITS.siteMs ? [`${siteMs.toFixed(0)} ms of ${FIGURE_LIMITS.siteMs}`] : []),
    ...(ratio > FIGURE_LIMITS.ratio ? [`${ratio.toFixed(2)} times the bare page of ${FIGURE_LIMITS.ratio}`] : []),
  ];
  return `## Time to the figure

From following the address of a shared flight, with an empty cache, until its kilograms are painted: median of ${runs} runs on 1.6 Mbit/s with 150 ms there and back and a quarter of this processor's speed, which the browser itself keeps to here. The deployed site, its functions behind the same address. The bare page is nothing but the same call and its figure. The peer's way is the bare page that loads 276 kB of script first; what those scripts would have to do is not counted.

${row(['', 'figure painted [ms]', 'times the bare page'])}
${row(['---', '---:', '---:'])}
${row(['This site', siteMs.toFixed(0), ratio.toFixed(2)])}
${row(['Bare page with the call', bareMs.toFixed(0), '1.00'])}
${row(["The peer's way: scripts, then the call", peerMs.toFixed(0), (peerMs / bareMs).toFixed(2)])}

Held to: at most ${FIGURE_LIMITS.siteMs} ms and ${FIGURE_LIMITS.ratio} times the bare page. ${missed.length === 0 ? 'Kept.' : `Not kept in this run: ${missed.join(', ')}.`}

${machine()}
`;
}

/** The most until a list is answered [ms]: here, and on a phone, which is taken as so many times slower. */
const LIST_LIMITS = { hereMs: 10_000, phoneMs: 40_000 } as const;
const PHONE_TIMES = 4;

/** What is said of a list that is answered in the browser. */
export function listSection({ rows, repeatedMs, differentMs }: ListTimes, runs: number): string {
  const missed = differentMs > LIST_LIMITS.hereMs || differentMs * PHONE_TIMES > LIST_LIMITS.phoneMs;
  const of = (name: string, milliseconds: number) =>
    row([name, (milliseconds / 1000).toFixed(1), ((milliseconds * PHONE_TIMES) / 1000).toFixed(1)]);
  return `## A list in the browser

From giving /batch a file of ${rows} flights until it is answered, worker, tables and search index loaded on the way: median of ${runs} runs on the deployed site. A browser slows no worker down, so a phone's time is computed as ${PHONE_TIMES} times as long.

${row(['', 'here [s]', 'phone, computed [s]'])}
${row(['---', '---:', '---:'])}
${of('One row in twenty is a new flight', repeatedMs)}
${of('Every row is a new flight', differentMs)}

Held to: at most ${LIST_LIMITS.hereMs / 1000} s here and ${LIST_LIMITS.phoneMs / 1000} s on a phone. ${missed ? 'Not kept in this run.' : 'Kept.'}

${machine()}
`;
}

function machine(): string {
  return `${cpus().length} processors (${cpus()[0]?.model.trim() ?? 'unknown'}), load average ${loadavg()[0]?.toFixed(1)} at the end`;
}

/** The page of documentation that the results make. */
export function benchmarkDocument(
  results: readonly PageResult[],
  figure: FigureTimes,
  list: ListTimes,
  runs: number,
  versions: string,
): string {
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

Lighthouse's mobile preset in a browser without a spare process (a slow 4G line and a quarter of this processor's speed, both simulated), median of ${runs} runs of each English page, one run of the same in other languages and of bare pages. The site built for the emulators is served with brotli and with the headers of \`firebase.json\`, over HTTP/1.1 without encryption; the figures are answered by the functions as built. The bare page is measured in the same run: the same text and links, in English, in a static page without style, script, picture and font. Transferred kilobytes count headers and everything the page loads by itself.

${versions}; ${machine()}: other work on the machine makes every time longer, TBT above all.

${row(COLUMNS)}
${row(COLUMNS.map((_column, at) => (at === 0 ? '---' : '---:')))}
${rows.join('\n')}

Held to: performance at least ${LEAST_PERFORMANCE}, of results ${LEAST_PERFORMANCE_OF_RESULT}, the other scores 100; LCP at most ${MOST.lcpMs} ms; TBT at most ${MOST.tbtMs} ms; CLS at most ${MOST.cls}.

${missed.length === 0 ? 'Every page keeps to it.' : `Not kept in this run:\n\n${missed.join('\n')}`}

${figureSection(figure, runs)}
${listSection(list, runs)}`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
