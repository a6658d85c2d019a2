import type { AircraftBasis, FlightEstimate, Provenance, QuantityName, RangeDriver, WorkingStep } from '@tim/estimator';

/** What a step of the working is called, how it computes, and what it follows. */
export type StepWords = { readonly name: string; readonly formula: string; readonly source: string };

/** The parts of an estimate that say how its aircraft was found. */
export type AircraftFound = {
  readonly aircraft: { readonly basis: AircraftBasis };
  readonly operatedBy: FlightEstimate['operatedBy'];
  readonly inputs: Pick<FlightEstimate['inputs'], 'seatsPerClass'>;
};

/** One language's words for the codes of the estimator. */
export type Words = {
  /** Who flies, how the aircraft was found and which cabin it has, in sentences. */
  readonly aircraftFound: (estimate: AircraftFound) => string;
  /** What a range's driver is. */
  readonly driver: (key: RangeDriver['key']) => string;
  readonly step: (step: Pick<WorkingStep, 'key' | 'limits'>) => StepWords;
  readonly quantity: (name: QuantityName) => string;
  /** The edition of a source, with what its basis adds to it. */
  readonly edition: (provenance: Pick<Provenance, 'basis' | 'sourceVersion'>) => string;
};
