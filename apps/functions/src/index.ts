import { boundBodies } from './platform/bounded-bodies.ts';
import { runWithoutDomains } from './platform/without-domains.ts';
import { currentMeters } from './services/services.ts';

export { computeFlightEmissions } from './callables/compute-flight-emissions.ts';
export { computeTypicalFlightEmissions } from './callables/compute-typical-flight-emissions.ts';
export { api } from './http/api.ts';
export { bigqueryFlightEmissions } from './bigquery/bigquery-flight-emissions.ts';
export { hostedBatch } from './hosted-batch/hosted-batch.ts';

runWithoutDomains();
boundBodies((request) => void currentMeters()(request).admit());
