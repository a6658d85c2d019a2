import { format } from 'node:util';
import { TaskFailure, withUsage } from '@tim/terminal';
import { vi } from 'vitest';

/** Runs the command of a task here, as `npm run` does in a process of its own: what it prints, and its exit code. */
export async function runHere(
  command: () => Promise<number> | number,
): Promise<{ readonly code: number; readonly output: string }> {
  let output = '';
  const print = (...texts: readonly unknown[]) => {
    output += `${format(...texts)}\n`;
  };
  const printed = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  for (const one of printed) one.mockImplementation(print);
  const { exitCode } = process;
  try {
    await withUsage(command);
    return { code: Number(process.exitCode), output };
  } catch (fault) {
    if (!(fault instanceof TaskFailure)) throw fault;
    print(fault.message);
    return { code: 1, output };
  } finally {
    process.exitCode = exitCode;
    for (const one of printed) one.mockRestore();
  }
}
