import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { workspaceRoot } from '../workspace-root.ts';

const parent = mkdtempSync(join(tmpdir(), 'tim-release-twice-'));
afterAll(() => rmSync(parent, { recursive: true }));

const start = (out: string) => {
  const args = [join(workspaceRoot, 'tools/tasks/release-data.ts'), '--carriers', 'IS', '--out', out];
  const child = spawn(process.execPath, args);
  const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
  return {
    child,
    ended: ended.then(([[code], output, errors]) => ({ code: code as number | null, said: output + errors })),
  };
};

/** Whether the folder's checksums are those of its files, and of all of them. */
async function isWhole(out: string): Promise<boolean> {
  const check = spawn('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], { cwd: out });
  const [code] = (await once(check, 'close')) as [number];
  const hidden = readdirSync(out).filter((name) => ['.lock', '.part'].includes(name));
  return code === 0 && hidden.length === 0;
}

describe('npm run release-data, twice at once', { timeout: 300_000 }, () => {
  it('writes one release, and tells the other who writes it', async () => {
    const out = join(parent, 'release');
    const ends = await Promise.all([start(out), start(out)].map(({ ended }) => ended));
    expect(ends.map(({ code }) => code).toSorted((a, b) => Number(a) - Number(b))).toEqual([0, 1]);
    expect(ends.find(({ code }) => code !== 0)?.said).toContain('is being written by another run');
    expect(await isWhole(out)).toBe(true);
  });

  it('after one was killed says what is left, and writes nothing beside it', async () => {
    const out = join(parent, 'killed');
    const first = start(out);
    while (first.child.exitCode === null && !existsSync(join(out, '.part', 'release'))) await wait(5);
    first.child.kill('SIGKILL');
    await first.ended;
    const { code, said } = await start(out).ended;
    expect([code, said]).toEqual([1, expect.stringContaining('is from a run that was stopped')]);
    expect(readdirSync(out)).toEqual(['.part']);
    rmSync(join(out, '.part'), { recursive: true });
    expect((await start(out).ended).code).toBe(0);
    expect(await isWhole(out)).toBe(true);
  });
});
