import type { Airport } from './look-ups.ts';
import type { AirportClosure, CodeHolder, WithoutPassengers } from './without-passengers.ts';

/** What is known of a carrier's flight number on a directional route. */
type OfFlight<Known> = (carrierCode: string, flightNumber: number, origin: Airport, destination: Airport) => Known;

/** Who holds each carrier code, and which flights take no passengers. */
export type CarrierStatusTable = {
  /** Of each code, by code. */
  readonly holders: readonly CodeHolder[];
  /** The company whose numbers those not in the list are taken to be; undefined when nobody is known to hold the code. */
  readonly holderOf: (carrierCode: string) => CodeHolder | undefined;
  /** Since when the airport is closed to passengers; undefined when it is open. */
  readonly closureOf: (airport: Pick<Airport, 'iataAirportCode'>) => AirportClosure | undefined;
  /** Why a number that is not in the list of flights takes no passengers; undefined when it may. */
  readonly withoutPassengers: OfFlight<WithoutPassengers | undefined>;
};

/** A carrier on a directional airport pair. */
export type CarrierRoute = {
  readonly carrierCode: string;
  readonly originIndex: number;
  readonly destinationIndex: number;
  /** Flight numbers known there, how many. A guide to frequency, no more. */
  readonly flightNumberCount: number;
  /** When one of them was last entered in the list or changed, YYYY-MM; '' when not since `entriesKnownFrom`. */
  readonly lastEntered: string;
  /** How many of them were entered in the list or changed since then. */
  readonly enteredNumberCount: number;
};

export type KnownFlight = { readonly flightNumber: number; readonly route: CarrierRoute };

/** A flight number that the list has on a route. */
export type ListedFlight = {
  /** When it was last entered or changed, YYYY-MM; '' when not since `entriesKnownFrom`. */
  readonly lastEntered: string;
  /** Whether what its carrier carries, or whether it flies, is not known. */
  readonly isCarrierInDoubt: boolean;
};

/** The list of flights, without those that carry nobody or fly no more. */
export type FlightTable = {
  readonly rowCount: number;
  /** First month of which entries in the list are known, YYYY-MM. */
  readonly entriesKnownFrom: string;
  /** Whether the list has flights of the carrier, those that take no passengers too. */
  readonly isCarrierKnown: (carrierCode: string) => boolean;
  readonly isCarrierOnRoute: (carrierCode: string, origin: Airport, destination: Airport) => boolean;
  readonly hasFlight: OfFlight<boolean>;
  /** The flight number on the route; undefined when the list has it not. */
  readonly find: OfFlight<ListedFlight | undefined>;
  /** Why a number that the list has on the route takes no passengers; undefined when it does, or is not in the list. */
  readonly withoutPassengers: OfFlight<WithoutPassengers | undefined>;
  /** Why none of the carrier's numbers on the route takes passengers; undefined when one does, or none is in the list. */
  readonly routeWithoutPassengers: (
    carrierCode: string,
    origin: Airport,
    destination: Airport,
  ) => WithoutPassengers | undefined;
  /** The carrier's route; undefined when the list has it not. */
  readonly carrierRoute: (carrierCode: string, origin: Airport, destination: Airport) => CarrierRoute | undefined;
  /** Carriers on the route, most flight numbers first, then by code. */
  readonly carriersOnRoute: (origin: Airport, destination: Airport) => readonly CarrierRoute[];
  /** Routes on which the carrier has the flight number. */
  readonly routesOfFlight: (carrierCode: string, flightNumber: number) => readonly CarrierRoute[];
  /** Every flight number of the carrier with its route, by number. */
  readonly flightsOfCarrier: (carrierCode: string) => IterableIterator<KnownFlight>;
  /** Every known route, each carrier apart, in a stable order. */
  readonly carrierRoutes: () => IterableIterator<CarrierRoute>;
  readonly sourceVersion: string;
};
