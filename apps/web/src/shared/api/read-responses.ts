import { FlightEmissionsResponse, type ContrailsImpactBucket } from '@tim/messages';

/**
 * Read an answer's JSON. The generated reader makes -1, "not recognised", of every bucket it has no name for; a number
 * above the known ones is a bucket all the same, of a newer model, and is kept for the page to show as "Unknown".
 */
export function readFlightEmissionsResponse(json: unknown): FlightEmissionsResponse {
  const response = FlightEmissionsResponse.fromJSON(json);
  const entries = entriesOf(json);
  return {
    ...response,
    flightEmissions: response.flightEmissions.map((entry, index) => {
      const bucket = bucketOf(entries[index]);
      return bucket === undefined ? entry : { ...entry, contrailsImpactBucket: bucket as ContrailsImpactBucket };
    }),
  };
}

/** In the order of the response, by either of the names that the generated reader takes. */
function entriesOf(json: unknown): readonly unknown[] {
  const { flightEmissions, flight_emissions: snakeCased } = fieldsOf(json);
  return [flightEmissions, snakeCased].find((list) => Array.isArray(list)) ?? [];
}

function bucketOf(entry: unknown): number | undefined {
  const { contrailsImpactBucket, contrails_impact_bucket: snakeCased } = fieldsOf(entry);
  const bucket = contrailsImpactBucket ?? snakeCased;
  return typeof bucket === 'number' && Number.isInteger(bucket) ? bucket : undefined;
}

function fieldsOf(json: unknown): Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
}
