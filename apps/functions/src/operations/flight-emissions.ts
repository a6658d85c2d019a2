import { flightQuery } from '@tim/estimate-messages';
import { flightAnswerMessage } from '@tim/estimate-messages/answers';
import { ContrailsImpactBucket, FlightWithEmissions, Source } from '@tim/messages';
import type { FlightEmissionsRequest } from '@tim/messages';
import type { Provider } from '../providers/provider.ts';
import { requireAnAnswer } from './failure.ts';
import { entriesOf } from './answer.ts';
import type { ReportedAnswer } from './answer.ts';

/**
 * Emissions of one passenger on each flight asked for.
 *
 * @throws OperationError when nobody answered any of them
 */
export async function flightEmissions(request: FlightEmissionsRequest, provider: Provider): Promise<ReportedAnswer> {
  const { flights, includeEmissionsInputs, includeEmissionsBreakdown, includeWorking } = request;
  const options = { includesWorking: includeWorking ?? false };
  const { answers, modelVersion, ...report } = await provider.flightEmissions(flights.map(flightQuery), options);
  requireAnAnswer(answers);
  const parts = {
    includesInputs: includeEmissionsInputs ?? true,
    includesBreakdown: includeEmissionsBreakdown ?? true,
  };
  const answer = {
    list: 'flightEmissions',
    entries: entriesOf(flights, answers, (flight, given) => entryJson(flightAnswerMessage(flight, given, parts))),
    rest: { modelVersion },
  };
  return { answer, count: flights.length, ...report };
}

/** An entry's JSON. The specification has these two enums as numbers, which the generated code would write by name. */
function entryJson({ source, contrailsImpactBucket, ...others }: FlightWithEmissions): unknown {
  const { SOURCE_UNSPECIFIED } = Source;
  const { CONTRAILS_IMPACT_UNSPECIFIED } = ContrailsImpactBucket;
  return {
    ...(source !== SOURCE_UNSPECIFIED && { source }),
    ...(contrailsImpactBucket !== CONTRAILS_IMPACT_UNSPECIFIED && { contrailsImpactBucket }),
    ...(FlightWithEmissions.toJSON({
      ...others,
      source: SOURCE_UNSPECIFIED,
      contrailsImpactBucket: CONTRAILS_IMPACT_UNSPECIFIED,
    }) as object),
  };
}
