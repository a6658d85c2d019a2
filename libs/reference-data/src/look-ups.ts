import type { FuelBurnCurve } from '@tim/engine';
import type { CargoBasis, DistanceFactorBasis, FleetBasis, FuelBasis, SeatsBasis } from './basis.ts';
import type { Sourced } from './sourced.ts';

export type Body = 'narrow' | 'wide';

export type Airport = {
  /** Dense number of the airport, 0 to `count - 1`, the same in every table. */
  readonly index: number;
  readonly iataAirportCode: string;
  /** '' when it has none. */
  readonly icaoAirportCode: string;
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  /** ISO 3166 alpha-2. */
  readonly countryCode: string;
  /** Metropolitan area (IATA city code); the airport's own code when it has the city to itself. */
  readonly cityCode: string;
  readonly name: string;
  readonly cityName: string;
  /** IANA name, e.g. Europe/Zurich. */
  readonly timeZone: string;
  /** True when the flight table has at least one route from or to it. */
  readonly isServed: boolean;
};

export type AirportTable = {
  readonly count: number;
  /** @param iataAirportCode - upper case */
  readonly find: (iataAirportCode: string) => Airport | undefined;
  readonly at: (index: number) => Airport;
  /** Airports of a metropolitan code (NYC, LON) that is not itself an airport's code; empty when there are none. */
  readonly ofCity: (cityCode: string) => readonly Airport[];
};

/** What a list has where an airline's flight stands, and is none. */
export type NotByAirline = {
  /** The column that it is of, and how it is written there: a code in capitals, or the beginning of a name in small letters. */
  readonly what: 'aircraft-code' | 'aircraft-name' | 'operator-code' | 'operator-name';
  readonly text: string;
  readonly kind: 'private' | 'rail' | 'road' | 'ferry';
  /** A few airlines sell seats on it. */
  readonly isFlownByAirlinesToo: boolean;
};

/** What lists have beside the codes of airports, aircraft and airlines that fly today. */
export type ListCodeTable = {
  /** What stops at a station that has an airport's kind of code; undefined of a code that is none. */
  readonly stationKind: (code: string) => NotByAirline['kind'] | undefined;
  /** Today's code of an airport that was called otherwise. */
  readonly airportOfFormerCode: (code: string) => string | undefined;
  readonly notByAirline: readonly NotByAirline[];
};

export type Carrier = { readonly iataCarrierCode: string; readonly icaoCarrierCode: string; readonly name: string };
export type CarrierTable = {
  readonly find: (iataCarrierCode: string) => Carrier | undefined;
  /** Every carrier, by IATA code. */
  readonly all: readonly Carrier[];
};

/** One of the two ways an aircraft code reaches a fuel table. */
export type Aircraft = {
  /** ICAO type designator (Doc 8643). */
  readonly icaoAircraftType: string;
  /** The IATA code asked for, or the plainest IATA code of the ICAO type; '' when there is none. */
  readonly iataAircraftCode: string;
  readonly name: string;
  readonly body: Body;
  /** ICAO type whose fuel table the method names for it (Appendix A); undefined when it has none. */
  readonly fuelTableType: string | undefined;
  /** 0.97 for winglet and sharklet variants, on LTO and CCD fuel; else 1. Undefined without a table. */
  readonly fuelFactor: number | undefined;
};
export type AircraftTable = {
  /** Every IATA and ICAO code, rising. */
  readonly codes: readonly string[];
  /**
   * @param code - IATA or ICAO code, upper case; where both exist, three characters mean IATA and four ICAO
   */
  readonly find: (code: string) => Sourced<Aircraft, FuelBasis> | undefined;
};

export type FuelBurnTable = {
  /** @param icaoAircraftType - upper case */
  readonly find: (icaoAircraftType: string) => Sourced<FuelBurnCurve> | undefined;
  readonly types: readonly string[];
};

export type DistanceFactorTable = {
  /**
   * Flown distance / great-circle distance, directional: the airport pair's, else the country pair's, else 1.052.
   */
  readonly find: (origin: Airport, destination: Airport) => Sourced<number, DistanceFactorBasis>;
};

export type SeatsPerClass = {
  readonly economy: number;
  readonly premiumEconomy: number;
  readonly business: number;
  readonly first: number;
};
export type SeatTable = {
  /**
   * A type's typical seats. Undefined when none are known.
   * @param icaoAircraftType - upper case
   */
  readonly typical: (icaoAircraftType: string) => Sourced<SeatsPerClass, SeatsBasis> | undefined;
};

