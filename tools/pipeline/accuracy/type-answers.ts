import type { Tables } from '@tim/reference-data';
import { bootstrapInterval, type Interval } from '../statistics/bootstrap-interval.ts';
import { mean } from '../statistics/quantiles.ts';
import { flightText, usedType, type FigureOutcome } from './ask-figures.ts';
import { oncePer } from './once-per.ts';

/** How often the type is right that the estimate finds with nothing given. */
export type TypeShare = {
  /** Flights, each once for every aircraft name it is published with. */
  readonly flights: number;
  readonly right: number;
  /** Share of right ones, with its interval drawn by carrier [1]. */
  readonly share: Interval;
};

export type TypeAnswers = {
  /** The name is one type's, and that is the type our figure is computed with. */
  readonly single: TypeShare;
  /** The name is a family's, and our type is one of it. */
  readonly family: TypeShare;
  /** The types named and taken instead, most often first. */
  readonly mistaken: readonly { readonly named: string; readonly used: string; readonly flights: number }[];
};

/** Hold the type our estimate finds by itself against the published name. */
export function typeAnswers(
  outcomes: readonly FigureOutcome[],
  tables: Pick<Tables, 'aircraft' | 'families'>,
): TypeAnswers {
  const named = oncePer(
    outcomes.filter(({ naming }) => naming !== 'none'),
    (outcome) => `${flightText(outcome)} ${outcome.published.aircraft_name}`,
  );
  const answers = named.map((outcome) => ({ outcome, isRight: isTypeRight(outcome, tables) }));
  const wrong = answers.filter(({ isRight }) => !isRight).map(({ outcome }) => outcome);
  const mistaken = Map.groupBy(
    wrong,
    ({ published, result }) => `${published.aircraft_name}|${usedType(result) ?? 'no estimate'}`,
  );
  const shareOf = (naming: 'exact' | 'family') => typeShare(answers.filter(({ outcome }) => outcome.naming === naming));
  return {
    single: shareOf('exact'),
    family: shareOf('family'),
    mistaken: [...mistaken]
      .map(([key, own]) => {
        const [name = '', used = ''] = key.split('|');
        return { named: name, used, flights: own.length };
      })
      .sort((a, b) => b.flights - a.flights || (a.named < b.named ? -1 : 1)),
  };
}

/**
 * Whether the type of our estimate is the one named, or one of the family named; false without an estimate. Variants of one type (winglets
 * or none, a long wing or a short one) count as the same: the public name does not tell them apart.
 */
export function isTypeRight(
  { naming, aircraftCode = '', result, exactResult }: FigureOutcome,
  { aircraft, families }: Pick<Tables, 'aircraft' | 'families'>,
): boolean {
  const used = usedType(result);
  if (used === undefined) return false;
  if (naming === 'family') return families.typesOf(aircraftCode)?.includes(used) ?? false;
  const plainName = (code: string) => aircraft.find(code)?.value.name.replace(/ \(.*\)$/, '');
  return plainName(used) === plainName(usedType(exactResult) ?? aircraftCode);
}

function typeShare(answers: readonly { readonly outcome: FigureOutcome; readonly isRight: boolean }[]): TypeShare {
  const clusters = [...Map.groupBy(answers, ({ outcome }) => outcome.published.carrier).values()];
  return {
    flights: answers.length,
    right: answers.filter(({ isRight }) => isRight).length,
    share: bootstrapInterval(clusters, (drawn) => mean(drawn.map(({ isRight }) => (isRight ? 1 : 0)))),
  };
}
