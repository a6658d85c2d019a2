import type { AccuracyFigures } from './committed-figures.ts';
import type { Findings } from './findings.ts';
import { isGolden } from './golden-cases.ts';
import { GROUP_NAMES, GROUPS, type GroupName } from './leg-groups.ts';
import { percent, shareOfAll } from './report/numbers.ts';

/** A condition on the figures. A gate fails `--check`, a goal is reported. */
export type Condition = {
  readonly kind: 'gate' | 'goal';
  readonly name: string;
  readonly isMet: boolean;
  /** What it is and what it should be. */
  readonly detail: string;
};

/**
 * Medians of a rough engine over these tables [1]: carriers' own cabins weighted by airframes, T-2 load factors, coarse cargo,
 * no resolving of families. Measured once, before this one was built, and known to a tenth of a per cent.
 */
const ROUGH_ENGINE_MEDIANS = { exact: 0.012, family: 0.12, none: 0.07 } as const;
const ROUGH_ENGINE_ROUNDING = 0.0005;

/** What the engine is to reach [1]. */
const MEDIAN_GOALS = { exact: 0.02, family: 0.05, none: 0.05 } as const;
const EXACT_WITHIN_10_GOAL = 0.95;
const NETWORK_GOAL = 0.99;
const RANGE_GOAL = 0.8;

/** Committed figures are rounded to a ten-thousandth. */
const COMMITTED_ROUNDING = 0.00005;

const NAMED = ['exact', 'family', 'none'] as const satisfies readonly GroupName[];

/** @param rounding - half a unit of the limit's last digit, where it is a rounded figure */
function atMost(kind: Condition['kind'], name: string, value: number, limit: number, rounding = 0): Condition {
  return { kind, name, isMet: value <= limit + rounding, detail: `${percent(value)}, at most ${percent(limit)}` };
}

function atLeast(name: string, value: number, limit: number): Condition {
  return { kind: 'goal', name, isMet: value >= limit, detail: `${percent(value)}, at least ${percent(limit)}` };
}

/** @param committed - figures last committed; undefined when there are none to compare with */
export function conditions(
  findings: Pick<Findings, 'golden' | 'groups' | 'network' | 'ranges'>,
  committed: AccuracyFigures | undefined,
): readonly Condition[] {
  const { groups, golden, network, ranges } = findings;
  const medianOf = (group: GroupName) => groups[group].ours.medianAbsolute.value;
  const exactFigures = golden.filter(isGolden).length;
  return [
    {
      kind: 'gate',
      name: 'golden cases',
      isMet: exactFigures === golden.length,
      detail: `${exactFigures} of ${golden.length} figures as published`,
    },
    ...NAMED.map((group) =>
      atMost(
        'gate',
        `median, ${GROUPS[group].title}: no worse than flightyco2’s way`,
        medianOf(group),
        groups[group].flightyco2.medianAbsolute.value,
      ),
    ),
    ...NAMED.map((group) =>
      atMost(
        'gate',
        `median, ${GROUPS[group].title}: no worse than the rough engine`,
        medianOf(group),
        ROUGH_ENGINE_MEDIANS[group],
        ROUGH_ENGINE_ROUNDING,
      ),
    ),
    ...GROUP_NAMES.flatMap((group): Condition[] => {
      const before = committed?.economyLegs[group]?.medianAbsoluteError[0];
      const name = `median, ${GROUPS[group].title}: no worse than last committed`;
      return typeof before === 'number' ? [atMost('gate', name, medianOf(group), before, COMMITTED_ROUNDING)] : [];
    }),
    ...NAMED.map((group) => atMost('goal', `median, ${GROUPS[group].title}`, medianOf(group), MEDIAN_GOALS[group])),
    atLeast(`within 10 %, ${GROUPS.exact.title}`, groups.exact.ours.within10.value, EXACT_WITHIN_10_GOAL),
    {
      kind: 'goal',
      name: 'carriers’ routes with an estimate',
      isMet: network.estimated / network.carrierRoutes >= NETWORK_GOAL,
      detail: `${shareOfAll(network.estimated, network.carrierRoutes)}, at least ${percent(NETWORK_GOAL)}`,
    },
    ...(ranges.legs.whole
      ? [atLeast('published figures inside the range', ranges.legs.whole.share.value, RANGE_GOAL)]
      : []),
  ];
}

/** True when no gate fails; goals do not count. */
export function passes(all: readonly Condition[]): boolean {
  return all.every(({ kind, isMet }) => kind === 'goal' || isMet);
}
