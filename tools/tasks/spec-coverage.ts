/** `npm run spec-coverage`: write which test shows each statement of the specification, from the marks beside the tests. */
import { checkSpecCoverage, COVERAGE_FILE } from '../checks/spec-coverage/check-spec-coverage.ts';
import { describeFault } from '../checks/fault.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { runTask } from './run-task.ts';

await runTask(async () => {
  const faults = checkSpecCoverage(workspaceRoot);
  for (const fault of faults) console.error(describeFault(fault));
  if (faults.length > 0) process.exitCode = 1;
  console.log(`${COVERAGE_FILE} written`);
});
