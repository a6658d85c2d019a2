import { configureGlobal } from 'fast-check';

/** How many cases each property test draws: the one place that says it. */
const CASES = { usual: 300, full: 2000 } as const;

const set = Number(process.env['FUZZ_RUNS']);
configureGlobal({ numRuns: set > 0 ? set : process.env['TEST_FULL'] ? CASES.full : CASES.usual });
