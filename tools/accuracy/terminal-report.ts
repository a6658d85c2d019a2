import { textTable } from '../terminal/text-table.ts';
import { METHODS, type LegOutcome, type Method } from './economy-legs.ts';
import { absoluteError, signedError } from './error-statistics.ts';
import { GROUP_NAMES, GROUPS, type GroupStatistics } from './leg-groups.ts';
import { intervalText, shareText, signedIntervalText, signedPercent } from './report/numbers.ts';

export const METHOD_TITLES: Readonly<Record<Method, string>> = {
  ours: 'this engine',
  flightyco2: 'flightyco2’s way',
  typicalSeats: 'typical seats, rest as ours',
};

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
export function legLines(outcomes: readonly LegOutcome[]): string[] {
  const header = ['leg', '', 'named', 'used', 'published', 'ours', 'error', 'how'];
  const rows = outcomes
    .toSorted((a, b) => absoluteError(b) - absoluteError(a))
    .map(({ leg, result, kg, publishedKg }) => [
      `${leg.origin}-${leg.destination}`,
      `${leg.carrier} ${leg.flight_number}`,
      leg.aircraft_name || '–',
      result.kind === 'estimated' ? result.aircraft.icaoAircraftType : '–',
      publishedKg.toFixed(0),
      kg.ours?.toFixed(1) ?? '–',
      signedPercent(kg.ours === undefined ? undefined : signedError(kg.ours, publishedKg)),
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
    `seats ${seats} ${seatsPerClass.strategy}`,
    `CMF ${cargoMassFraction.value.toFixed(3)} ${cargoMassFraction.strategy}`,
    `PLF ${passengerLoadFactor.value.toFixed(3)} ${passengerLoadFactor.strategy}`,
  ].join(', ');
}
