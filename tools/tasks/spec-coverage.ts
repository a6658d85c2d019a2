/** `npm run spec-coverage`: write docs/spec-coverage.md from the marks beside the tests. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COVERAGE_FILE, specCoverage } from '../checks/spec-coverage/check-spec-coverage.ts';
import { describeFault } from '../checks/fault.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { runTask } from './run-task.ts';

await runTask(async () => {
  const { markdown, faults } = specCoverage(workspaceRoot);
  for (const fault of faults) console.error(describeFault(fault));
  if (faults.length > 0) process.exitCode = 1;
  writeFileSync(join(workspaceRoot, COVERAGE_FILE), markdown);
  console.log(`${COVERAGE_FILE} written`);
});
