import { OWN_LANGUAGE, PSEUDO_LANGUAGE } from '@tim/languages';
import type { Flight, FlightEmissionsRequest, Market, TypicalEmissionsRequest } from '@tim/messages';
import type { OptionsQuestion } from './travel-options.ts';

/** The functions' names, as they are deployed. */
export const FLIGHT_FUNCTION = 'computeFlightEmissions';
export const TYPICAL_FUNCTION = 'computeTypicalFlightEmissions';

/** Asked of our own backend alone, in a language other than the specification's: answers as people read them. */
const IN_LANGUAGE = OWN_LANGUAGE === 'en' || OWN_LANGUAGE === PSEUDO_LANGUAGE ? {} : { languageCode: OWN_LANGUAGE };

/** What the page asks of flights. */
export function flightRequest(flights: readonly Flight[]): FlightEmissionsRequest {
  return {
    flights: [...flights],
    includeEmissionsInputs: true,
    includeEmissionsBreakdown: true,
    ...IN_LANGUAGE,
  };
}

/** What the page asks of routes. */
export function typicalRequest(markets: readonly Market[]): TypicalEmissionsRequest {
  return { markets: [...markets], ...IN_LANGUAGE };
}

/** What the page asks of our own backend alone: the same answer with how it came about, once a reader wants to know. */
export const WITH_WORKING = { includeWorking: true };

/** What the page asks of our own backend alone: the ways to fly a market. */
export function optionsRequest({ market, departureDate }: OptionsQuestion): TypicalEmissionsRequest {
  return { markets: [market], includeOptions: true, optionsDate: departureDate, ...IN_LANGUAGE };
}
