import { runParser } from '@optique/core/facade';
import { UsageError } from '@tim/terminal';
import { describe, expect, it } from 'vitest';
import { keepPrinted } from './host.fixture.ts';
import { flightWords } from './read-query.ts';
import { argumentTextsIn } from './spoken.ts';

const { run } = keepPrinted();

describe('the words of a flight and a route', () => {
  it('are codes; a flight number’s leading zeros are dropped', () => {
    const words = ['ZRH', 'BOS', 'lx', '0052', '2026-12-01', '--aircraft', 'a333'];
    expect(runParser(flightWords(argumentTextsIn('en')), 'flight', words).query).toEqual({
      origin: 'ZRH',
      destination: 'BOS',
      carrierCode: 'LX',
      flightNumber: 52,
      departureDate: { year: 2026, month: 12, day: 1 },
      aircraftCode: 'A333',
    });
    expect(runParser(flightWords(argumentTextsIn('en')), 'flight', words.slice(0, 5)).query).not.toHaveProperty(
      'aircraftCode',
    );
  });

  it.each([
    [['ZRH', 'BOS'], 'Expected a CARRIER, but too few arguments.'],
    [['ZRH', 'BOS', 'LX', '52', '2026-02-30'], "YYYY-MM-DD: '2026-02-30' is not a date in the form YYYY-MM-DD."],
    [['ZRH', 'BOS', 'LX', '52', '20261201'], "YYYY-MM-DD: '20261201' is not a date in the form YYYY-MM-DD."],
  ])('refuse the flight %j: %s', async (args, message) => {
    await expect(run('flight', ...args)).rejects.toThrow(new UsageError(message));
  });

  it.each([
    [['ZRH', 'BOS', 'JFK'], 'Unexpected option or subcommand: JFK.'],
    [['', 'BOS'], 'ORIGIN: It is empty.'],
    [['ZRH', 'BOS', '--aircraft', '333'], 'Unexpected option or subcommand: --aircraft.'],
    [['ZRH', 'BOS', '--nope'], 'Unexpected option or subcommand: --nope.'],
    [['ZRH', 'BOS', '--tables'], '--tables requires FOLDER.'],
  ])('refuse the route %j: %s', async (args, message) => {
    await expect(run('route', ...args)).rejects.toThrow(new UsageError(message));
  });
});
