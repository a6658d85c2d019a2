import { endAllGroups } from '../process/child-processes.ts';
import { endChildrenWithTask } from '../process/task-lifetime.ts';
import { TaskFailure, withUsage } from '@tim/terminal';

/** Run a task: whatever it started ends with it, and a foreseen failure is one line and exit code 1. */
export async function runTask(task: () => Promise<void>): Promise<void> {
  const lifetime = endChildrenWithTask();
  try {
    await task();
  } catch (error) {
    if (lifetime.isEnding()) return;
    process.exitCode = 1;
    await endAllGroups();
    if (!(error instanceof TaskFailure)) throw error;
    console.error(error.message);
  }
}

/** Run a task that takes the arguments of this process: a wrong one is explained, and what it returns is the exit code. */
export async function runWithArguments(task: (args: readonly string[]) => Promise<number>): Promise<void> {
  await runTask(() => withUsage(() => task(process.argv.slice(2))));
}
