/** `npm run test:full`: `npm test` in every language and state, with more cases: before a release (docs/contributing.md). */
import { testSteps } from '../checks/steps.ts';
import { runTests } from './test-run.ts';

await runTests(testSteps, { isFull: true });
