import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installed } from './installed.fixture.ts';
import { keepPrinted } from './host.fixture.ts';
import { travelImpact } from './travel-impact.ts';

const printed = keepPrinted();
const ask = (date: string, ...options: readonly string[]) =>
  travelImpact(['flight', 'ZRH', 'BOS', 'LX', '52', date, ...options], installed, printed.host);

describe('a flight of another year', () => {
  beforeEach(() => {
    // The command asks the clock for the day: a year from it on, there are no figures.
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 12), toFake: ['Date'] });
  });
  afterEach(() => vi.useRealTimers());

  it.each(['2015-06-01', '2018-12-31', '2027-11-25', '2031-06-01'])('has no figure, as in a list: %s', async (date) => {
    expect(await ask(date)).toBe(1);
    expect(printed.text).toContain('Days with an estimate: 2019-01-01 to 2027-11-24.');
    expect(printed.text).not.toContain('Economy');
    printed.text = '';
    await ask(date, '--json');
    expect(JSON.parse(printed.text)).toMatchObject({ kind: 'unavailable', reason: 'DATE_OUT_OF_WINDOW' });
  });

  it.each([
    ['2019-01-01', ['FLEET_OF_ANOTHER_YEAR', 'LOADS_OF_ANOTHER_YEAR']],
    ['2023-01-01', ['FLEET_OF_ANOTHER_YEAR']],
    ['2025-01-01', []],
    ['2027-11-24', []],
  ])('has the warnings that a list has: %s %j', async (date, warnings) => {
    expect(await ask(date)).toBe(0);
    expect(printed.text.includes('The aircraft are those of the end of 2025')).toBe(warnings.length > 0);
    expect(printed.text.includes('How full flights were')).toBe(warnings.length > 1);
    printed.text = '';
    await ask(date, '--json');
    expect(JSON.parse(printed.text)).toMatchObject({ kind: 'estimated', warnings });
  });

  it('has no warning of its fleet where the aircraft is named', async () => {
    await ask('2024-06-01', '--aircraft', 'A333', '--json');
    expect(JSON.parse(printed.text)).toMatchObject({ kind: 'estimated', warnings: [] });
  });
});
