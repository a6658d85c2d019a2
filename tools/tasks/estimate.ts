/** `npm run estimate -- flight ZRH BOS LX 52 2026-12-01`: the command line, with the tables of the repository. */
import { travelImpact } from '@tim/cli';
import { withUsage } from '@tim/terminal';
import { inWorkspace } from './in-workspace.ts';
import { runTask } from './run-task.ts';

await runTask(() => withUsage(() => travelImpact(process.argv.slice(2), inWorkspace)));
