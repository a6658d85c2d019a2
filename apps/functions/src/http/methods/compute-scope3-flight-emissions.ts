import { AnsweredBy } from '@tim/messages';
import {
  ComputeScope3FlightEmissionsRequest,
  ComputeScope3FlightEmissionsResponse,
  Scope3FlightEmissions,
} from '@tim/messages/api-v1';
import { inTurns } from '../../providers/in-turns.ts';
import { checkSegment } from '../../scope3/check-segment.ts';
import { scope3Estimate, upperCaseSegment } from '../../scope3/scope3-estimate.ts';
import { checkDepartureDates } from '../check-departure-dates.ts';
import { defineMethod } from '../define-method.ts';

export const computeScope3FlightEmissions = defineMethod({
  name: 'computeScope3FlightEmissions',
  request: ComputeScope3FlightEmissionsRequest,
  response: ComputeScope3FlightEmissionsResponse,
  check: ({ flights }, violations) => {
    checkDepartureDates(flights, violations);
    for (const [at, segment] of flights.entries()) {
      for (const { field, rule } of checkSegment(segment)) {
        violations.invalidArgument(`flights[${at}].${field}`, rule);
      }
    }
  },
  // The engine's own, whoever the provider is: the upstream's scope 3 figures are not asked for.
  handle: async ({ flights, includeAdditions }, { estimator, nowEpochMs }) => {
    const now = nowEpochMs();
    const flightEmissions = await inTurns(flights.map(upperCaseSegment), (flight) => {
      const { unavailableReason, unavailableDetail, ...figures } = scope3Estimate(flight, estimator, now);
      const additions = { unavailableReason, unavailableDetail, answeredBy: AnsweredBy.ANSWERED_BY_ENGINE };
      return Scope3FlightEmissions.fromPartial({ flight, ...figures, ...(includeAdditions && additions) });
    });
    return { response: { flightEmissions, modelVersion: estimator.modelVersion }, count: flights.length };
  },
});
