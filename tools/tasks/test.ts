/** `npm test`: every check that a change needs: `npm run check`, and the journeys in a browser against the emulators. */
import { testSteps } from '../checks/steps.ts';
import { runTests } from './test-run.ts';

await runTests(testSteps);
