import { TypicalEmissionsResponse } from '@tim/messages';
import { parseTypicalEmissionsRequest } from '@tim/validation';
import { typicalEmissions } from '../operations/typical-emissions.ts';
import { defineCallable } from './define-callable.ts';

/** Typical emissions of one passenger in each market asked for. */
export const computeTypicalFlightEmissions = defineCallable({
  name: 'computeTypicalFlightEmissions',
  parse: parseTypicalEmissionsRequest,
  response: TypicalEmissionsResponse,
  handle: typicalEmissions,
});
