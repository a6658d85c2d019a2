import { AnsweredBy } from '@tim/messages';
import { ComputeScope3FlightEmissionsRequest, Scope3FlightEmissions } from '@tim/messages/api-v1';
import { wordsIn } from '@tim/words';
import { inTurns } from '../../guard/in-turns.ts';
import { versionOf } from '../../providers/engine-provider.ts';
import { checkSegment } from '../../scope3/check-segment.ts';
import { scope3Estimate, upperCaseSegment } from '../../scope3/scope3-estimate.ts';
import { checkDepartureDates } from '../check-departure-dates.ts';
import { apiModelVersion } from '../api-model-version.ts';
import { defineMethod } from '../define-method.ts';

export const computeScope3FlightEmissions = defineMethod({
  name: 'computeScope3FlightEmissions',
  request: ComputeScope3FlightEmissionsRequest,
  sizeOf: ({ flights, includeWorking }) => ({ field: 'flights', entries: flights.length, includeWorking }),
  check: ({ flights }, violations) => {
    checkDepartureDates(flights, violations);
    for (const [at, segment] of flights.entries()) {
      for (const { field, fault } of checkSegment(segment)) {
        violations.invalidArgument(`flights[${at}].${field}`, fault);
      }
    }
  },
  // The engine's own, whoever the provider is: the upstream's scope 3 figures are not asked for.
  handle: async ({ flights, includeAdditions, includeWorking }, { estimator, nowEpochMs, language }) => {
    const now = nowEpochMs();
    const includesWorking = includeWorking ?? false;
    const asked = {
      includesAdditions: includesWorking || (includeAdditions ?? false),
      includesWorking,
      words: wordsIn(language).words,
    };
    const estimates = await inTurns(flights.map(upperCaseSegment), (flight) => {
      const { unavailableReason, unavailableDetail, ...figures } = scope3Estimate(flight, estimator, now, asked);
      const additions = { unavailableReason, unavailableDetail, answeredBy: AnsweredBy.ANSWERED_BY_ENGINE };
      return Scope3FlightEmissions.toJSON(
        Scope3FlightEmissions.fromPartial({ flight, ...figures, ...(asked.includesAdditions && additions) }),
      );
    });
    const answer = {
      list: 'flightEmissions',
      entries: estimates,
      rest: { modelVersion: apiModelVersion(versionOf(estimator), asked.includesAdditions) },
    };
    return { answer, count: flights.length, dataHash: estimator.dataHash };
  },
});
