import { stripVTControlCharacters } from 'node:util';
import { runCommand } from '../process/run-command.ts';
import { readReport } from '../report/read-report.ts';
import { addTallies, oneCheck, oneFailure, type Tally } from '../report/tally.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { checkBoundaries } from './boundaries/check-boundaries.ts';
import { findProjects } from './boundaries/projects.ts';
import { describeFault, type Fault } from './fault.ts';
import { checkBudgets } from './budgets/check-budgets.ts';
import { checkDocumentLinks } from './links/check-document-links.ts';
import { checkLinks } from './links/check-links.ts';
import { checkMessages } from './messages/check-messages.ts';
import { checkPatterns } from './patterns/check-patterns.ts';
import { checkSecrets } from './secrets/check-secrets.ts';
import { checkTables } from './tables/check-tables.ts';
import { checkTexts } from '../texts/check-texts.ts';
import { checkSpecCoverage } from './spec-coverage/check-spec-coverage.ts';

/** One part of `npm run check`; it prints what is wrong and how to mend it. */
export type Step = { readonly name: string; readonly run: () => Promise<Tally> };

export const checkSteps: readonly Step[] = [
  { name: 'Format', run: () => runTool('prettier', ['--check', '--cache', '--log-level=warn', '.'], 'npm run format') },
  { name: 'Lint', run: () => runTool('oxlint', ['--deny-warnings', '--quiet']) },
  { name: 'Boundaries', run: async () => report(checkBoundaries(workspaceRoot).faults) },
  { name: 'Patterns', run: async () => report(checkPatterns(workspaceRoot)) },
  { name: 'Generated code', run: async () => report(await checkMessages()) },
  { name: 'Tables of our own data', run: async () => report(await checkTables()) },
  { name: 'Coverage of the specification', run: async () => report(checkSpecCoverage(workspaceRoot)) },
  { name: 'Translations', run: async () => report(checkTexts(workspaceRoot)) },
  { name: 'Types, unit tests and build', run: checkTypesUnitsAndBuild },
  { name: 'Weight of the pages', run: async () => report(checkBudgets(workspaceRoot)) },
  { name: 'Links of the pages', run: async () => report(checkLinks(workspaceRoot)) },
  { name: 'Links of the documents', run: async () => report(checkDocumentLinks(workspaceRoot)) },
  { name: 'Secrets', run: async () => report(await checkSecrets()) },
];

const TARGETS = ['typecheck', 'unit', 'build'];

async function runTool(command: string, args: readonly string[], remedy?: string): Promise<Tally> {
  const { code, output } = await runCommand(command, args, { cwd: workspaceRoot });
  if (code !== 0) {
    console.log(output.trimEnd());
    if (remedy !== undefined) console.log(`Run \`${remedy}\`.`);
  }
  return oneCheck(code === 0);
}

function report(faults: readonly Fault[]): Tally {
  for (const fault of faults) console.log(describeFault(fault));
  return oneCheck(faults.length === 0);
}

/** Types and builds count once a project, tests one by one from the runner's own reports. */
async function checkTypesUnitsAndBuild(): Promise<Tally> {
  const args = ['run-many', '-t', ...TARGETS, '--output-style=stream'];
  const { code, output } = await runCommand('nx', args, { cwd: workspaceRoot, isShown: true });
  const failedTasks = new Set(
    [...stripVTControlCharacters(output).matchAll(/^\s*- (\S+:(?:typecheck|unit|build))\s*$/gm)].map(
      ([, task]) => task,
    ),
  );
  const tallies = findProjects(workspaceRoot).flatMap(({ name, manifest: { scripts = {} } }) =>
    TARGETS.filter((target) => target in scripts).map((target) =>
      target === 'unit' ? readReport(workspaceRoot, name, 'vitest') : oneCheck(!failedTasks.has(`${name}:${target}`)),
    ),
  );
  const sum = addTallies(tallies);
  if (code !== 0 && sum.failed === 0) {
    return addTallies([
      sum,
      oneFailure(`nx ended with code ${code} (${[...failedTasks].join(', ') || 'no task named'})`),
    ]);
  }
  return sum;
}
