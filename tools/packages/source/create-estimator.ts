import { answeredDays } from '@tim/batch';
import {
  createCoreEstimator,
  createEstimator as createWithNetwork,
  refuseUnknownNames,
  WrongInput,
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
import { closed, type Internals } from './internals.ts';
import { readPacks, type Pack } from './packs.ts';

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

/** What is wrong with a flight of a list; of a flight alone the same is thrown. */
export type InvalidQuestion = {
  readonly kind: 'unavailable';
  readonly reason: 'INVALID_QUESTION';
  /** What is wrong, 'departureDate' say. */
  readonly field: string;
  /** What it held, as text. */
  readonly value: string;
  /** What is wrong and what would be right, in one sentence. */
  readonly text: string;
};

export type EstimatorSettings = {
  /** The day that counts as today; the clock's, wherever on earth it is latest, unless told. */
  readonly today?: DateInput;
};

/**
 * Answers questions about flights and routes. Where there is no answer it is `{ kind: 'unavailable', reason, … }`; from the core tables
 * alone, that is so of all but flights whose aircraft is named.
 *
 * A date that is not in the calendar, an input that no flight can have, and a name of a field or setting that there is not, throw a
 * RangeError.
 */
export type Estimator = {
  /** Emissions of one passenger on one flight. */
  readonly flight: (question: FlightQuestion, settings?: FlightSettings) => FlightResult | NotLoaded;
  /** The same of each flight of a list, in its order: one that is wrong is answered by what is wrong with it. */
  readonly many: (
    questions: readonly FlightQuestion[],
    settings?: FlightSettings,
  ) => readonly (FlightResult | NotLoaded | InvalidQuestion)[];
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
  /** For `createBatch`. */
  readonly internals: Internals;
};

const invalidQuestion = ({ field, value, message }: WrongInput): InvalidQuestion => ({
  kind: 'unavailable',
  reason: 'INVALID_QUESTION',
  field,
  value,
  text: message,
});

const MARKET_FIELDS = { origin: true, destination: true } as const;
const FLIGHT_FIELDS = {
  ...MARKET_FIELDS,
  carrierCode: true,
  flightNumber: true,
  departureDate: true,
  aircraftCode: true,
  overrides: true,
} as const;
const FLIGHT_SETTINGS = { window: true, includesWorking: true, includesContrails: true } as const;

/**
 * An estimator with tables of your choice: from a bundle, from another place, or the core pack alone. `loadEstimator` has all of them.
 *
 * @param packs - what `loadCore` gives, and `loadNetwork` where it is wanted
 * @throws RangeError if a table of a pack is missing or damaged, or the packs are not of the same version
 */
export function createEstimator(packs: readonly Pack[], settings: EstimatorSettings = {}): Estimator {
  return estimatorOf(readPacks(packs), settings);
}

/** The same with tables that have been read. */
export function estimatorOf(tables: LoadedTables, settings: EstimatorSettings = {}): Estimator {
  refuseUnknownNames({ what: 'the settings' }, settings, { today: true });
  const fixedToday = settings.today === undefined ? undefined : readDateInput('today', settings.today);
  const today = () => fixedToday ?? latestToday(Date.now());
  const windowOf = (window?: WindowInput) => {
    if (window === undefined) return answeredDays(today());
    refuseUnknownNames({ path: 'window.', what: 'window' }, window, { earliest: true, latest: true });
    const { earliest, latest } = window;
    return { earliest: readDateInput('window.earliest', earliest), latest: readDateInput('window.latest', latest) };
  };
  const inner = tables.flights ? createWithNetwork(tables) : createCoreEstimator(tables);
  const answerer = (of: FlightSettings = {}) => {
    refuseUnknownNames({ what: 'the settings of a flight' }, of, FLIGHT_SETTINGS);
    const { window, ...told } = of;
    const options = { ...told, window: windowOf(window) };
    return (question: FlightQuestion) => {
      refuseUnknownNames({ what: 'a flight' }, question, FLIGHT_FIELDS);
      const asked = { ...question, ...readCarrierQuestion(question) };
      return inner.flight({ ...asked, departureDate: readDateInput('departureDate', asked.departureDate) }, options);
    };
  };
  return {
    flight: (question, of) => answerer(of)(question),
    many: (questions, of) => {
      const answer = answerer(of);
      return questions.map((question) => {
        try {
          return answer(question);
        } catch (error) {
          if (error instanceof WrongInput) return invalidQuestion(error);
          throw error;
        }
      });
    },
    typical: (market, of = {}) => {
      refuseUnknownNames({ what: 'a route' }, market, MARKET_FIELDS);
      refuseUnknownNames({ what: 'the settings of a route' }, of, { includesWorking: true, prefersDirect: true });
      return inner.typical(readMarket(market), of);
    },
    options: (market, departureDate, window) => {
      refuseUnknownNames({ what: 'a route' }, market, MARKET_FIELDS);
      const asked = readMarket(market);
      const day = readDateInput('departureDate', departureDate);
      return 'options' in inner ? inner.options(asked, day, windowOf(window)) : inner.typical(asked);
    },
    modelVersion: inner.modelVersion,
    dataHash: inner.dataHash,
    internals: closed({
      today,
      ...('options' in inner && tables.flights && { network: { tables, estimator: inner } }),
    }),
  };
}