export type CargoCount = {
  readonly cargoMassFraction: Sourced<number, CargoBasis>;
  /** Flights the fraction was counted on. */
  readonly departures: number;
};
/** Great-circle distances from `fromKm` to the next band's. */
export type CargoBand = CargoCount & { readonly body: Body; readonly fromKm: number };
export type CargoTable = {
  /** Every band, by body, rising. */
  readonly bands?: readonly CargoBand[];
  /**
   * Cargo mass / (cargo mass + 100 kg x passengers), 0 to 1, by body and great-circle distance band of 1000 km.
   */
  readonly cargoMassFraction: (body: Body, greatCircleDistanceKm: number) => Sourced<number, CargoBasis>;
  /**
   * The same of narrow bodies on routes without an end in the US, at any distance: what carriers of neither the US nor Canada
   * carry on their flights to and from the US (T-100).
   */
  readonly narrowBodyAwayFromUs: CargoCount;
};

export type FleetType = {
  readonly icaoAircraftType: string;
  readonly airframes: number;
  /** Airports that all its flights begin or end at, by IATA code; empty where it flies from any. */
  readonly onlyAt: readonly string[];
};
export type FleetTable = {
  /** The carrier's passenger fleet, most airframes first, then by type; undefined when the carrier is not in the table. */
  readonly ofCarrier: (carrierCode: string) => Sourced<readonly FleetType[], FleetBasis> | undefined;
  /** Codes of the carriers in the table, rising. */
  readonly carriers: () => readonly string[];
  /** All carriers' fleets together. */
  readonly ofAllCarriers: () => Sourced<readonly FleetType[], FleetBasis>;
  /** Width of a band of great-circle distance in `useByDistance` [km]. */
  readonly useBandKm: number;
  /** Bands that are told apart. */
  readonly useBandCount: number;
  /**
   * How often a type is flown at a distance, airframe for airframe, beside the other types of its body in the same fleets [1]:
   * 1 is as often. By bands from 0 km; the last goes on. Undefined where nothing is known of the type. Source: US BTS T-100.
   */
  readonly useByDistance: (icaoAircraftType: string) => readonly number[] | undefined;
};

/** A name of aircraft as people and lists write it, in small letters: of one type, or of a family of them. */
export type AircraftName = {
  readonly name: string;
  readonly naming: 'exact' | 'family';
  /** IATA code or ICAO type, or the family's name. */
  readonly aircraftCode: string;
};

export type FamilyTable = {
  /**
   * ICAO types that a name of several types means; undefined when the code is no family's.
   * @param code - IATA's umbrella code or the name the public uses, upper case
   */
  readonly typesOf: (code: string) => readonly string[] | undefined;
  /** IATA code of the variant that stands for most of a type's airframes; undefined when the type has no such variant. */
  readonly usualVariant: (icaoAircraftType: string) => string | undefined;
  readonly names: readonly AircraftName[];
};

/** A carrier that flies under another's numbers. */
export type Partner = {
  readonly carrierCode: string;
  /** Whether its aircraft are as large as those of the carrier it flies for. */
  readonly fliesLargeAircraft: boolean;
};
export type PartnerTable = {
  /** Who flies under the carrier's numbers; empty when nobody is known to. */
  readonly ofCarrier: (carrierCode: string) => readonly Partner[];
  /** Whether the carrier flies under others' numbers, with smaller aircraft than theirs. */
  readonly isRegional: (carrierCode: string) => boolean;
  /** The first number of those that partners fly; undefined when the carrier does not keep them apart from its own. */
  readonly firstNumber: (carrierCode: string) => number | undefined;
  /** The carriers with which it is sold on one ticket: itself, if it sells connections, and those of its networks. */
  readonly soldWith: (carrierCode: string) => ReadonlySet<string>;
};

/** An issued EASA Flight Emissions Label. */
export type EasaLabel = {
  /** True when it names the flight number; false when it holds for all of the carrier's flights on the route. */
  readonly isOfFlightNumber: boolean;
  /** First and last day on which it applies to a departure [YYYYMMDD]. */
  readonly issueDay: number;
  readonly expiryDay: number;
  readonly version: string;
  /** Emissions of one passenger [g CO2e]; the cabins on the label only. */
  readonly wellToWakeGramsPerPassenger: { readonly [cabin in keyof SeatsPerClass]?: number };
  /** Share of sustainable fuel [1], 0 to 1, stated and not deducted; absent when it is not on the label. */
  readonly safDiscountFraction?: number;
};
export type EasaLabelTable = {
  readonly count: number;
  /**
   * The label of a flight: one of that flight number before one of all the carrier's flights on the route, the one
   * issued last of several.
   *
   * @param departureDay - [YYYYMMDD]
   */
  readonly find: (
    carrierCode: string,
    flightNumber: number,
    originCode: string,
    destinationCode: string,
    departureDay: number,
  ) => EasaLabel | undefined;
};
