import type { Airport } from './look-ups.ts';
import type { TableProvenance } from './sourced.ts';

/** What an airport is used for, where that is not all that airlines do. */
export type AirportLimit = {
  /**
   * `limited` to some types, by its runway or its rules; the others have no flights that people can book: `military`, `closed`,
   * `freight` and `general-aviation` (business jets, air taxis, flying clubs).
   */
  readonly use: 'limited' | 'military' | 'closed' | 'freight' | 'general-aviation';
  /** The ICAO types that may land, where the use is `limited`. */
  readonly icaoAircraftTypes: readonly string[];
};
export type AirportUseTable = {
  /** Undefined for an airport that takes what airlines fly. */
  readonly find: (airport: Airport) => AirportLimit | undefined;
  /** Whether a sea or a closed border lies between, so that few people of one go to the other for a flight. */
  readonly areApart: (one: Airport, other: Airport) => boolean;
  readonly provenance: TableProvenance;
};

export type RouteFactTable = {
  /**
   * Whether a carrier's flights between two airports, either way, are in season in a month, 1 to 12; undefined where no season was
   * compiled.
   */
  readonly isInSeason: (
    carrierCode: string,
    origin: Airport,
    destination: Airport,
    month: number,
  ) => boolean | undefined;
  /** Whether a carrier flies between two airports, either way; undefined where nothing was compiled. */
  readonly isFlown: (carrierCode: string, origin: Airport, destination: Airport) => boolean | undefined;
  /** The carriers' routes that were compiled as flown, by the codes of their airports. */
  readonly flownRoutes: () => readonly { readonly carrierCode: string; readonly ends: readonly [string, string] }[];
  readonly provenance: TableProvenance;
};

export type RouteReportTable = {
  /** First and last month counted, YYYY-MM. */
  readonly from: string;
  readonly through: string;
  /** Whether every flight between the two airports is reported: one of them, and one alone, is in the country. */
  readonly isCovered: (origin: Airport, destination: Airport) => boolean;
  /** Flights of the carrier from the one city to the other in these months: the report names cities, not their airports. */
  readonly flights: (carrierCode: string, origin: Airport, destination: Airport) => number;
  readonly provenance: TableProvenance;
};
