import type { CabinClass } from '@tim/engine';
import type { GramsPerPassenger, SustainableFuel } from '@tim/estimator';
import type { Flight } from '@tim/messages';
import type { SeatsPerClass } from '@tim/reference-data';

/** A flight that was answered, with what its figure rests on. */
export type AnsweredFlight = {
  /** With its date. */
  readonly asked: Flight;
  /** IATA code of the aircraft, ICAO where it has none. */
  readonly aircraftCode: string;
  readonly seatsPerClass: SeatsPerClass;
  /** Above 0, at most 1. */
  readonly passengerLoadFactor: number;
  /** 0 or more, below 1. */
  readonly cargoMassFraction: number;
  /** Flown / great-circle distance. */
  readonly distanceAdjustmentFactor: number;
};

/** What is otherwise; what is absent stays as it was answered, but for the seats of another aircraft. */
export type Changes = Partial<
  Pick<AnsweredFlight, 'aircraftCode' | 'passengerLoadFactor' | 'cargoMassFraction' | 'distanceAdjustmentFactor'>
> & {
  readonly seatsPerClass?: Partial<SeatsPerClass>;
  readonly sustainableFuel?: SustainableFuel;
};

export type AircraftChoice = { readonly code: string; readonly name: string };

export type ChangedFigure = {
  readonly kind: 'figure';
  /** Well-to-wake [g CO2e]. */
  readonly gramsPerPassenger: GramsPerPassenger;
  /** Cabins without a seat, whose grams nobody causes. */
  readonly missingCabins: readonly CabinClass[];
  /** Of the aircraft before any was changed: those answered, else those the carrier has in the type, else those usual in it. */
  readonly usualSeats: SeatsPerClass;
  /** Where the fuel table of the aircraft ends, when the flight is longer [km]. */
  readonly fuelTableEndKm?: number;
};

/** A changed flight's figure; none where nothing is known of the aircraft's seats. */
export type WhatIfAnswer = ChangedFigure | { readonly kind: 'no-figure' };

/** What the worker can be asked of a changed flight. */
export type WhatIfWork = {
  /** The types there is to choose from on the flight's route, by name: those that airlines fly and whose fuel is known so far. */
  readonly aircraftOn: (flight: AnsweredFlight) => Promise<readonly AircraftChoice[]>;
  readonly change: (flight: AnsweredFlight, changes: Changes) => Promise<WhatIfAnswer>;
};
