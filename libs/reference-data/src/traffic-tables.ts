import type { ContrailProbability, ForcingAxes } from '@tim/engine';
import type { FrequencyBasis, PassengerLoadBasis, PublishedLoadBasis, PublishedScope, SeatsBasis } from './basis.ts';
import type { Provenance, Sourced, TableProvenance } from './sourced.ts';
import type { Airport, SeatsPerClass } from './look-ups.ts';

/**
 * Where a cabin layout is flown, as far as its description says; `any` when it says nothing.
 *
 * - `domestic` within the carrier's country; `regional` short and medium haul
 * - `international` abroad, near or far; `long-haul` intercontinental, and narrow bodies with a lie-flat cabin
 *   (transcontinental, transatlantic)
 * - `ultra-long-haul` the few longest routes only; `leisure` dense layouts kept for leisure destinations
 */
export type CabinUse = 'any' | 'domestic' | 'regional' | 'international' | 'long-haul' | 'ultra-long-haul' | 'leisure';

/**
 * How well a layout is known: `READ` in a named publication; `TOTAL_CHECKED` recalled, its total agreeing with US BTS
 * figures; `RECALLED` from general knowledge only.
 */
export type CabinEvidence = 'READ' | 'TOTAL_CHECKED' | 'RECALLED';

/** One layout of a carrier's aircraft type; as Provenance. */
export type CabinLayout = Provenance<SeatsBasis> & {
  /** What tells the layout from the type's others: a name, or its classes; 'all' when there is but one. */
  readonly subFleet: string;
  readonly seats: SeatsPerClass;
  /** Seats a flexible business cabin keeps free: on board, never sold with it. Classes and blocked seats make the total. */
  readonly blockedSeats: number;
  readonly totalSeats: number;
  /** Aircraft with the layout, about; 0 when not known. */
  readonly airframes: number;
  readonly use: CabinUse;
  /** IATA code of the airport the layout is based at, when it is kept to one (LGW); '' otherwise. */
  readonly baseAirportCode: string;
  readonly evidence: CabinEvidence;
  /** The compiler's own doubt, 'low' or 'medium', on top of the evidence. */
  readonly confidence: 'low' | 'medium' | 'not-said';
  /** Where the layout was read, or what its total was held against. */
  readonly citation: string;
  /**
   * Mean seats per departure of the carrier's type as reported to US BTS: by US carriers over 2023-25 on all routes, by
   * others on US routes only. Undefined when none was reported.
   */
  readonly reportedMeanSeats: number | undefined;
  /** True when the report files other types under the same code: the mean is then not this type's. */
  readonly isReportedMeanPooled: boolean;
  /** Whether T-100 shows the layout's total on routes between the US and abroad. */
  readonly usRoutes: 'seen' | 'not-seen' | 'not-known';
};
export type CabinTable = {
  /** Every layout of the carrier's type, most airframes first; empty when none is known. */
  readonly ofCarrierType: (carrierCode: string, icaoAircraftType: string) => readonly CabinLayout[];
};

/** Flights of one carrier and aircraft type on one directional route in one month, as reported to US BTS (T-100). */
export type TrafficRow = {
  readonly carrierCode: string;
  /** A BTS aircraft code may pool several ICAO types: those the carrier flies, most airframes first. */
  readonly icaoAircraftTypes: readonly string[];
  /** Year of the month: January 2024, February 2026. */
  readonly year: number;
  /** Departures performed. */
  readonly departures: number;
  readonly seatsPerDeparture: number;
  /** Passengers / seats, 0 to 1. */
  readonly passengerLoadFactor: number;
  /** Cargo mass / (cargo mass + 100 kg x passengers), 0 to 1; brought from the month to the year. Undefined when it was not filed. */
  readonly cargoMassFraction: number | undefined;
  /** Part of the world at the end abroad. */
  readonly region: string;
};
export type RouteTrafficRow = TrafficRow & { readonly originIndex: number; readonly destinationIndex: number };
export type TrafficTable = {
  readonly rowCount: number;
  /** Rows of the directional route, most departures first; empty when the route does not touch the US. */
  readonly onRoute: (origin: Airport, destination: Airport) => readonly RouteTrafficRow[];
  /** Every row, by origin, then destination, then most departures. */
  readonly rows: () => IterableIterator<RouteTrafficRow>;
  /**
   * Load factor of US carriers in a row's region [1], from US BTS T-2; both months of the rows lie in the first quarter.
   *
   * @param quarter - 1 to 4; undefined for the whole year
   * @throws RangeError if the region is not one of the rows'
   */
  readonly regionLoadFactor: (region: string, quarter: number | undefined) => number;
  readonly provenance: TableProvenance;
};

/** Flights of a carrier's number on a directional route on which one type was seen. */
export type SeenFlights = {
  readonly flightNumber: number;
  readonly icaoAircraftType: string;
  /** Flights seen, each counted for less the older it is: half after a year [flights]. */
  readonly flights: number;
};
export type SeenAircraftTable = {
  /** What was seen of a carrier's flights on the directional route; empty where nobody looked. */
  readonly onRoute: (carrierCode: string, origin: Airport, destination: Airport) => readonly SeenFlights[];
  /** Whether somebody looked at flights between the two airports, whoever flies them. */
  readonly isCovered: (origin: Airport, destination: Airport) => boolean;
  readonly provenance: TableProvenance;
};

