import { describe, expect, it } from 'vitest';
import type { AccuracyFigures } from './committed-figures.ts';
import { METHODS } from './economy-legs.ts';
import { errorStatistics } from './error-statistics.ts';
import { conditions, passes } from './gates.ts';
import { GROUP_NAMES, type GroupStatistics } from './leg-groups.ts';

const statistics = (error: number) => errorStatistics([{ cluster: 'a', signedError: error }]);

/** Findings in which every group's errors are the same, ours and the other ways'. */
function findings(ours: number, flightyco2: number, goldenError = 0) {
  const of = {
    ours: statistics(ours),
    flightyco2: statistics(flightyco2),
    typicalSeats: statistics(flightyco2),
    rough: statistics(ours),
  };
  expect(Object.keys(of)).toEqual([...METHODS]);
  return {
    golden: [{ caseId: 'x', name: 'y', unit: 'kg', published: 1, computed: 1 + goldenError, tolerance: 0 }],
    groups: Object.fromEntries(GROUP_NAMES.map((name) => [name, of])) as GroupStatistics,
    network: { carrierRoutes: 100, estimated: 100, reasons: [], flightNumbersByBucket: undefined },
    ranges: {
      legs: { whole: undefined, withoutFuelModel: undefined },
      markets: { whole: undefined, withoutFuelModel: undefined },
    },
  };
}

const committed = (median: number) =>
  ({
    economyLegs: {
      exact: { medianAbsoluteError: [median, 0, 1] },
      family: { medianAbsoluteError: [null, null, null] },
    },
  }) as unknown as AccuracyFigures;

const unmet = (all: ReturnType<typeof conditions>) => all.filter(({ isMet }) => !isMet).map(({ name }) => name);

describe('gates', () => {
  it('pass when the figures are good', () => {
    const all = conditions(findings(0.01, 0.1), committed(0.01));
    expect(unmet(all)).toEqual([]);
    expect(passes(all)).toBe(true);
  });

  it('fail when a median is worse than flightyco2’s way', () => {
    const all = conditions(findings(0.011, 0.01), undefined);
    expect(unmet(all)).toHaveLength(3);
    expect(passes(all)).toBe(false);
  });

  it('fail when a median is worse than the rough engine’s', () => {
    const all = conditions(findings(0.013, 0.2), undefined);
    expect(unmet(all)).toEqual(['median, exact type named: no worse than the rough engine']);
    expect(passes(all)).toBe(false);
  });

  // The rough engine's medians are known to a tenth of a per cent: 1.2 %.
  it('pass when a median is the rough engine’s as far as that is known', () => {
    expect(passes(conditions(findings(0.0124, 0.2), undefined))).toBe(true);
    expect(passes(conditions(findings(0.0126, 0.2), undefined))).toBe(false);
  });

  it('fail when a median is worse than last committed, beyond rounding', () => {
    expect(passes(conditions(findings(0.01, 0.1), committed(0.0099)))).toBe(false);
    expect(passes(conditions(findings(0.010_04, 0.1), committed(0.01)))).toBe(true);
  });

  it('fail when a golden figure is not the published one', () => {
    expect(passes(conditions(findings(0.01, 0.1, 0.5), undefined))).toBe(false);
  });

  it('fail when there is no figure to judge', () => {
    expect(passes(conditions(findings(Number.NaN, 0.1), undefined))).toBe(false);
  });

  it('do not fail for a goal that is not reached', () => {
    const all = conditions(
      {
        ...findings(0.01, 0.1),
        network: { carrierRoutes: 100, estimated: 1, reasons: [], flightNumbersByBucket: undefined },
      },
      undefined,
    );
    expect(unmet(all)).toEqual(['carriers’ routes with an estimate']);
    expect(passes(all)).toBe(true);
  });
});
