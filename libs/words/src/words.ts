import type {
  AircraftBasis,
  CabinClass,
  ClosedAirport,
  FlightEstimate,
  NotLoaded,
  Provenance,
  QuantityKind,
  QuantityName,
  RangeDriver,
  Standing,
  StepKey,
  Unavailable,
  WorkingStep,
} from '@tim/estimator';
import type { Strategy } from './strategy.ts';

export type { CabinClass, QuantityKind, QuantityName, StepKey };
export type DriverKey = RangeDriver['key'];
export type SourceCode = Provenance['source'];
export type CategoryCode = Provenance['dataCategory'];

/** What a step of the working is called, how it computes, and what it follows. */
export type StepWords = { readonly name: string; readonly formula: string; readonly source: string };

/** How a number of the working is written. */
export type QuantityWords = {
  /** As the step's formula has it. */
  readonly symbol: string;
  readonly name: string;
};

/** The parts of an estimate that say how its aircraft was found. */
export type AircraftFound = {
  readonly aircraft: { readonly basis: AircraftBasis };
  readonly operatedBy: FlightEstimate['operatedBy'];
  readonly inputs: {
    readonly seatsPerClass: Pick<FlightEstimate['inputs']['seatsPerClass'], 'basis' | 'sourceVersion' | 'dataCategory'>;
  };
};

/** One language's words for the codes of the estimator. */
export type Words = {
  /** Who flies, how the aircraft was found and which cabin it has, in sentences. */
  readonly aircraftFound: (estimate: AircraftFound) => string;
  /**
   * When the flight number was last entered in the list of flights, or where it is listed, and whether its carrier is in doubt.
   *
   * @param nameOf - what a place is called; codes alone stand for those that nobody knows
   */
  readonly numberListing: (
    estimate: Pick<FlightEstimate, 'numberListing'>,
    nameOf?: (code: string) => string | undefined,
  ) => string;
  /** Why nobody can take a flight, and where its passengers go; '' of any other reason. */
  readonly notForPassengers: (unavailable: Unavailable) => string;
  /** Since when an airport of a route is closed, where its flights went, and of what the route's figure is then. */
  readonly closedAirport: (closed: ClosedAirport) => string;
  /** Why a carrier's route is taken to be flown today, or not, in a sentence. */
  readonly standing: (standing: Pick<Standing, 'basis'>) => string;
  /** Why there is no estimate and what would have worked, on one line. */
  readonly unavailable: (unavailable: Unavailable | NotLoaded) => string;
  /** What a range's driver is. */
  readonly driver: (key: DriverKey) => string;
  readonly step: (step: Pick<WorkingStep, 'key' | 'limits'>) => StepWords;
  readonly quantity: (name: QuantityName) => QuantityWords;
  /** The same without its cabin: what stands beside the values of all cabins. */
  readonly quantityOfCabins: (name: QuantityName) => QuantityWords;
  /** What a number is, whatever it is of: what stands above a column, or in a list of inputs. */
  readonly kind: (kind: QuantityKind) => string;
  readonly cabin: (cabin: CabinClass) => string;
  /** A route's legs and who flies them. */
  readonly route: (legs: readonly string[], carrierCodes: readonly string[]) => string;
  /** Whether a route is flown today, by the value of its standing: what stands in a working in place of a number. */
  readonly standingValue: (value: string) => string;
  /** A unit of a working; those of physics are the same everywhere. */
  readonly unit: (unit: string) => string;
  /** The edition of a source, with what its basis adds to it. */
  readonly edition: (provenance: Pick<Provenance, 'basis' | 'sourceVersion'>) => string;
};

/** What a step does, and its numbers in one line. */
export type StepExplanation = {
  readonly text: string;
  /** What is computed: `{kind}` or `{kind cabin}` stands for a quantity, `{#kind}` for its number alone, `{count}` for how many results there are. */
  readonly how?: string;
  /** What comes of it, with the same placeholders. */
  readonly result: string;
};

/**
 * One language's longer words for the working, for a reader who knows nothing of aviation. A record for each code: one
 * that is missing does not compile, and an empty text says that a code needs no words of its own.
 */
export type Explanations = {
  readonly steps: Readonly<Record<StepKey, StepExplanation>>;
  /** Where the whole of it leads, in a few sentences; the placeholders are those of the steps. */
  readonly shortStory: readonly { readonly key: StepKey; readonly text: string }[];
  readonly drivers: Readonly<Record<DriverKey, string>>;
  /** Who published a value. */
  readonly sources: Readonly<Record<SourceCode, string>>;
  /** How near to this very flight a value is. */
  readonly strategies: Readonly<Record<Strategy, string>>;
  /** The data categories of ISO 14083. */
  readonly categories: Readonly<Record<CategoryCode, string>>;
};
