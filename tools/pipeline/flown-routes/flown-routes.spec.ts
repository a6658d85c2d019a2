import { isShown, type TravelOption } from '@tim/estimator';
import { describe, expect, it } from 'vitest';
import { committedEstimator as estimator } from '../reference-data/committed-tables.fixture.ts';
import { JUDGED_ROWS_FILE } from './main.ts';
import { judgedCounts, readJudgedRows } from './judged-rows.ts';
import { shownLegs } from './shown-rows.ts';

const judged = await readJudgedRows(JUDGED_ROWS_FILE);

/** The ways of a pair that are flown today, as listed. */
function waysOf(pair: string): readonly TravelOption[] {
  const [origin = '', destination = ''] = pair.split('-');
  const day = { year: 2026, month: 12, day: 14 };
  const found = estimator.options({ origin, destination }, day, { earliest: day, latest: day });
  return 'kind' in found ? [] : found.filter(({ standing }) => isShown(standing));
}

describe('the flights that lists show', () => {
  it('of 60 pairs of cities and more are judged: fewer than 3 in 100 wrong, none among the first three', () => {
    const today = judgedCounts(judged.filter(({ mended }) => mended === undefined));
    expect(today.pairs).toBeGreaterThanOrEqual(60);
    expect(today.rows).toBeLessThanOrEqual(1500);
    expect(today.wrong / today.rows).toBeLessThan(0.03);
    expect(today.wrongAmongFirst).toEqual([]);
  });

  it('were wrong as seldom in pairs that were looked at once, when the rules stood', () => {
    const heldOut = judgedCounts(judged.filter(({ set }) => set === 'held-out'));
    expect(heldOut.pairs).toBeGreaterThanOrEqual(25);
    expect(heldOut.wrong / heldOut.rows).toBeLessThan(0.03);
  });

  it.each(['LON-NYC', 'LON-PAR', 'BER-ROM', 'PAR-BKK', 'MAN-DOH'])('of %s are all judged', (pair) => {
    const known = new Set(judged.map(({ carrier, origin, destination }) => `${carrier} ${origin} ${destination}`));
    const shown = shownLegs(estimator, pair).map(({ carrier, origin, destination }) =>
      [carrier, origin, destination].join(' '),
    );
    expect(shown.filter((leg) => !known.has(leg))).toEqual([]);
  });
});

/** Airports of the options of a pair that are not the requested ones. */
const othersOf = (pair: string) => new Set(waysOf(pair).flatMap(({ otherAirports }) => otherAirports));

describe('the ways that lists show', () => {
  it.each(['GLA-BRR', 'ATH-JTR', 'BOO-LKN'])(
    'of the short route %s lead where was asked, or say that they do not',
    (pair) => {
      const ways = waysOf(pair);
      const endsOf = (some: typeof ways) =>
        new Set(some.map(({ legs }) => `${legs[0]?.origin}-${legs.at(-1)?.destination}`));
      expect(endsOf(ways.filter(({ isNearby }) => !isNearby))).toEqual(new Set([pair]));
      expect(endsOf(ways.filter(({ isNearby }) => isNearby)).has(pair)).toBe(false);
    },
  );

  it('of Zurich to Innsbruck are connections, and its figure is not that of flights to Munich', () => {
    const ways = waysOf('ZRH-INN');
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.filter(({ legs }) => legs.length === 1 || legs.at(-1)?.destination !== 'INN')).toEqual([]);
    expect(estimator.typical({ origin: 'ZRH', destination: 'INN' })).toMatchObject({ reason: 'NO_KNOWN_SERVICE' });
  });

  it('of Zurich to Bern are none, though holiday flights of one airline connect them: nobody flies so', () => {
    expect(waysOf('ZRH-BRN')).toEqual([]);
    const typical = estimator.typical({ origin: 'ZRH', destination: 'BRN' });
    expect(typical).toMatchObject({ reason: 'NO_KNOWN_SERVICE', noFlights: { isOneCity: false } });
    expect(estimator.typical({ origin: 'LHR', destination: 'LGW' })).toMatchObject({ noFlights: { isOneCity: true } });
  });

  it('of Piura to Iquitos are by way of Lima, however long that is, because its figure counts them', () => {
    const ways = waysOf('PIU-IQT');
    expect(ways.map(({ legs }) => legs[0]?.destination)).toContain('LIM');
    expect(ways.every(({ isInTypical }) => isInTypical)).toBe(true);
  });

  it('say which airports are not the requested ones, but of a city any of its own is', () => {
    expect(othersOf('MAN-DOH')).toEqual(new Set(['BHX']));
    expect(othersOf('LCY-SYD')).toEqual(new Set(['LHR', 'LGW']));
    expect(othersOf('LON-SYD')).toEqual(new Set());
  });

  it('of London to Geneva have a flight once that easyJet and easyJet Switzerland are both listed with', () => {
    const told = waysOf('LON-GVA').flatMap(({ legs }) =>
      legs
        .filter(({ carrierCode }) => ['U2', 'DS', 'EC'].includes(carrierCode))
        .flatMap(({ origin, destination, flightNumbers }) =>
          flightNumbers.map((number) => `${origin}-${destination} ${number}`),
        ),
    );
    expect(told.length).toBeGreaterThan(10);
    expect(new Set(told).size).toBe(told.length);
  });
});
