import { flightQuery } from '@tim/estimate-messages';
import { apiDetailedFlightMessage, upperCaseFlight } from '@tim/estimate-messages/api-v1';
import { formatItinerary } from '@tim/itinerary';
import { ComputeDetailedFlightEmissionsRequest, FlightWithDetailedEmissions } from '@tim/messages/api-v1';
import type { Flight } from '@tim/messages/api-v1';
import { dateToYyyymmdd } from '@tim/notation';
import { requireAnAnswer, requireEveryAnswer } from '../../operations/failure.ts';
import { entriesOf } from '../../operations/answer.ts';
import { checkDepartureDates } from '../check-departure-dates.ts';
import { apiModelVersion } from '../api-model-version.ts';
import { defineMethod } from '../define-method.ts';

/** A flight's address in the site's calculator. */
function calculatorUrl(siteUrl: string, flight: Flight): string {
  const departureDate = dateToYyyymmdd(flight.departureDate ?? { year: 0, month: 0, day: 0 });
  const itinerary = formatItinerary([{ ...flight, flightNumber: String(flight.flightNumber), departureDate }]);
  return `${siteUrl}/lookup/flight?itinerary=${encodeURIComponent(itinerary)}`;
}

export const computeDetailedFlightEmissions = defineMethod({
  name: 'computeDetailedFlightEmissions',
  request: ComputeDetailedFlightEmissionsRequest,
  sizeOf: ({ flights }) => ({ field: 'flights', entries: flights.length }),
  check: ({ flights }, violations) => checkDepartureDates(flights, violations),
  handle: async (request, { provider, settings, language, wordsIn }) => {
    const flights = request.flights.map(upperCaseFlight);
    const { answers, modelVersion, ...report } = await provider.flightEmissions(flights.map(flightQuery), {
      includesWorking: false,
    });
    const includesAdditions = request.includeAdditions ?? false;
    if (includesAdditions) requireAnAnswer(answers);
    else requireEveryAnswer(answers);
    const words = wordsIn(language);
    const answer = {
      list: 'flightsWithDetailedEmissions',
      entries: entriesOf(flights, answers, (flight, given) =>
        FlightWithDetailedEmissions.toJSON(
          apiDetailedFlightMessage(flight, given, calculatorUrl(settings.siteUrl, flight), includesAdditions, words),
        ),
      ),
      rest: { modelVersion: apiModelVersion(modelVersion, includesAdditions) },
    };
    return { answer, count: flights.length, dataHash: modelVersion.dataHash, ...report };
  },
});
