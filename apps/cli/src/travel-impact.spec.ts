import { describe, expect, it } from 'vitest';
import { answerHeader, madeWith } from '@tim/batch';
import { ENGINE_VERSION } from '@tim/engine';
import { estimator, keepPrinted } from './host.fixture.ts';

const { printed, run } = keepPrinted();

describe('travelImpact', () => {
  it('prints a flight’s kilograms and what they rest on', async () => {
    expect(await run('flight', 'zrh', 'bos', 'lx', '052', '2026-12-01', '--aircraft', '333')).toBe(0);
    expect(printed.text).toMatch(/^LX 52 \(.+\), Zurich \(ZRH\) to Boston \(BOS\), Dec 1, 2026$/m);
    expect(printed.text).toMatch(/^Economy +\d{3}\.\d( +\d+\.\d)*$/m);
    expect(printed.text).toMatch(/^Aircraft: Airbus A330-300 \(A333, 333\)\./m);
    expect(printed.text).toContain('not Google’s published value');
    expect(printed.text).not.toContain('Working');
  });

  it('explains a flight: each step in words, with its numbers', async () => {
    expect(await run('explain', 'ZRH', 'BOS', 'LX', '52', '2026-12-01')).toBe(0);
    expect(printed.text).toMatch(/^Economy +\d{3}\.\d/m);
    expect(printed.text).toMatch(/^1\. \S/m);
    expect(printed.text).toMatch(/^ {3}The shortest distance between the two airports/m);
    expect(printed.text).toMatch(/^ {3}= d +Great-circle distance +6006\.\d+ {2}km$/m);
  });

  it('explains a route too', async () => {
    expect(await run('explain', 'ZRH', 'BOS')).toBe(0);
    expect(printed.text).toMatch(/^Typical emissions, /m);
    expect(printed.text).toMatch(/^1\. \S/m);
  });

  it('prints the same as JSON, in grams, with the working where it was asked for', async () => {
    const flight = ['ZRH', 'BOS', 'LX', '52', '2026-12-01', '--json'];
    await run('flight', ...flight);
    const { kind, wellToWakeGramsPerPassenger, working } = JSON.parse(printed.text);
    expect(kind).toBe('estimated');
    expect(wellToWakeGramsPerPassenger.economy).toBeGreaterThan(100_000);
    expect(working).toBeUndefined();

    await run('explain', ...flight);
    const explained = JSON.parse(printed.text);
    expect(explained.wellToWakeGramsPerPassenger).toEqual(wellToWakeGramsPerPassenger);
    expect(explained.working.steps.length).toBeGreaterThan(5);
  });

  it('takes names of places for their codes', async () => {
    await run('route', 'LHR', 'jfk');
    const byCode = printed.text;
    expect(await run('route', 'London Heathrow', 'New York JFK')).toBe(0);
    expect(printed.text).toBe(byCode);
  });

  it('prints a route’s typical kilograms, of cities too', async () => {
    expect(await run('route', 'LON', 'NYC')).toBe(0);
    expect(printed.text).toMatch(/^Typical emissions, /m);
    expect(printed.text).toMatch(/^Economy +\d{3}\.\d/m);
    expect(printed.text).toMatch(/^Airports included: .*LHR-JFK/m);
  });

  it('says of a route, and of its ways to fly, which airport is closed', async () => {
    const said = 'Note: Berlin-Tegel International Airport (TXL) has been closed to passengers since November 2020. ';
    await run('route', 'Berlin Tegel', 'LHR');
    expect(printed.text).toContain(
      `(LHR)\n${said}Its flights moved to Berlin Brandenburg Airport (BER). The figure is of `,
    );
    await run('options', 'LHR', 'TXL', '2026-12-21');
    expect(printed.text).toContain(said);
    const closedAirports = [{ airport: { code: 'TXL' }, since: '2020-11-08', successors: [{ code: 'BER' }] }];
    for (const asked of [
      ['route', 'TXL', 'LHR'],
      ['options', 'LHR', 'TXL', '2026-12-21'],
    ]) {
      await run(...asked, '--json');
      expect(JSON.parse(printed.text)).toMatchObject({ closedAirports });
    }
    await run('route', 'BER', 'LHR');
    expect(printed.text).not.toContain('closed');
  });

  it('says which cabins most ways to fly a route have not, though each has a figure', async () => {
    await run('route', 'LON', 'NYC');
    expect(printed.text).toMatch(
      /^Most flights on this route have no separate cabin for: First\. The method still gives a figure/m,
    );
    await run('route', 'ZRH', 'BER');
    expect(printed.text).toMatch(/^Economy /m);
    expect(printed.text).toMatch(/^Most flights on this route have no separate cabin for: Business\./m);
    expect(printed.text).toMatch(/^No listed flight on this route has a separate cabin for: Premium economy, First\./m);
  });

  it('prints the reason and what would have worked, with exit code 1', async () => {
    expect(await run('flight', 'ZRH', 'BOS', 'QF', '52', '2026-12-01')).toBe(1);
    expect(printed.text).toMatch(
      /^Qantas \(QF\) is not known to fly this route\. Carriers known there: .*Swiss International Air Lines \(LX\)/,
    );
  });

  it.each([
    ['no airport', 'QQQ'],
    ['a railway station', 'QKL'],
  ])('prints the reason as JSON, with exit code 1: a code of %s', async (_, code) => {
    expect(await run('route', 'ZRH', code, '--json')).toBe(1);
    expect(JSON.parse(printed.text)).toMatchObject({ kind: 'unavailable', reason: 'UNKNOWN_AIRPORT', value: code });
  });

  it.each([
    [[], 'Choose a command: flight, route, options, explain, batch, or factors.'],
    [['constructor'], 'Unknown command constructor. Choose flight, route, options, explain, batch, or factors.'],
    [['route', 'ZRH', 'BOS', '--tables', 'docs'], 'There are no tables in docs.'],
  ])('refuses %j: %s', async (args, message) => {
    await expect(run(...args)).rejects.toThrow(message);
  });

  it('says with --help how to ask, and of each command what it takes and what it does without', async () => {
    expect(await run('--help')).toBe(0);
    for (const name of ['flight', 'route', 'options', 'explain', 'batch', 'factors', 'completion']) {
      expect(printed.text).toMatch(new RegExp(`^  ${name} `, 'm'));
    }
    expect(await run('flight', '--help')).toBe(0);
    expect(printed.text).toContain('travel-impact flight [--aircraft CODE]');
    expect(printed.text).not.toContain('travel-impact batch');
    expect(await run('batch', '--help')).toBe(0);
    expect(printed.text).toMatch(/--cabin CABIN.*\[default: "economy"\]/);
    expect(printed.text).toMatch(/--jobs NUMBER.*\[default: one per core\]/);
    expect(printed.text).toMatch(/^ {2}origin +origin, from, dep/m);
    for (const name of answerHeader({ hasAllCabins: false })) expect(printed.text).toMatch(new RegExp(`\\b${name}\\b`));
  });

  it('says its version and the engine’s', async () => {
    expect(await run('--version')).toBe(0);
    expect(printed.text).toBe(`1.2.3, engine ${ENGINE_VERSION}\n`);
  });

  it.each(['bash', 'zsh', 'fish', 'pwsh', 'nu'])('writes completion for %s, and completes', async (shell) => {
    expect(await run('completion', shell)).toBe(0);
    expect(printed.text).toContain('travel-impact');
    await run('completion', shell, 'batch', 'list.csv', '--cabin', 'prem');
    expect(printed.text).toContain('premium-economy');
    await run('completion', shell, 'fac');
    expect(printed.text).toContain('factors');
  });

  it('names the airline of flights whose number nobody knows', async () => {
    await run('options', 'DXB', 'NBJ', '2026-12-21');
    expect(printed.text).toMatch(/^Emirates \(EK\) \* +DXB-NBJ /m);
  });

  it('prints all known ways to fly a market on a day, without a stop first', async () => {
    expect(await run('options', 'zrh', 'bos', '2026-12-21')).toBe(0);
    expect(printed.text).toMatch(/^\d+ options, Zurich \(ZRH\) to Boston \(BOS\), Dec 21, 2026$/m);
    expect(printed.text).toMatch(/^LX 52\S* \* +ZRH-BOS +A\d+ +\d\.\d +\d+ +\d+\.\d +\d+\.\d to /m);
    expect(await run('options', 'ZRH', 'BOS', '2026-12-21', '--json')).toBe(0);
    const { market, options } = JSON.parse(printed.text);
    const day = { year: 2026, month: 12, day: 21 };
    const found = estimator.options(market, day, { earliest: day, latest: day });
    expect(options).toEqual(JSON.parse(JSON.stringify(found)));
    const stops = options.map(({ legs }: { legs: readonly unknown[] }) => legs.length - 1);
    expect(stops).toEqual(stops.toSorted((a: number, b: number) => a - b));
  });

  it.each([
    ['flight', 'ZRH', 'BOS', 'LX', '52', '2026-12-21'],
    ['flight', 'ZRH', 'BOS', 'LX', '52', '2015-12-21'],
    ['route', 'ZRH', 'BOS'],
    ['options', 'ZRH', 'BOS', '2026-12-21'],
  ])('names in the JSON of `%s %s %s …` what made it', async (...args) => {
    await run(...args, '--json');
    expect(JSON.parse(printed.text)).toMatchObject(madeWith(estimator));
    expect(JSON.parse(printed.text).dataHash).toMatch(/^[0-9a-f]{16}$/);
  });

  it('says why there is no way to fly, with exit code 1', async () => {
    expect(await run('options', 'ZRH', 'BOS', '2015-12-21')).toBe(1);
    expect(await run('options', 'ZRH', 'QQQ', '--json')).toBe(1);
    expect(printed.text).toContain('UNKNOWN_AIRPORT');
  });
});
