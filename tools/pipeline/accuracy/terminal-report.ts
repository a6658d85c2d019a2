import { textTable } from '@tim/terminal';
import { flightText, usedType, type FigureOutcome } from './ask-figures.ts';
import { CAUSES, type ExplainedFigure } from './causes.ts';
import { signedError, worstFirst } from './error-statistics.ts';
import { isReached, type Goal } from './goals.ts';
import { goalCells } from './report/goals-section.ts';
import { signedPercent } from './report/numbers.ts';
import { otherInputText } from './other-input.ts';

/** Every goal with its figure and interval, by flight and by carrier-route. */
export function goalLines(all: readonly Goal[]): string[] {
  const header = ['goal', '', '', 'n', 'by flight', 'goal', 'by carrier-route', 'goal'];
  const rows = all.map((goal) => [isReached(goal) ? 'met' : 'NOT MET', ...goalCells(goal)]);
  return textTable([header, ...rows], ['left', 'left', 'left', 'right']);
}

/** Every economy figure asked with nothing given, the worst first; those without an estimate before all. */
export function figureLines(figures: readonly ExplainedFigure[]): string[] {
  const header = ['flight', 'named', 'used', 'published', 'ours', 'error', 'could be', 'nearest', 'how'];
  const rows = worstFirst(figures).map((outcome) => {
    const { published, result, ourKg, publishedKg, explanation } = outcome;
    const { cause, nearest } = explanation;
    return [
      flightText(outcome),
      published.aircraft_name || '–',
      usedType(result) ?? '–',
      publishedKg.toFixed(0),
      ourKg?.toFixed(1) ?? '–',
      signedPercent(ourKg === undefined ? undefined : signedError(ourKg, publishedKg)),
      CAUSES[cause],
      nearest ? `${otherInputText(nearest.input)}: ${signedPercent(nearest.error)}` : '–',
      result.kind === 'estimated' ? howOf(result.inputs) : `${result.reason} (${result.field} ${result.value})`,
    ];
  });
  return textTable([header, ...rows], ['left', 'left', 'left', 'right', 'right', 'right']);
}

type Inputs = Extract<FigureOutcome['result'], { kind: 'estimated' }>['inputs'];

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
