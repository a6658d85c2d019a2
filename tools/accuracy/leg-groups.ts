import type { LegOutcome, Method } from './economy-legs.ts';
import { METHODS } from './economy-legs.ts';
import { comparisonsOf, errorStatistics, type ErrorStatistics } from './error-statistics.ts';

/** Constants fitted to published figures are fitted on carriers whose code starts with A to K; the rest is held out. */
export const isFitted = ({ leg }: LegOutcome) => /^[A-K]/.test(leg.carrier);

const naming = (wanted: LegOutcome['naming']) => (outcome: LegOutcome) => outcome.naming === wanted;

/** Groups of legs the errors are reported for; a leg is in several. */
export const GROUPS = {
  all: { title: 'all legs', has: () => true },
  exact: { title: 'exact type named', has: naming('exact') },
  exactCabinKnown: {
    title: 'exact type named, its cabin known',
    has: (outcome) => naming('exact')(outcome) && outcome.kg.rough !== undefined,
  },
  family: { title: 'family named', has: naming('family') },
  none: { title: 'no aircraft named', has: naming('none') },
  narrow: { title: 'narrow body', has: ({ body }) => body === 'narrow' },
  wide: { title: 'wide body', has: ({ body }) => body === 'wide' },
  fit: { title: 'carriers A to K (fit)', has: isFitted },
  heldOut: { title: 'other carriers (held out)', has: (outcome) => !isFitted(outcome) },
  exactHeldOut: {
    title: 'exact type named, held out',
    has: (outcome) => naming('exact')(outcome) && !isFitted(outcome),
  },
  familyHeldOut: { title: 'family named, held out', has: (outcome) => naming('family')(outcome) && !isFitted(outcome) },
} as const satisfies Record<string, { readonly title: string; readonly has: (outcome: LegOutcome) => boolean }>;
export type GroupName = keyof typeof GROUPS;
export const GROUP_NAMES = Object.keys(GROUPS) as readonly GroupName[];

export type GroupStatistics = Readonly<Record<GroupName, Readonly<Record<Method, ErrorStatistics>>>>;

/** Every group's errors by every method. */
export function groupStatistics(outcomes: readonly LegOutcome[]): GroupStatistics {
  const ofGroup = (name: GroupName) => {
    const members = outcomes.filter(GROUPS[name].has);
    return METHODS.map((method) => [method, errorStatistics(comparisonsOf(members, method))] as const);
  };
  return Object.fromEntries(GROUP_NAMES.map((name) => [name, Object.fromEntries(ofGroup(name))])) as GroupStatistics;
}
