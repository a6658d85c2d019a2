import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Fault } from '../fault.ts';
import { coverageTable, type Shown } from './coverage-table.ts';
import { findMarks } from './find-marks.ts';
import { readStatements, STATEMENTS_FILE } from './statements.ts';

/** The table that `npm run spec-coverage` and the check write, from the repository's root. */
export const COVERAGE_FILE = 'dist/spec-coverage.md';

const JOURNEYS = 'apps/web-e2e/';

export type SpecCoverage = { readonly markdown: string; readonly faults: readonly Fault[] };

/** The table of statements and the tests that show them, and what is wrong with either. */
export function specCoverage(workspaceRoot: string): SpecCoverage {
  const statements = readStatements(workspaceRoot);
  const faults: Fault[] = [];
  const lines = new Map<string, number>();
  for (const { id, line } of statements) {
    const message = !/^\d\.\d+$/.test(id) ? `'${id}' is not a number such as 4.12` : `${id} stands there twice`;
    if (!/^\d\.\d+$/.test(id) || lines.has(id)) faults.push({ file: STATEMENTS_FILE, line, message });
    lines.set(id, line);
  }
  const shown = new Map<string, Shown[]>();
  const seen = new Set<string>();
  for (const file of testFiles(workspaceRoot)) {
    const source = readFileSync(join(workspaceRoot, file), 'utf8');
    if (!source.includes('spec:')) continue;
    for (const { id, state, line, title } of findMarks(file, source)) {
      if (title === undefined)
        faults.push({ file, line, message: `no test follows the mark ${id}: put it right above one.` });
      else if (!lines.has(id)) faults.push({ file, line, message: `no statement ${id}: see ${STATEMENTS_FILE}.` });
      else {
        shown.set(id, [...(shown.get(id) ?? []), { file, title }]);
        if (file.startsWith(JOURNEYS)) seen.add(`${id} ${state}`);
      }
    }
  }
  for (const { id, line, withoutTest } of statements) {
    if (shown.has(id) || withoutTest !== '') continue;
    const message = `no test is marked \`// spec: ${id}\`: mark one, or say in without_test why there is none.`;
    faults.push({ file: STATEMENTS_FILE, line, message });
  }
  for (const { id, line, visibleIn } of statements) {
    for (const state of visibleIn.filter((one) => !seen.has(`${id} ${one}`))) {
      const message = `no journey is marked \`// spec: ${id} in ${state}\`: mark one that sees it there.`;
      faults.push({ file: STATEMENTS_FILE, line, message });
    }
  }
  return { markdown: coverageTable(statements, shown), faults };
}

/** What is wrong with statements and marks. Writes the table, whatever is wrong, as build output. */
export function checkSpecCoverage(workspaceRoot: string): readonly Fault[] {
  const { markdown, faults } = specCoverage(workspaceRoot);
  const path = join(workspaceRoot, COVERAGE_FILE);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, markdown);
  return faults;
}

const isNoSource = (folder: string) => folder === 'node_modules' || folder === 'dist';

function testFiles(workspaceRoot: string): string[] {
  return ['apps', 'libs', 'tools']
    .flatMap((folder) =>
      globSync('**/*.spec.{ts,tsx}', {
        cwd: join(workspaceRoot, folder),
        exclude: (path) => isNoSource(path.split('/').at(-1) ?? ''),
      }).map((file) => `${folder}/${file}`),
    )
    .toSorted();
}
