/** `npm run estimate -- flight ZRH BOS LX 52 2026-12-01`: the command line, with the tables of the repository. */
import { travelImpact } from '@tim/cli';
import { inWorkspace } from './in-workspace.ts';
import { runWithArguments } from './run-task.ts';

await runWithArguments((args) => travelImpact(args, inWorkspace));
