import { describe, expect, it } from 'vitest';
import { folderForEachTest } from '@tim/pipeline/temporary-folder.fixture';
import { readReport } from './read-report.ts';

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, success: true, testResults: [] };
const playwright = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [], suites: [] };

const spec = (title: string, status: string) => ({
  title,
  file: 'page.spec.ts',
  tests: [{ projectName: 'phone', status }],
});

describe('readReport', () => {
  const { path, write } = folderForEachTest();

  function read(runner: 'vitest' | 'playwright', content: unknown) {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    write(`dist/reports/@tim/a/${runner}.json`, text);
    const { passed, failed } = readReport(path(), '@tim/a', runner);
    return [passed, failed];
  }

  it.each([
    ['counts passed tests', vitest, [3, 0]],
    ['counts failed tests', { ...vitest, numFailedTests: 2, success: false }, [3, 2]],
    [
      'counts a file that cannot be loaded',
      {
        ...vitest,
        success: false,
        testResults: [{ name: 'x', message: 'Error: gone', status: 'failed', assertionResults: [] }],
      },
      [3, 1],
    ],
    ['counts a failure outside the tests', { ...vitest, success: false }, [3, 1]],
    ['fails a runner that ran no test', { ...vitest, numPassedTests: 0 }, [0, 1]],
    ['fails an unreadable report', '{', [0, 1]],
  ])('%s (vitest)', (_, report, expected) => {
    expect(read('vitest', report)).toEqual(expected);
  });

  it.each([
    ['counts journeys', playwright, [5, 0]],
    ['counts failed ones', { ...playwright, stats: { ...playwright.stats, unexpected: 1 } }, [5, 1]],
    ['counts a second attempt as passed', { ...playwright, stats: { ...playwright.stats, flaky: 1 } }, [6, 0]],
    ['counts a runner’s own error', { ...playwright, errors: [{ message: 'no browser' }] }, [5, 1]],
    [
      'fails a run in which all was skipped',
      { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 9 }, errors: [], suites: [] },
      [0, 1],
    ],
  ])('%s (playwright)', (_, report, expected) => {
    expect(read('playwright', report)).toEqual(expected);
  });

  it('names what failed, what was not run, and what needed a second attempt', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a number is even', failureMessages: [] },
      { status: 'failed', fullName: 'a number is odd', failureMessages: ['Error: 2 is even\n  at a line'] },
      { status: 'passed', fullName: 'a number comes in time', failureMessages: ['Error: too late'] },
      { status: 'skipped', fullName: 'a number is asked of a program', failureMessages: [] },
    ];
    const testResults = [{ name: '/somewhere/number.spec.ts', message: '', status: 'failed', assertionResults }];
    read('vitest', { ...vitest, numFailedTests: 1, success: false, testResults });
    expect(readReport(path(), '@tim/a', 'vitest').notes).toEqual([
      '@tim/a: number.spec.ts: "a number is odd" failed: Error: 2 is even',
      '@tim/a: number.spec.ts: "a number comes in time" passed at a second attempt only: Error: too late',
      '@tim/a: number.spec.ts: "a number is asked of a program" was not run',
    ]);

    const inner = { specs: [spec('is left', 'flaky'), spec('is seen', 'expected')] };
    read('playwright', { ...playwright, suites: [{ specs: [spec('is opened', 'unexpected')], suites: [inner] }] });
    expect(readReport(path(), '@tim/a', 'playwright').notes).toEqual([
      '@tim/a: page.spec.ts on phone: "is opened" failed',
      '@tim/a: page.spec.ts on phone: "is left" passed at a second attempt only',
    ]);
  });

  it('fails when there is no report at all', () => {
    expect(readReport(path(), '@tim/b', 'vitest')).toMatchObject({ passed: 0, failed: 1 });
  });
});
