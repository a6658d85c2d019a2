import { describe, expect, it } from 'vitest';
import {
  committedEstimator as estimator,
  committedTables as tables,
} from '../reference-data/committed-tables.fixture.ts';
import { askFigures, usedType } from './ask-figures.ts';
import { withKnownShares } from './known-shares.ts';
import type { PublishedFigure } from './truth-files.ts';

const figure = (carrier: string, flightNumber: number, aircraftName: string): PublishedFigure => ({
  origin: 'JFK',
  destination: 'LAX',
  carrier,
  flight_number: flightNumber,
  operated_by: '',
  flight_date: { year: 2026, month: 3, day: 4 },
  aircraft_name: aircraftName,
  cabin: 'economy',
  tim_kg_co2e: 300,
  contrails_bucket: undefined,
});

const answered = (...figures: readonly PublishedFigure[]) =>
  withKnownShares(askFigures(figures, estimator, tables), estimator).map(({ result }) => usedType(result));

describe('withKnownShares', () => {
  it('answers every flight of a carrier’s route with the middle one of the types published there', () => {
    const names = ['Boeing 737-800', 'Airbus A321neo', 'Airbus A321neo'];
    expect(answered(...names.map((name, at) => figure('DL', at + 1, name)))).toEqual(['A21N', 'A21N', 'A21N']);
  });

  it('counts a flight once, however many figures it has', () => {
    const twice = [1, 1, 1].map(() => figure('DL', 1, 'Boeing 737-800'));
    const others = [2, 3].map((number) => figure('DL', number, 'Airbus A321neo'));
    expect(new Set(answered(...twice, ...others))).toEqual(new Set(['A21N']));
  });

  it('leaves a route without a name as it is answered', () => {
    const [unnamed] = askFigures([figure('DL', 1, '')], estimator, tables);
    expect(answered(figure('DL', 1, ''))).toEqual([usedType(unnamed?.result)]);
  });

  it('takes JetBlue’s “Airbus A320” for the family that it is', () => {
    const [jetBlue, delta] = askFigures(
      [figure('B6', 1, 'Airbus A320'), figure('DL', 1, 'Airbus A320')],
      estimator,
      tables,
    );
    expect([jetBlue?.naming, delta?.naming]).toEqual(['family', 'exact']);
    expect(jetBlue?.exactResult).toBeUndefined();
  });
});
