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

/* What JSON leaves out of a flight number's listing, a closed airport and the figure of some ways, where it is empty. */
const NO_LISTING = { entriesKnownFrom: '', isCarrierInDoubt: false, otherRoutes: [] };
const CLOSED = { since: '', successors: [] };
const NO_LISTS = { rareCabins: [], missingCabins: [], carrierCodes: [] };

/** What became of one of an answer's flights. */
export function readEarlyFlight(json: unknown, index: number): Settled<FlightFigures> {
  const entry = (json as Partial<FlightEmissionsResponse> | undefined)?.flightEmissions?.[index];
  if (entry === undefined) return acceptFlightEmissions({ flightEmissions: [], modelVersion: undefined });
  const { aircraft } = entry;
  const read: FlightWithEmissions = {
    ...entry,
    answeredBy: answeredByFromJSON(entry.answeredBy),
    carrierNames: (entry as Partial<FlightWithEmissions>).carrierNames ?? {},
    placeNames: (entry as Partial<FlightWithEmissions>).placeNames ?? {},
    missingCabins: (entry as Partial<FlightWithEmissions>).missingCabins ?? [],
    numberListing: entry.numberListing && { ...NO_LISTING, ...entry.numberListing },
    aircraft: aircraft && { ...aircraft, basis: aircraftBasisFromJSON(aircraft.basis) },
  };
  return acceptFlightEmissions({ flightEmissions: [read], modelVersion: undefined });
}

/** What became of one of an answer's routes. */
export function readEarlyTypical(json: unknown, index: number): Settled<TypicalFigures> {
  const entry = (json as Partial<TypicalEmissionsResponse> | undefined)?.typicalFlightEmissions?.[index];
  if (entry === undefined) return acceptTypicalEmissions({ typicalFlightEmissions: [], modelVersion: undefined });
  const read: TypicalFlightEmissions = {
    ...entry,
    carrierCodes: (entry as Partial<TypicalFlightEmissions>).carrierCodes ?? [],
    answeredMarkets: (entry as Partial<TypicalFlightEmissions>).answeredMarkets ?? [],
    changeAirportCodes: (entry as Partial<TypicalFlightEmissions>).changeAirportCodes ?? [],
    carrierNames: (entry as Partial<TypicalFlightEmissions>).carrierNames ?? {},
    placeNames: (entry as Partial<TypicalFlightEmissions>).placeNames ?? {},
    rareCabins: (entry as Partial<TypicalFlightEmissions>).rareCabins ?? [],
    missingCabins: (entry as Partial<TypicalFlightEmissions>).missingCabins ?? [],
    closedAirports: ((entry as Partial<TypicalFlightEmissions>).closedAirports ?? []).map((closed) => ({
      ...CLOSED,
      ...closed,
    })),
    airportNames: (entry as Partial<TypicalFlightEmissions>).airportNames ?? {},
    direct: entry.direct && { ...NO_LISTS, ...entry.direct },
    oneStop: entry.oneStop && { ...NO_LISTS, ...entry.oneStop },
    answeredBy: answeredByFromJSON(entry.answeredBy),
  };
  return acceptTypicalEmissions({ typicalFlightEmissions: [read], modelVersion: undefined });
}
