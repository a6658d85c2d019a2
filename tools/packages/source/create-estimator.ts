import { answeredDays, madeWith } from '@tim/batch';
import {
  createCoreEstimator,
  createEstimator as createWithNetwork,
  refuseUnknownNames,
  WrongInput,
  type FlightEstimate,
  type FlightQuery,
  type LabelledFlight,
  type MarketQuery,
  type NotLoaded,
  type TravelOption,
  type TypicalEstimate,
  type TypicalOptions,
  type Unavailable as Reason,
} from '@tim/estimator';
import { latestToday } from '@tim/notation';
import type { LoadedTables } from '@tim/reference-data';
import { ownUnavailable } from '@tim/words/sentences';
import { readCarrierQuestion, readMarket } from './codes.ts';
import { readDateInput, type DateInput } from './dates.ts';
import { closed, type Internals } from './internals.ts';
import { readPacks, type Pack } from './packs.ts';

/** A flight as asked for; codes in either case. */
export type FlightQuestion = Omit<FlightQuery, 'departureDate'> & { readonly departureDate: DateInput };

/** Two places and a day; codes in either case. */
export type OptionsQuestion = MarketQuery & { readonly departureDate: DateInput };

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

export type OptionsSettings = Pick<FlightSettings, 'window'>;

/** A flight of `many` is wrong: `flight` throws the same. */
type InvalidQuestion = {
  readonly kind: 'unavailable';
  readonly reason: 'INVALID_QUESTION';
  /** What is wrong, 'departureDate' say. */
  readonly field: string;
  /** What it held, as text. */
  readonly value: string;
};

/** There is no answer. Every function says so in this way, and the batch too. */
export type Unavailable = (Reason | NotLoaded | InvalidQuestion) & {
  /** The reason and what would have worked, in English. */
  readonly text: string;
};

export type FlightResult = FlightEstimate | LabelledFlight | Unavailable;
export type TypicalResult = TypicalEstimate | Unavailable;
export type OptionsResult = { readonly kind: 'estimated'; readonly options: readonly TravelOption[] } | Unavailable;

/** What makes the figures: the same engine and data give the same ones. */
export type MadeWith = {
  readonly engineVersion: string;
  /** Version of the method and date of the tables: 3.0.0.20261123. */
  readonly modelVersion: string;
  /** First 16 digits of the data's SHA-256; '' with schedules of your own. */
  readonly dataHash: string;
};

export type EstimatorSettings = {
  /** The day that counts as today; the clock's, wherever on earth it is latest, unless told. */
  readonly today?: DateInput;
};

/**
 * Answers questions about flights and routes. Where there is no answer it is `{ kind: 'unavailable', reason, field, value, text }`; from
 * the core tables alone, that is so of all but flights whose aircraft is named.
 *
 * A date that is not in the calendar, an input that no flight can have, and a name of a field or setting that there is not, throw a
 * RangeError.
 */
export type Estimator = {
  /** Emissions of one passenger on one flight. */
  readonly flight: (question: FlightQuestion, settings?: FlightSettings) => FlightResult;
  /** The same of each flight of a list, in its order: one that is wrong is answered by what is wrong with it. */
  readonly many: (questions: readonly FlightQuestion[], settings?: FlightSettings) => readonly FlightResult[];
  /** Typical emissions of one passenger between two places. */
  readonly typical: (market: MarketQuery, settings?: TypicalOptions) => TypicalResult;
  /** Every known way to fly between two places on a day: at most 60, those without a stop first. */
  readonly options: (question: OptionsQuestion, settings?: OptionsSettings) => OptionsResult;
  readonly madeWith: MadeWith;
  /** For `createBatch`. */
  readonly internals: Internals;
};

const invalidQuestion = ({ field, value, message }: WrongInput): Unavailable => ({
  kind: 'unavailable',
  reason: 'INVALID_QUESTION',
  field,
  value,
  text: message,
});

const unavailable = (found: Reason | NotLoaded): Unavailable => ({ ...found, text: ownUnavailable(found) });

const MARKET_FIELDS = { origin: true, destination: true } as const;
const OPTIONS_FIELDS = { ...MARKET_FIELDS, departureDate: true } as const;
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
      const departureDate = readDateInput('departureDate', asked.departureDate);
      const found = inner.flight({ ...asked, departureDate }, options);
      return found.kind === 'unavailable' ? unavailable(found) : found;
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
      const found = inner.typical(readMarket(market), of);
      return found.kind === 'unavailable' ? unavailable(found) : found;
    },
    options: (question, of = {}) => {
      refuseUnknownNames({ what: 'a route on a day' }, question, OPTIONS_FIELDS);
      refuseUnknownNames({ what: 'the settings of a route on a day' }, of, { window: true });
      const asked = readMarket(question);
      const day = readDateInput('departureDate', question.departureDate);
      if (!('options' in inner)) return unavailable(inner.typical(asked));
      const found = inner.options(asked, day, windowOf(of.window));
      return 'kind' in found ? unavailable(found) : { kind: 'estimated', options: found };
    },
    madeWith: madeWith(inner),
    internals: closed({
      today,
      ...('options' in inner && tables.flights && { network: { tables, estimator: inner } }),
    }),
  };
}
