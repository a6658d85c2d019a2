import type { Findings } from '../findings.ts';
import { FLOOR_FACTOR, goals, isReached, type Aim, type Goal } from '../goals.ts';
import { blocks, markdownTable } from './markdown.ts';
import { boundsText, intervalText, percent } from './numbers.ts';

/** Every goal with its figure: what the report opens with. */
export function goalsSection(findings: Findings): string {
  const rows = goals(findings).map((goal) => [...goalCells(goal), isReached(goal) ? 'met' : '**not met**']);
  return blocks(
    '## Goals',
    markdownTable(['', 'measure', 'n', 'figure', 'goal', 'by carrier-route', 'goal', ''], rows, [2, 3, 4, 5, 6]),
    `“Nothing given” is how a visitor asks: route, carrier, flight number and day. “Exact type given” adds the aircraft type, where the published
name is one type’s. The median is of the absolute error; a figure we have no estimate for counts as infinitely wrong there, and as a miss in
every share. “By carrier-route” counts each carrier’s route once, with its middle error. In brackets stands the 90 % bootstrap interval,
drawn by carrier: one carrier’s flights share their cabins, so they are not independent. Markets are drawn by city pair, Brazil’s fuel by route.
A goal is met when the figure is, and that by carrier-route too.`,
    '### The floor',
    `Nobody who lacks the day’s schedule knows which aircraft flies today. The floor is what is left when the types that fly a carrier’s route are known,
and how often, but not which flight has which: each flight is answered with the middle one of the types published for the route’s flights. A goal
with nothing given is ${FLOOR_FACTOR} times the floor: so much of its median, or of the misses of a share. It is the floor of our loads and seats: where they
come nearer, it falls, and the goal with it.`,
    markdownTable(['', 'measure', 'floor', 'by carrier-route'], floorRows(findings), [2, 3]),
    `\`--check\` fails when a golden case is not as published, and when the figures here are worse than those last committed beyond noise: the
same figures in pairs, drawn by carrier or city pair, with larger errors at 95 % confidence. A goal that is not met does not fail it.`,
  );
}

/** A goal, what it is measured on, and what is reached and wanted: by figure, and by carrier's route where that is told apart. */
export function goalCells(goal: Goal): readonly string[] {
  const { question, measure, count, byCarrierRoute } = goal;
  return [
    question,
    measure,
    String(count),
    ...aimCells(goal),
    ...(byCarrierRoute ? aimCells(byCarrierRoute) : ['', '']),
  ];
}

const aimCells = (aim: Aim) => [intervalText(aim.figure), boundsText(aim)];

function floorRows(findings: Findings): readonly (readonly string[])[] {
  return goals(findings)
    .filter(({ floor }) => floor !== undefined)
    .map(({ question, measure, floor, byCarrierRoute }) => [
      question,
      measure,
      percent(floor),
      byCarrierRoute ? percent(byCarrierRoute.floor) : '',
    ]);
}
