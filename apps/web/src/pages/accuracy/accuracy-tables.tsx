import { fill } from '@tim/languages';
import { JOIN } from '../../shared/join.ts';
import { Behind, PlainTable } from '../../shared/ui/plain-table.tsx';
import { ACCURACY } from './texts.ts';
import { aimText, intervalText } from './figure-words.ts';
import type { ErrorPart, Goal, GroupFigures, Interval } from './figures.ts';
import { named } from './names/named.ts';

function shareText(interval: Interval): string {
  return intervalText(interval, 0);
}

type GroupsTableProps = { readonly summary: string; readonly groups: readonly GroupFigures[] };

/** Every group's figures, each with its interval. */
export function GroupsTable({ summary, groups }: GroupsTableProps) {
  const rows = groups.map((group): [string, ...string[]] => [
    group.name,
    String(group.figures),
    intervalText(group.medianAbsoluteError),
    (group.meanError[0] ?? 0) > 0 ? `+${intervalText(group.meanError)}` : intervalText(group.meanError),
    shareText(group.within5Percent),
    shareText(group.within10Percent),
    shareText(group.within20Percent),
  ]);
  return (
    <Behind>
      <summary>{summary}</summary>
      <PlainTable name={summary} columns={ACCURACY.groups.columns} rows={rows} />
    </Behind>
  );
}

/** Every goal with its figures. */
export function GoalsTable({ goals }: { readonly goals: readonly Goal[] }) {
  const { heading, columns, reached, notReached } = ACCURACY.goals;
  const rows = goals.map((goal): [string, ...string[]] => [
    JOIN.labelled(named(goal.question), JOIN.clauses([named(goal.measure), aimText(goal)])),
    intervalText(goal.figure),
    goal.byCarrierRoute
      ? fill(ACCURACY.goals.aimed, {
          figure: intervalText(goal.byCarrierRoute.figure),
          aim: aimText(goal.byCarrierRoute),
        })
      : '–',
    goal.isReached ? reached : notReached,
  ]);
  return <PlainTable name={heading} columns={columns} rows={rows} />;
}

/** What giving each input takes away. */
export function PartsTable({ parts }: { readonly parts: readonly ErrorPart[] }) {
  const { heading, columns, given } = ACCURACY.parts;
  const rows = parts.map((part): [string, ...string[]] => [
    given[part.given],
    intervalText(part.medianAbsoluteError),
    part.given === 'nothing' ? '–' : shareText(part.share),
  ]);
  return <PlainTable name={heading} columns={columns} rows={rows} />;
}
