import { once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { endGroup, startGroup } from './child-processes.ts';
import { runCommand } from './run-command.ts';

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** A shell that starts another process, prints its id and waits. */
async function startFamily(script: string): Promise<{ parent: number; child: number }> {
  const shell = startGroup('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = (await once(shell.stdout ?? shell, 'data')) as [Buffer];
  return { parent: shell.pid ?? 0, child: Number(line.toString()) };
}

describe('endGroup', () => {
  it('ends a program and what it started', async () => {
    const { parent, child } = await startFamily('sleep 60 & echo $!; wait');
    expect(isAlive(child)).toBe(true);
    await endGroup(parent, 1);
    await vi.waitFor(() => expect(isAlive(child)).toBe(false), { timeout: 10_000 });
  });

  it('kills what does not want to end', async () => {
    const { parent, child } = await startFamily("trap '' INT; sh -c \"trap '' INT; sleep 60\" & echo $!; wait");
    await endGroup(parent, 0.2);
    await vi.waitFor(() => expect(isAlive(child)).toBe(false), { timeout: 10_000 });
  });
});

describe('runCommand', () => {
  it('keeps output and exit code', async () => {
    const { code, output } = await runCommand('sh', ['-c', 'echo out; echo err >&2; exit 3']);
    expect(code).toBe(3);
    expect(output.split('\n').toSorted()).toEqual(['', 'err', 'out']);
  });

  it('leaves nothing behind that the program left behind', async () => {
    const { output } = await runCommand('sh', ['-c', 'sleep 60 >/dev/null 2>&1 & echo $!']);
    // Whoever adopts an orphan buries it a little later.
    await vi.waitFor(() => expect(isAlive(Number(output))).toBe(false), { timeout: 10_000 });
  });

  it('says when there is no such program', async () => {
    expect(await runCommand('no-such-program', [])).toMatchObject({ code: 127 });
  });
});
