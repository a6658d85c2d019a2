import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { workspaceRoot } from '../workspace-root.ts';
import { accuracyFigures, FIGURES_FILE } from './committed-figures.ts';
import type { Findings } from './findings.ts';
import type { Condition } from './gates.ts';
import { errorByCause, errorByDistance, estimateAgainstPublished } from './plots/leg-plots.ts';
import { accuracyReport } from './report/report.ts';

export type WrittenFile = { readonly path: string; readonly text: string };

/** The report's files, paths below the workspace's root, formatted as the repository's are. */
export async function reportFiles(
  findings: Findings,
  conditions: readonly Condition[],
): Promise<readonly WrittenFile[]> {
  return [
    await formatted('docs/accuracy.md', accuracyReport(findings, conditions)),
    await formatted(FIGURES_FILE, JSON.stringify(accuracyFigures(findings))),
    { path: 'docs/images/accuracy-published.svg', text: estimateAgainstPublished(findings.legs) },
    { path: 'docs/images/accuracy-distance.svg', text: errorByDistance(findings.legs) },
    { path: 'docs/images/accuracy-causes.svg', text: errorByCause(findings.legs) },
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
