import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { workspaceRoot } from '../workspace-root.ts';
import { accuracyFigures, FIGURES_FILE } from './accuracy-figures.ts';
import { FLIGHTS_FILE, flightRows, MARKETS_FILE, marketRows } from './figure-rows.ts';
import type { Findings } from './findings.ts';
import { flightFigures } from './flight-figures.ts';
import { estimateAgainstPublished, PLOTTED_CABINS } from './plots/figure-plots.ts';
import { accuracyReport } from './report/report.ts';
import { marketRecords } from './typical-markets.ts';

export type WrittenFile = { readonly path: string; readonly text: string };

/** Where the report and its plots are written: they are build output, its figures are data of `docs`. */
const REPORT_FOLDER = 'dist/accuracy';

/** The report's files, paths below the workspace's root, formatted as the repository's are. */
export async function reportFiles(findings: Findings): Promise<readonly WrittenFile[]> {
  return [
    await formatted(`${REPORT_FOLDER}/accuracy.md`, accuracyReport(findings)),
    await formatted(FIGURES_FILE, JSON.stringify(accuracyFigures(findings))),
    { path: FLIGHTS_FILE, text: flightRows(flightFigures(findings)) },
    { path: MARKETS_FILE, text: marketRows(marketRecords(findings.markets)) },
    ...PLOTTED_CABINS.map((cabin) => ({
      path: `${REPORT_FOLDER}/${cabin}.svg`,
      text: estimateAgainstPublished(findings.figures, cabin),
    })),
  ];
}

export function writeFiles(files: readonly WrittenFile[]): void {
  for (const { path, text } of files) {
    const file = join(workspaceRoot, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

async function formatted(path: string, text: string): Promise<WrittenFile> {
  const filepath = join(workspaceRoot, path);
  return { path, text: await format(text, { ...(await resolveConfig(filepath)), filepath }) };
}
