import type { Findings } from '../findings.ts';
import { goals, isReached } from '../goals.ts';
import { blocks, markdownTable } from './markdown.ts';
import { boundsText, intervalText } from './numbers.ts';

/** Every goal with its figure: what the report opens with. */
export function goalsSection(findings: Findings): string {
  const rows = goals(findings).map((goal) => [
    goal.question,
    goal.measure,
    String(goal.count),
    intervalText(goal.figure),
    goal.byCarrierRoute ? intervalText(goal.byCarrierRoute) : '',
    boundsText(goal),
    isReached(goal) ? 'met' : '**not met**',
  ]);
  return blocks(
    '## Goals',
    markdownTable(['', 'measure', 'n', 'figure', 'by carrier-route', 'goal', ''], rows, [2, 3, 4, 5]),
    `“Nothing given” is how a visitor asks: route, carrier, flight number and day. “Exact type given” adds the aircraft type, where the published
name is one type’s. The median is of the absolute error; a figure we have no estimate for counts as infinitely wrong there, and as a miss in
every share. “By carrier-route” counts each carrier’s route once, with its middle error. In brackets stands the 90 % bootstrap interval,
drawn by carrier: one carrier’s flights share their cabins, so they are not independent. Markets are drawn by city pair, Brazil’s fuel by route.`,
    `\`--check\` fails when a golden case is not as published, and when the figures here are worse than those last committed beyond noise: the
same figures in pairs, drawn by carrier or city pair, with larger errors at 95 % confidence. A goal that is not met does not fail it.`,
  );
}
