import { answeredDays } from '@tim/batch';
import {
  createCoreEstimator,
  createEstimator as createWithNetwork,
  type FlightQuery,
  type FlightResult,
  type MarketQuery,
  type NotLoaded,
  type TravelOption,
  type TypicalOptions,
  type TypicalResult,
  type Unavailable,
} from '@tim/estimator';
import { latestToday } from '@tim/notation';
import type { LoadedTables } from '@tim/reference-data';
import { readCarrierQuestion, readMarket } from './codes.ts';
import { readDateInput, type DateInput } from './dates.ts';

/** A flight as asked for; codes in either case. */
export type FlightQuestion = Omit<FlightQuery, 'departureDate'> & {
  /** 2026-12-21, or its year, month and day. */
  readonly departureDate: DateInput;
};

/** First and last departure date that gets an estimate, both included. */
export type WindowInput = { readonly earliest: DateInput; readonly latest: DateInput };

export type FlightSettings = {
  /** From 2019 to a year from today unless told. */
  readonly window?: WindowInput;
  /** Return the steps; the same grams with and without. */
  readonly includesWorking?: boolean;
  /** Tell the risk of contrails too; true unless told. */
  readonly includesContrails?: boolean;
};

export type EstimatorSettings = {
  /** The day that counts as today; the clock's, wherever on earth it is latest, unless told. */
  readonly today?: DateInput;
};

/**
 * Answers questions about flights and routes. Where there is no answer it is `{ kind: 'unavailable', reason, … }`; from the core tables
 * alone, that is so of all but flights whose aircraft is named.
 *
 * A date that is not in the calendar, and an input that no flight can have, throw a RangeError.
 */
export type Estimator = {
  /** Emissions of one passenger on one flight. */
  readonly flight: (question: FlightQuestion, settings?: FlightSettings) => FlightResult | NotLoaded;
  /** The same of each flight of a list, in its order. */
  readonly many: (
    questions: readonly FlightQuestion[],
    settings?: FlightSettings,
  ) => readonly (FlightResult | NotLoaded)[];
  /** Typical emissions of one passenger between two places. */
  readonly typical: (market: MarketQuery, settings?: TypicalOptions) => TypicalResult | NotLoaded;
  /** Every known way to fly between two places on a day: at most 60, those without a stop first. */
  readonly options: (
    market: MarketQuery,
    departureDate: DateInput,
    window?: WindowInput,
  ) => readonly TravelOption[] | Unavailable | NotLoaded;
  /** Version of the method and date of the tables [YYYYMMDD]. */
  readonly modelVersion: {
    readonly major: number;
    readonly minor: number;
    readonly patch: number;
    readonly dated: string;
  };
  /** First 16 digits of the data's SHA-256: the same engine and hash give the same figures. Undefined with schedules of your own. */
  readonly dataHash: string | undefined;
};

/** @param tables - read with `readTables`, with or without the network pack */
export function createEstimator(tables: LoadedTables, { today }: EstimatorSettings = {}): Estimator {
  const fixedToday = today === undefined ? undefined : readDateInput('today', today);
  const windowOf = (window?: WindowInput) =>
    window
      ? {
          earliest: readDateInput('window.earliest', window.earliest),
          latest: readDateInput('window.latest', window.latest),
        }
      : answeredDays(fixedToday ?? latestToday(Date.now()));
  const inner = tables.flights ? createWithNetwork(tables) : createCoreEstimator(tables);
  const flight: Estimator['flight'] = (question, { window, ...settings } = {}) => {
    const asked = { ...question, ...readCarrierQuestion(question) };
    const departureDate = readDateInput('departureDate', asked.departureDate);
    return inner.flight({ ...asked, departureDate }, { ...settings, window: windowOf(window) });
  };
  return {
    flight,
    many: (questions, settings) => questions.map((question) => flight(question, settings)),
    typical: (market, settings) => inner.typical(readMarket(market), settings),
    options: (market, departureDate, window) => {
      const asked = readMarket(market);
      const day = readDateInput('departureDate', departureDate);
      return 'options' in inner ? inner.options(asked, day, windowOf(window)) : inner.typical(asked);
    },
    modelVersion: inner.modelVersion,
    dataHash: inner.dataHash,
  };
}
