import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** Leaders of the process groups that are still ours to end. */
const groups = new Set<number>();

/**
 * Start a program as the leader of a process group of its own, so that whatever it starts in turn can be
 * ended with it. A terminal's Ctrl-C therefore reaches this process alone, which then ends the groups.
 */
export function startGroup(command: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true });
  const { pid } = child;
  if (pid !== undefined) groups.add(pid);
  return child;
}

/** Forget a group that ended by itself; what is left of it is killed. */
export function releaseGroup(pid: number): void {
  signalGroup(pid, 'SIGKILL');
  groups.delete(pid);
}

/**
 * End a group: ask with SIGINT, as Ctrl-C would, and insist after the grace time.
 *
 * @returns when no process of the group is left
 */
export async function endGroup(pid: number, graceSeconds = 8): Promise<void> {
  signalGroup(pid, 'SIGINT');
  if (!(await isGone(pid, graceSeconds))) {
    signalGroup(pid, 'SIGKILL');
    // Only zombies can be left now, and waiting longer would not end.
    await isGone(pid, 2);
  }
  groups.delete(pid);
}

/** End every group that is left, at the same time. */
export async function endAllGroups(): Promise<void> {
  await Promise.all([...groups].map((pid) => endGroup(pid)));
}

/** The last resort, where nothing can be waited for. */
export function killAllGroups(): void {
  for (const pid of groups) signalGroup(pid, 'SIGKILL');
  groups.clear();
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group is gone already, which is what we wanted.
  }
}

async function isGone(pid: number, withinSeconds: number): Promise<boolean> {
  const deadline = Date.now() + withinSeconds * 1000;
  while (isGroupAlive(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(50);
  }
  return true;
}

function isGroupAlive(pid: number): boolean {
  try {
    process.kill(-pid, 0);
    return true;
  } catch {
    return false;
  }
}
