import { describe, expect, it } from 'vitest';
import { runCommand } from '../process/run-command.ts';
import { workspaceRoot } from '../workspace-root.ts';

/** The command as `npm run estimate` runs it. */
function estimate(...args: readonly string[]) {
  return runCommand(process.execPath, ['tools/tasks/estimate.ts', ...args], { cwd: workspaceRoot });
}

describe('npm run estimate', { timeout: 60_000 }, () => {
  it('prints a flight’s kilograms, what they rest on and the working', async () => {
    const { code, output } = await estimate('flight', 'zrh', 'bos', 'lx', '052', '2026-12-01', '--aircraft', '333');
    expect(output).toMatch(/^LX 52 \(.+\), Zurich \(ZRH\) to Boston \(BOS\), 2026-12-01$/m);
    expect(output).toMatch(/^Economy +\d{3}\.\d( +\d+\.\d)*$/m);
    expect(output).toMatch(/^Aircraft: Airbus A330-300 \(A333, 333\)\./m);
    expect(output).toContain('not Google’s published value');
    expect(output).toMatch(/^1\. \S/m);
    expect(output).toMatch(/^ {3}= d +Great-circle distance +6006\.\d+ {2}km$/m);
    expect(code).toBe(0);
  });

  it('prints the same as JSON, in grams', async () => {
    const { code, output } = await estimate('flight', 'ZRH', 'BOS', 'LX', '52', '2026-12-01', '--json');
    const { kind, wellToWakeGramsPerPassenger, working } = JSON.parse(output);
    expect(kind).toBe('estimated');
    expect(wellToWakeGramsPerPassenger.economy).toBeGreaterThan(100_000);
    expect(working.steps.length).toBeGreaterThan(5);
    expect(code).toBe(0);
  });

  it('prints a route’s typical kilograms, of cities too', async () => {
    const { code, output } = await estimate('route', 'LON', 'NYC');
    expect(output).toMatch(/^Typical emissions, /m);
    expect(output).toMatch(/^Economy +\d{3}\.\d/m);
    expect(output).toMatch(/^Airports it stands for: .*LHR-JFK/m);
    expect(code).toBe(0);
  });

  it('prints the reason and what would have worked, with exit code 1', async () => {
    const { code, output } = await estimate('flight', 'ZRH', 'BOS', 'QF', '52', '2026-12-01');
    expect(output).toMatch(/^QF is not known to fly this route\. Carriers known there: .*LX/);
    expect(code).toBe(1);
  });

  it('prints the reason as JSON, with exit code 1', async () => {
    const { code, output } = await estimate('route', 'ZRH', 'QQQ', '--json');
    expect(JSON.parse(output)).toMatchObject({ kind: 'unavailable', reason: 'UNKNOWN_AIRPORT', value: 'QQQ' });
    expect(code).toBe(1);
  });

  it('prints one line for wrong arguments, with exit code 2', async () => {
    const { code, output } = await estimate('flight', 'ZRH', 'BOS', 'LX', '52', '2026-02-30');
    expect(output).toBe("'2026-02-30' is not a date YYYY-MM-DD. --help says more.\n");
    expect(code).toBe(2);
  });

  it('says that a folder holds no tables, with exit code 2', async () => {
    const { code, output } = await estimate('route', 'ZRH', 'BOS', '--tables', 'docs');
    expect(output).toBe('There are no tables in docs. --help says more.\n');
    expect(code).toBe(2);
  });

  it('says with --help how to ask', async () => {
    const { code, output } = await estimate('--help');
    expect(output).toContain('npm run estimate -- flight');
    expect(code).toBe(0);
  });
});
