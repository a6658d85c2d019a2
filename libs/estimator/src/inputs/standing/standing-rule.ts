import type { Airport, FrequencyBasis, Sourced, StandingBasis, Tables } from '@tim/reference-data';
import type { Rule } from '../first-answer.ts';
import type { Market } from './market.ts';

/**
 * Whether people can take a carrier's flights between two airports today.
 *
 * - `current`: seen, reported or entered of late
 * - `likely`: known of some years ago, and nothing speaks against it
 * - `old`: known of some years ago, and something does
 * - `not-flown`: by this carrier, though the list of flights has a number of it there
 */
export type RouteStanding = 'current' | 'likely' | 'old' | 'not-flown';

/** A standing and what it follows from. */
export type Standing = Sourced<RouteStanding, StandingBasis>;

/** What is known of a carrier between two airports, both ways together: whoever flies there flies back. */
export type StandingQuestion = {
  readonly carrierCode: string;
  readonly origin: Airport;
  readonly destination: Airport;
  readonly market: Market;
  /** Whether one end, and one alone, is in the US or its territories. */
  readonly isToOrFromUs: boolean;
  /** [km] */
  readonly greatCircleKm: number;
  /** Whether the list of flights has it both ways. */
  readonly isListedBothWays: boolean;
  /** Flight numbers, and how many of them were entered or changed since entries are known. */
  readonly numberCount: number;
  readonly enteredNumberCount: number;
  /** When one of them last was, YYYY-MM; '' for none. */
  readonly lastEntered: string;
  /** Flights a year one way, the more of both; undefined where none are known. */
  readonly flightsAYear: Sourced<number, FrequencyBasis> | undefined;
};

export type StandingData = {
  readonly tables: Pick<
    Tables,
    | 'airportUse'
    | 'carrierStatus'
    | 'fleets'
    | 'flights'
    | 'frequencies'
    | 'partners'
    | 'reportedSeats'
    | 'routeFacts'
    | 'routeReports'
    | 'schedules'
    | 'seenAircraft'
    | 'traffic'
  >;
  /** Carriers that T-100 has in its later month: one that it has in the earlier month alone may not have reported yet. */
  readonly isReportingToUs: (carrierCode: string) => boolean;
  /** Share of the carrier's routes of 2022 of which a number was entered or changed since [1]. */
  readonly enteredShareOf: (carrierCode: string) => number;
  /** Whether the list of flights has the carrier between these cities from and to these airports alone. */
  readonly isItsOnlyPair: (question: StandingQuestion) => boolean;
  /** Whether one of the carrier's types reaches so far and may land there; true where its fleet is not known. */
  readonly hasFittingAircraft: (carrierCode: string, question: StandingQuestion) => boolean;
};

/** One way to a standing. */
export type StandingRule = Rule<StandingQuestion, StandingData, Standing>;
