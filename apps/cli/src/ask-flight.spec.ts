import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPrinted } from './host.fixture.ts';

const { printed, run } = keepPrinted();
const LX52 = ['flight', 'ZRH', 'BOS', 'LX', '52'];

describe('a flight of another year', () => {
  beforeEach(() => {
    // The command asks the clock for the day: a year from it on, there are no figures.
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 12), toFake: ['Date'] });
  });
  afterEach(() => vi.useRealTimers());

  it.each(['2018-12-31', '2027-11-25'])('has no figure, as in a list: %s', async (date) => {
    expect(await run(...LX52, date)).toBe(1);
    expect(printed.text).toContain('Days with an estimate: 2019-01-01 to 2027-11-24.');
    expect(printed.text).not.toContain('Economy');
    await run(...LX52, date, '--json');
    expect(JSON.parse(printed.text)).toMatchObject({ kind: 'unavailable', reason: 'DATE_OUT_OF_WINDOW' });
  });

  it.each([
    ['2019-01-01', ['FLEET_OF_ANOTHER_YEAR', 'LOADS_OF_ANOTHER_YEAR']],
    ['2023-01-01', ['FLEET_OF_ANOTHER_YEAR']],
    ['2025-01-01', []],
    ['2027-11-24', []],
  ])('has the warnings that a list has: %s %j', async (date, warnings) => {
    expect(await run(...LX52, date)).toBe(0);
    expect(printed.text.includes('The aircraft are those of the end of 2025')).toBe(warnings.length > 0);
    expect(printed.text.includes('How full flights were')).toBe(warnings.length > 1);
    await run(...LX52, date, '--json');
    expect(JSON.parse(printed.text)).toMatchObject({ kind: 'estimated', warnings });
  });

  it('has no warning of its fleet where the aircraft is named', async () => {
    await run(...LX52, '2024-06-01', '--aircraft', 'A333', '--json');
    expect(JSON.parse(printed.text)).toMatchObject({ kind: 'estimated', warnings: [] });
  });
});
