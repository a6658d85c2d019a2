import {
  answeredByFromJSON,
  aircraftBasisFromJSON,
  type FlightEmissionsResponse,
  type FlightWithEmissions,
  type TypicalEmissionsResponse,
  type TypicalFlightEmissions,
} from '@tim/messages';
import {
  acceptFlightEmissions,
  acceptTypicalEmissions,
  type FlightFigures,
  type TypicalFigures,
} from '../shared/api/answers.ts';
import type { Settled } from '../shared/api/outcome.ts';

/*
 * An answer's JSON as far as a headline says something of it: enums by name or number, lists that may be left out. The
 * generated readers of whole messages would make the loader nearly twice as large.
 */

/* What JSON leaves out where it is empty: of a flight number's listing, a closed airport, some flights of a route, a flight and a route. */
const NO_LISTING = { entriesKnownFrom: '', isCarrierInDoubt: false, otherRoutes: [] };
const CLOSED = { since: '', successors: [] };
const NO_LISTS = { rareCabins: [], missingCabins: [], carrierCodes: [] };
const NO_NAMES = { carrierNames: {}, placeNames: {}, missingCabins: [] };
const NO_ROUTE = {
  ...NO_NAMES,
  ...NO_LISTS,
  answeredMarkets: [],
  changeAirportCodes: [],
  closedAirports: [],
  airportNames: {},
};

/** What became of one of an answer's flights. */
export function readEarlyFlight(json: unknown, index: number): Settled<FlightFigures> {
  const entry = (json as Partial<FlightEmissionsResponse> | undefined)?.flightEmissions?.[index];
  return acceptFlightEmissions({ flightEmissions: entry ? [wholeFlight(entry)] : [], modelVersion: undefined });
}

function wholeFlight(entry: FlightWithEmissions): FlightWithEmissions {
  const { aircraft } = entry;
  return {
    ...NO_NAMES,
    ...entry,
    answeredBy: answeredByFromJSON(entry.answeredBy),
    numberListing: entry.numberListing && { ...NO_LISTING, ...entry.numberListing },
    aircraft: aircraft && { ...aircraft, basis: aircraftBasisFromJSON(aircraft.basis) },
  };
}

/** What became of one of an answer's routes. */
export function readEarlyTypical(json: unknown, index: number): Settled<TypicalFigures> {
  const entry = (json as Partial<TypicalEmissionsResponse> | undefined)?.typicalFlightEmissions?.[index];
  return acceptTypicalEmissions({
    typicalFlightEmissions: entry ? [wholeTypical(entry)] : [],
    modelVersion: undefined,
  });
}

function wholeTypical(entry: TypicalFlightEmissions): TypicalFlightEmissions {
  const whole = { ...NO_ROUTE, ...entry };
  return {
    ...whole,
    closedAirports: whole.closedAirports.map((closed) => ({ ...CLOSED, ...closed })),
    direct: entry.direct && { ...NO_LISTS, ...entry.direct },
    oneStop: entry.oneStop && { ...NO_LISTS, ...entry.oneStop },
    answeredBy: answeredByFromJSON(entry.answeredBy),
  };
}
