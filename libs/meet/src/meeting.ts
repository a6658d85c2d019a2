import type { CabinClass } from '@tim/estimator';

/** People who set out from one place. */
export type Home = {
  /** Of a city or an airport. */
  readonly code: string;
  /** 1 or more. */
  readonly people: number;
};

/** What is asked: who comes from where, and how. */
export type Meeting = {
  readonly homes: readonly Home[];
  readonly cabin: CabinClass;
  readonly isReturn: boolean;
  /** Whether nothing is counted between a home and a place that are nearer than `BY_LAND_KM`. */
  readonly isByLandLeftOut: boolean;
};

/** A meeting with where it may be and how many stay at home. */
export type MeetingQuestion = Meeting & {
  /** Codes of the places to choose from, each once; empty for the cities with most flights. */
  readonly among: readonly string[];
  /** Share of the people who take part online [percent], 0 to 90. */
  readonly onlinePercent: number;
};

/** How many people take part online: rounded down, so that somebody comes. */
export const onlineOf = ({ homes, onlinePercent }: Pick<MeetingQuestion, 'homes' | 'onlinePercent'>): number =>
  Math.floor((peopleOf(homes) * onlinePercent) / 100);

export const peopleOf = (homes: readonly Home[]): number => homes.reduce((sum, { people }) => sum + people, 0);

/** Below this great-circle distance people may come by land [km]. Our choice, about six hours by train. */
export const BY_LAND_KM = 700;

/** Emissions and their range [g CO2e]. */
export type Figure = { readonly grams: number; readonly lowGrams: number; readonly highGrams: number };

/** How the people of a home get to a place. `local`: they live there. */
export type Journey =
  | ({ readonly kind: 'flight' } & Figure)
  | { readonly kind: 'by-land' | 'local' }
  /** No flights are known, not even with one change. */
  | { readonly kind: 'unknown' };

/** What is known of journeys, for one meeting. */
export type Journeys = {
  /** Of one person from a home to a place, and back if the meeting says so. */
  readonly between: (home: Home, placeCode: string) => Journey;
  /** What that emits at least [g CO2e], quickly; 0 for who does not fly. */
  readonly leastGrams: (home: Home, placeCode: string) => number;
};

/** The people of a home on their way to a place. */
export type HomeShare = {
  readonly home: Home;
  /** Of one person. `unknown` only where all of them take part online. */
  readonly journey: Journey;
  /** Of the home's people, those who stay there and take part online. */
  readonly online: number;
};

/** A place with everybody's emissions: the sum of its homes, each for all its people who come [g CO2e]. */
export type RankedPlace = Figure & {
  readonly code: string;
  /** In the order of the meeting's homes. */
  readonly shares: readonly HomeShare[];
};

/** A place that cannot be counted, because from one of the homes, the first that was found, no way there is known. */
export type UnreachedPlace = { readonly code: string; readonly from: string };
