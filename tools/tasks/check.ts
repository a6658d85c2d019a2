/** `npm run check`: everything `npm test` checks, but for the browser. */
import { checkSteps } from '../checks/steps.ts';
import { runTests } from './test-run.ts';

await runTests(checkSteps);
