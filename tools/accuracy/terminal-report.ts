import { textTable } from '../terminal/text-table.ts';
import { CAUSES } from './causes.ts';
import { METHODS, type LegOutcome } from './economy-legs.ts';
import { absoluteError, signedError } from './error-statistics.ts';
import type { ExplainedLeg } from './findings.ts';
import type { Condition } from './gates.ts';
import { GROUP_NAMES, GROUPS, type GroupStatistics } from './leg-groups.ts';
import { METHOD_TITLES } from './report/legs-section.ts';
import { intervalText, shareText, signedIntervalText, signedPercent } from './report/numbers.ts';
import type { MarketFigure } from './typical-markets.ts';

/** Error statistics of every group and method, one line each. */
export function groupLines(statistics: GroupStatistics): string[] {
  const header = ['legs', '', 'n', 'none', 'median |error|', 'mean error', 'within 5 %', '10 %', '20 %'];
  const rows = GROUP_NAMES.flatMap((group) =>
    METHODS.map((method) => {
      const of = statistics[group][method];
      return [
        GROUPS[group].title,
        METHOD_TITLES[method],
        String(of.count),
        String(of.withoutFigure),
        intervalText(of.medianAbsolute),
        signedIntervalText(of.meanSigned),
        shareText(of.within5),
        shareText(of.within10),
        shareText(of.within20),
      ];
    }),
  );
  return textTable([header, ...rows], ['left', 'left', 'right', 'right']);
}

/** Every leg, the worst first; legs without an estimate before all. */
export function legLines(outcomes: readonly ExplainedLeg[]): string[] {
  const header = ['leg', '', 'named', 'used', 'published', 'ours', 'error', 'could be', 'nearest', 'how'];
  const rows = outcomes
    .toSorted((a, b) => absoluteError(b) - absoluteError(a))
    .map(({ leg, result, kg, publishedKg, explanation: { cause, nearest } }) => [
      `${leg.origin}-${leg.destination}`,
      `${leg.carrier} ${leg.flight_number}`,
      leg.aircraft_name || '–',
      result.kind === 'estimated' ? result.aircraft.icaoAircraftType : '–',
      publishedKg.toFixed(0),
      kg.ours?.toFixed(1) ?? '–',
      signedPercent(kg.ours === undefined ? undefined : signedError(kg.ours, publishedKg)),
      CAUSES[cause],
      nearest ? `${nearest.name}: ${signedPercent(nearest.error)}` : '–',
      result.kind === 'estimated' ? howOf(result.inputs) : `${result.reason} (${result.field} ${result.value})`,
    ]);
  return textTable([header, ...rows], ['left', 'left', 'left', 'left', 'right', 'right', 'right']);
}

type Inputs = Extract<LegOutcome['result'], { kind: 'estimated' }>['inputs'];

function howOf({ seatsPerClass, cargoMassFraction, passengerLoadFactor, fuelBurnKg }: Inputs): string {
  const { first, business, premiumEconomy, economy } = seatsPerClass.value;
  const seats = [first, business, premiumEconomy, economy].map((count) => String(Math.round(count))).join('/');
  return [
    `fuel ${fuelBurnKg.value.toFixed(0)}`,
    `seats ${seats} ${seatsPerClass.basis.kind}`,
    `CMF ${cargoMassFraction.value.toFixed(3)} ${cargoMassFraction.basis.kind}`,
    `PLF ${passengerLoadFactor.value.toFixed(3)} ${passengerLoadFactor.basis.kind}`,
  ].join(', ');
}

/** Typical markets beside the published ones. */
export function marketLines(markets: readonly MarketFigure[]): string[] {
  const rows = markets.map(({ market, cabin, publishedKg, ourKg }) => [
    market,
    cabin,
    publishedKg.toFixed(1),
    ourKg?.toFixed(1) ?? '–',
    signedPercent(ourKg === undefined ? undefined : signedError(ourKg, publishedKg)),
  ]);
  return textTable(
    [['market', '', 'published', 'ours', 'error'], ...rows],
    ['left', 'left', 'right', 'right', 'right'],
  );
}

/** Gates and goals, those not met marked. */
export function conditionLines(all: readonly Condition[]): string[] {
  return textTable(all.map(({ kind, name, isMet, detail }) => [isMet ? 'met' : 'NOT MET', kind, name, detail]));
}
