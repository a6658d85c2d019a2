import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { oneFailure, type Tally } from './tally.ts';

/** The results of one project's runner; a report that is missing, unreadable or empty is a failure. */
export function readReport(workspaceRoot: string, project: string, runner: 'vitest' | 'playwright'): Tally {
  const path = `dist/reports/${project}/${runner}.json`;
  const file = join(workspaceRoot, path);
  if (!existsSync(file)) return oneFailure(`${project}: ${runner} left no report (${path})`);
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const tally = runner === 'vitest' ? readVitest(project, report) : readPlaywright(project, report);
    return tally.passed + tally.failed === 0 ? oneFailure(`${project}: ${runner} ran no test`) : tally;
  } catch (error) {
    return oneFailure(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      /** Of the attempts that failed, before one that passed too. */
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

function readVitest(project: string, report: unknown): Tally {
  const { numPassedTests, numFailedTests, success, testResults } = report as VitestReport;
  // A file that cannot be loaded fails without any of its tests failing.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
  const unexplained = !success && numFailedTests + broken.length === 0 ? 1 : 0;
  const notes = broken.map(
    ({ name, message }) => `${project}: ${basename(name)} could not be run: ${message.trim().split('\n')[0]}`,
  );
  for (const { name, assertionResults } of testResults) {
    for (const { status, fullName, failureMessages } of assertionResults) {
      const end = endOfTest(status, failureMessages);
      if (end !== undefined) notes.push(`${project}: ${basename(name)}: "${fullName}" ${end}`);
    }
  }
  if (unexplained > 0) notes.push(`${project}: vitest failed outside the tests`);
  return { passed: numPassedTests, failed: numFailedTests + broken.length + unexplained, notes };
}

/** How a test ended that did not pass at once. */
function endOfTest(status: string, [firstFailure]: readonly string[]): string | undefined {
  if (status === 'skipped' || status === 'pending') return 'was not run';
  if (status === 'passed' && firstFailure === undefined) return undefined;
  const why = firstFailure?.split('\n')[0] ?? 'no reason given';
  return `${status === 'passed' ? 'passed at a second attempt only' : 'failed'}: ${why}`;
}

type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly { readonly message?: string }[];
  readonly suites: readonly PlaywrightSuite[];
};

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly projectName: string; readonly status: string }[];
  }[];
};

const journeyEnds = new Map([
  ['unexpected', 'failed'],
  ['flaky', 'passed at a second attempt only'],
]);

/** A line for each journey that did not pass at once. */
function describeJourneys({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ projectName, status }) => {
      const end = journeyEnds.get(status);
      return end === undefined ? [] : [`${file} on ${projectName}: "${title}" ${end}`];
    }),
  );
  return [...own, ...suites.flatMap(describeJourneys)];
}

function readPlaywright(project: string, report: unknown): Tally {
  const { stats, errors, suites } = report as PlaywrightReport;
  const notes = [
    ...errors.map(({ message = 'an error' }) => message.split('\n')[0] ?? ''),
    ...suites.flatMap(describeJourneys),
  ].map((note) => `${project}: ${note}`);
  if (stats.skipped > 0) notes.push(`${project}: ${stats.skipped} skipped`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, notes };
}