/** A type that a carrier keeps for a route, or that flies part of it. */
export type RouteAircraft = {
  readonly icaoAircraftType: string;
  /** Of the carrier's flights on the route [1], about. */
  readonly share: number;
  /** Seats of the layout that flies there; undefined where any of the carrier's may. */
  readonly totalSeats: number | undefined;
};
export type RouteAircraftTable = {
  /** The types a carrier is known to fly between two airports, either way; empty where nothing was compiled. */
  readonly onRoute: (carrierCode: string, origin: Airport, destination: Airport) => readonly RouteAircraft[];
  readonly provenance: TableProvenance;
};

/** Sum of a US carrier's flights. */
export type CarrierLoad = {
  /** Revenue passenger-km / available seat-km, 0 to 1. */
  readonly passengerLoadFactor: number;
  /** Cargo mass / (cargo mass + 100 kg x passengers), 0 to 1, weighted as the load factor. */
  readonly cargoMassFraction: number;
  readonly departures: number;
};
export type LoadRegion = 'domestic' | 'international';
export type LoadFactorTable = {
  /**
   * A US carrier's loads of one quarter over the years in the table.
   * @param quarter - 1 to 4
   */
  readonly ofCarrier: (
    carrierCode: string,
    quarter: number,
    region: LoadRegion,
  ) => Sourced<CarrierLoad, PassengerLoadBasis> | undefined;
  /** The same over all quarters and regions. */
  readonly ofCarrierYear: (carrierCode: string) => Sourced<CarrierLoad, PassengerLoadBasis> | undefined;
};

export type PublishedLoadFactorTable = {
  /**
   * Share of the seat-kilometres that were sold, 0 to 1, of a carrier in a calendar month as it publishes it itself, mean of
   * the years of the edition; of some carriers (Japan Airlines at home) of the seats. Undefined where too little was read.
   *
   * @param month - 1 to 12; undefined for the mean of all twelve
   */
  readonly find: (
    carrierCode: string,
    scope: PublishedScope,
    month: number | undefined,
  ) => Sourced<number, PublishedLoadBasis> | undefined;
  /** ISO 3166 code of the carrier's country, where its flights within it and others are told apart; else undefined. */
  readonly homeCountryCode: (carrierCode: string) => string | undefined;
};

/** What a carrier reported of one BTS aircraft code in one region. */
export type ReportedSeats = Provenance & {
  readonly carrierCode: string;
  /** ICAO types the BTS code pools, of those the carrier flies, most airframes first. */
  readonly icaoAircraftTypes: readonly string[];
  /** The first five are US carriers' own regions (Schedule T-2); 'us-routes' is every carrier's flights between the US and abroad (T-100). */
  readonly region: 'domestic' | 'atlantic' | 'latin' | 'pacific' | 'international' | 'us-routes';
  /** First and last year of the sum. */
  readonly fromYear: number;
  readonly toYear: number;
  readonly departures: number;
  /** Mean seats: by departure in T-100, by aircraft-km in T-2. */
  readonly seatsPerDeparture: number;
  readonly passengerLoadFactor: number;
  readonly cargoMassFraction: number;
  /** Mean length of a flight [km]; undefined in T-100. */
  readonly meanStageKm: number | undefined;
};
export type ReportedSeatTable = {
  /** All rows of a carrier that hold the type, most departures first; empty when there are none. */
  readonly ofCarrierType: (carrierCode: string, icaoAircraftType: string) => readonly ReportedSeats[];
  /** All rows of a carrier, most departures first. */
  readonly ofCarrier: (carrierCode: string) => readonly ReportedSeats[];
  /**
   * Mean seats per departure of a type, over all carriers that report it under a code of its own, by departures.
   * Undefined when none does.
   */
  readonly meanOfType: (icaoAircraftType: string) => Sourced<number, SeatsBasis> | undefined;
};

export type FrequencyTable = {
  /** Flights a year on the directional route in 2022, else in 2016-17 (monthly mean x 12). */
  readonly ofCarrierRoute: (
    carrierCode: string,
    origin: Airport,
    destination: Airport,
  ) => Sourced<number, FrequencyBasis> | undefined;
  /** Whether any of the carrier's routes was flown in 2022. */
  readonly hasFlownIn2022: (carrierCode: string) => boolean;
  /** Mean seats per flight of 2016-17 on the directional route. */
  readonly meanSeats: (
    carrierCode: string,
    origin: Airport,
    destination: Airport,
  ) => Sourced<number, FrequencyBasis> | undefined;
  /** The carrier's directional routes of which the mean seats per flight of 2016-17 are known. */
  readonly seatedRoutes: (carrierCode: string) => IterableIterator<{
    readonly originIndex: number;
    readonly destinationIndex: number;
    readonly meanSeats: number;
  }>;
};

/** Four seasons of three months each, by their initials. */
export const CONTRAIL_SEASONS = ['FMA', 'MJJ', 'ASO', 'NDJ'] as const;

/** Two coarse grids read off published figures; both approximate, to about 15 %. */
export type ContrailTable = {
  /** Where the energy forcing per metre of contrail has its values; the last local time is the first of the next day, read apart from it. */
  readonly energyForcing: ForcingAxes;
  /**
   * One season's and latitude's row of the grid.
   *
   * @param seasonIndex - place in CONTRAIL_SEASONS
   * @param latitudeDeg - one of the grid's latitudes
   * @returns [MJ/m] by the nine local times, NaN where the figure shows nothing
   * @throws RangeError if there is no such row
   */
  readonly energyForcingMjPerContrailM: (seasonIndex: number, latitudeDeg: number) => readonly number[];
  /** By cells of 5 x 5 degrees, from -90 and -180 [deg]; NaN where the figure is masked (little traffic, or its legend). */
  readonly probability: ContrailProbability;
};
