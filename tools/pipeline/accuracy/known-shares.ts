import { weightedMedian } from '@tim/engine';
import type { Estimator } from '@tim/estimator';
import { askOnAnyDay, cabinKg, flightText, routeText, type FigureOutcome } from './ask-figures.ts';
import { oncePer } from './once-per.ts';

const carrierRoute = ({ published }: FigureOutcome) => `${published.carrier} ${routeText(published)}`;

/**
 * The outcomes as they were if the types that fly a carrier's route, and how often, were known, but not which flight has which: each
 * flight is answered with the middle one of the types, or families, that are published for the route's flights. What is left of the
 * errors is the floor for whoever does not know the day's aircraft; it moves with our loads and seats.
 */
export function withKnownShares(outcomes: readonly FigureOutcome[], estimator: Estimator): readonly FigureOutcome[] {
  const named = oncePer(
    outcomes.filter(({ aircraftCode }) => aircraftCode !== undefined),
    (outcome) => `${flightText(outcome)} ${outcome.aircraftCode}`,
  );
  const namedOn = Map.groupBy(named, carrierRoute);
  return outcomes.map((outcome) => {
    const flights = Map.groupBy(namedOn.get(carrierRoute(outcome)) ?? [], ({ aircraftCode = '' }) => aircraftCode);
    const answers = [...flights].flatMap(([aircraftCode, own]) => {
      const result = askOnAnyDay(estimator, { ...outcome.query, aircraftCode });
      const value = cabinKg(result, 'economy');
      return value === undefined ? [] : [{ result, value, weight: own.length }];
    });
    if (answers.length === 0) return outcome;
    const middle = weightedMedian(answers);
    const result = answers.find(({ value }) => value === middle)?.result ?? outcome.result;
    return { ...outcome, result, ourKg: cabinKg(result, outcome.published.cabin) };
  });
}
