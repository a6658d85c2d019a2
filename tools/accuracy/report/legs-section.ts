import type { Findings } from '../findings.ts';
import { GROUP_NAMES, GROUPS, type GroupName } from '../leg-groups.ts';
import type { SpanOfLegs } from '../cargo-asked-for.ts';
import type { Method } from '../economy-legs.ts';
import type { ErrorStatistics } from '../error-statistics.ts';
import { blocks, markdownTable } from './markdown.ts';
import { intervalText, percent, shareText, signedIntervalText } from './numbers.ts';

export const METHOD_TITLES: Readonly<Record<Method, string>> = {
  ours: 'this engine',
  flightyco2: 'flightyco2’s way',
  typicalSeats: 'typical seats, rest as ours',
  rough: 'rough engine',
};

const HEADER = [
  'legs',
  'n',
  'no figure',
  'by',
  'median error',
  'mean error',
  'within 5 %',
  'within 10 %',
  'within 20 %',
];

/** Errors on the published economy legs, by group and method, with the two plots over all legs. */
export function legsSection(findings: Findings): string {
  const split: readonly GroupName[] = ['fit', 'heldOut', 'exactHeldOut', 'familyHeldOut'];
  const apart: readonly GroupName[] = [...split, 'exactCabinKnown'];
  return blocks(
    '## Economy on published flights',
    `${findings.legs.length} flights with the model’s published economy figure (whole kilograms) and, for most, the public name of the
aircraft. The median is of the absolute error; a flight without an estimate counts as infinitely wrong there, and as a miss in every
share. The mean keeps its sign: above zero we are too high. In brackets the 90 % bootstrap interval, drawn by carrier: one carrier’s
flights share their cabins, so they are not independent. Small groups of few carriers have intervals that are too narrow; “0 to 0” and
“100 to 100” only say that all drawn were alike.`,
    findings.unknownNames.length > 0
      ? `Aircraft names nobody here knows, taken as none: ${findings.unknownNames.join(', ')}.`
      : '',
    groupTable(
      findings,
      GROUP_NAMES.filter((name) => !apart.includes(name)),
      ['ours', 'flightyco2', 'typicalSeats'],
    ),
    `Beside this engine: flightyco2’s way (typical seats by type, load factor 0.845, cargo 3 % on narrow and 8 % on wide bodies), and
typical seats with our own fuel, cargo and load factor. Both use our tables’ fuel and distance factors and the aircraft our estimate
used, else the one named.`,
    '![Estimate against published figure](images/accuracy-published.svg)',
    '![Error by distance](images/accuracy-distance.svg)',
    ...unnamedSection(findings),
    '### Beside the rough engine',
    `The gate’s rough engine, built again: where a flight’s exact type is named and cabins of its carrier’s type are in the tables, all those
cabins by airframes whatever the route, the load factor of a US carrier’s year, else 0.845, and cargo by distance band. Of flights between US airports no public table
gives the load factor by route: there the rough engine’s cabins or its year’s load factor may happen to be nearer.`,
    groupTable(findings, ['exactCabinKnown'], ['ours', 'rough']),
    '### Fitted and held out',
    `Constants that are fitted to published figures are fitted on carriers whose code starts with A to K. Rules, though,
were chosen with the errors of all flights in sight, so the others are not untouched either: expect somewhat more of flights nobody looked at.`,
    groupTable(findings, split, ['ours', 'flightyco2']),
    cargoCheck(findings),
  );
}

/** The one figure the engine takes over from other flights, beside what the published ones ask for. */
function cargoCheck({ cargoAskedFor: { used, byFit, byHeldOut } }: Findings): string {
  return blocks(
    '### Fitted constants',
    `None is used. One figure is checked here, because it is taken over from other flights: cargo’s share of the payload on narrow bodies
away from the US is not counted anywhere public, so the engine takes what airlines from outside the US and Canada carry on theirs to the US
([T-100](methodology.md)). Published figures are whole kilograms, so each flight asks for a span; nearest are the shares whose distances to
all spans add up to the least.`,
    markdownTable(
      ['cargo mass fraction', 'used', 'asked for by A to K', 'asked for by the others'],
      [['narrow bodies away from the US', percent(used), spanText(byFit), spanText(byHeldOut)]],
    ),
  );
}

function spanText({ nearest, legs }: SpanOfLegs): string {
  return nearest ? `${percent(nearest.low)} to ${percent(nearest.high)} (${legs} flights)` : 'no flights';
}

/** What a visitor of the site gets, who names no aircraft. */
function unnamedSection({ unnamedAircraft: { statistics, used, possible, ranges } }: Findings): readonly string[] {
  if (statistics.count === 0) return [];
  return [
    '### Asked without the aircraft',
    `A visitor of the site names no aircraft. The ${statistics.count} flights above whose aircraft is named, asked without it: the estimate uses the
type named on ${used}, on ${possible} it is among those that may fly.${ranges ? ` Its range holds ${ranges.inside} of the published figures.` : ''} Fleets are of the end of 2025 and
partly recalled, and no public table says which type flies a number.`,
    markdownTable(HEADER, [statisticsRow('asked without the aircraft', 'this engine', statistics)], [1, 2]),
  ];
}

function statisticsRow(title: string, by: string, of: ErrorStatistics): string[] {
  return [
    title,
    title === '' ? '' : String(of.count),
    String(of.withoutFigure),
    by,
    intervalText(of.medianAbsolute),
    signedIntervalText(of.meanSigned),
    shareText(of.within5),
    shareText(of.within10),
    shareText(of.within20),
  ];
}

function groupTable({ groups }: Findings, names: readonly GroupName[], methods: readonly Method[]): string {
  const rows = names.flatMap((name) =>
    methods.map((method, index) =>
      statisticsRow(index === 0 ? GROUPS[name].title : '', METHOD_TITLES[method], groups[name][method]),
    ),
  );
  return markdownTable(HEADER, rows, [1, 2]);
}
