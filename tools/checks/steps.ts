import { stripVTControlCharacters } from 'node:util';
import { demandBrowser } from '../browser/demand-browser.ts';
import { runCommand } from '../process/run-command.ts';
import { readReport } from '../report/read-report.ts';
import { readTally } from '../report/tally-file.ts';
import { addTallies, nothing, oneCheck, oneFailure, type Tally } from '../report/tally.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { checkBoundaries } from './boundaries/check-boundaries.ts';
import { findProjects } from './boundaries/projects.ts';
import { checkBudgets } from './budgets/check-budgets.ts';
import { describeFault, type Fault } from './fault.ts';
import { checkDocumentLinks } from './links/check-document-links.ts';
import { checkLanguages } from './languages/check-languages.ts';
import { checkLinks } from './links/check-links.ts';
import { checkMessages } from './messages/check-messages.ts';
import { checkPatterns } from './patterns/check-patterns.ts';
import { checkSecrets, PLANTED } from './secrets/check-secrets.ts';
import { checkSpecCoverage } from './spec-coverage/check-spec-coverage.ts';
import { checkTables } from './tables/check-tables.ts';
import { checkTranslations } from '../translations/check-translations.ts';

/** One part of a test run; it prints what is wrong and what to do about it. */
export type Step = { readonly name: string; readonly run: () => Promise<Tally> };

/** What `npm run check` runs: everything that needs no browser. */
export const checkSteps: readonly Step[] = [
  { name: 'Format', run: () => runTool('prettier', ['--check', '--cache', '--log-level=warn', '.'], 'npm run format') },
  { name: 'Lint', run: () => runTool('oxlint', ['--deny-warnings', '--quiet']) },
  { name: 'Boundaries', run: async () => report(checkBoundaries(workspaceRoot)) },
  { name: 'Patterns', run: async () => report(checkPatterns(workspaceRoot)) },
  { name: 'Generated code', run: async () => report(await checkMessages()) },
  { name: 'Tables of our own data', run: async () => report(await checkTables()) },
  { name: 'Coverage of the specification', run: async () => report(checkSpecCoverage(workspaceRoot)) },
  { name: 'Translations', run: async () => report(checkTranslations(workspaceRoot)) },
  // One build, which every later step reads; with secrets planted around it, for which the last of these looks.
  { name: 'Build', run: () => runTarget('build', PLANTED) },
  { name: 'Types', run: () => runTarget('typecheck') },
  { name: 'Unit tests', run: () => runTarget('unit') },
  { name: 'Weight of the pages', run: async () => report(checkBudgets(workspaceRoot)) },
  { name: 'Languages of the pages', run: async () => report(checkLanguages(workspaceRoot)) },
  { name: 'Links of the pages', run: async () => report(checkLinks(workspaceRoot)) },
  { name: 'Links of the documents', run: async () => report(checkDocumentLinks(workspaceRoot)) },
  { name: 'Secrets', run: async () => report(checkSecrets(workspaceRoot)) },
];

/** What `npm test` runs. */
export const testSteps: readonly Step[] = [
  { name: 'Browser', run: findOrInstallBrowser },
  ...checkSteps,
  { name: 'Packages in a browser', run: () => runTallied('@tim/tools:packages-in-browser') },
  { name: 'Entry points agree', run: () => runTallied('@tim/tools:entry-points') },
  { name: 'Browser journeys', run: () => runTallied('@tim/web-e2e:journeys') },
];

async function findOrInstallBrowser(): Promise<Tally> {
  console.log(await demandBrowser());
  return nothing;
}

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

/** Have Nx run a target of all projects, or take its last results. Types and builds count once a project, tests one by one. */
async function runTarget(target: string, env: Readonly<Record<string, string>> = {}): Promise<Tally> {
  const args = ['run-many', '-t', target, '--output-style=stream'];
  const { code, output } = await runCommand('nx', args, { cwd: workspaceRoot, env, isShown: true });
  const failedTasks = new Set(
    [...stripVTControlCharacters(output).matchAll(/^\s*- (\S+:\S+)\s*$/gm)].map(([, task]) => task),
  );
  const tallies = findProjects(workspaceRoot)
    .filter(({ manifest: { scripts = {} } }) => target in scripts)
    .map(({ name }) =>
      target === 'unit' ? readReport(workspaceRoot, name, 'vitest') : oneCheck(!failedTasks.has(`${name}:${target}`)),
    );
  const sum = addTallies(tallies);
  if (code === 0 || sum.failed > 0) return sum;
  const failed = [...failedTasks].join(', ') || 'no task named';
  return addTallies([sum, oneFailure(`nx ended with code ${code} (${failed})`)]);
}

/** Have Nx run a target that leaves a tally (tools/tasks/step.ts), or take the last one where nothing changed that it reads. */
async function runTallied(target: string): Promise<Tally> {
  await runCommand('nx', ['run', target, '--output-style=stream'], { cwd: workspaceRoot, isShown: true });
  return readTally(workspaceRoot, target);
}
