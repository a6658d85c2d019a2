import type { PassengerLoadBasis, Sourced, Tables } from '@tim/reference-data';
import type { Route } from '../../question/route.ts';
import type { Rule } from '../first-answer.ts';
import type { CountedMean } from '../mean-of-rows.ts';

export type LoadQuestion = {
  readonly carrierCode: string;
  readonly route: Pick<Route, 'destination' | 'isDomestic' | 'origin' | 'reported' | 'touchesUs'>;
  /** The aircraft flown. */
  readonly icaoAircraftType: string;
  /** Of the departure, 1 to 12; undefined for the whole year. */
  readonly month: number | undefined;
  /** Set by the caller. */
  readonly given: number | undefined;
};

export type LoadData = {
  readonly tables: Pick<
    Tables,
    | 'australiaTraffic'
    | 'fleets'
    | 'indiaTraffic'
    | 'loadFactors'
    | 'publishedLoadFactors'
    | 'reportedSeats'
    | 'traffic'
  >;
  /** What a carrier reports of all its flights between the US and a region (T-100). */
  readonly carrierInRegion: (carrierCode: string, region: string) => CountedMean | undefined;
  /** How much fuller a carrier's flights with a type are than all its flights of an area [change of log odds]. */
  readonly typeLoadChange: (carrierCode: string, icaoAircraftType: string, area: string) => number;
};

/** One way to the passenger load factor. */
export type LoadRule = Rule<LoadQuestion, LoadData, Sourced<number, PassengerLoadBasis>>;

export const quarterOf = (month: number | undefined): number | undefined =>
  month === undefined ? undefined : Math.ceil(month / 3);

/**
 * Whether what is reported to US statistics under the code may be another company's: away from the US, where the carrier's fleet
 * is not known.
 */
export const mayBeAnotherCompanys = ({ carrierCode, route }: LoadQuestion, { tables }: LoadData): boolean =>
  !route.touchesUs && tables.fleets.ofCarrier(carrierCode) === undefined;
