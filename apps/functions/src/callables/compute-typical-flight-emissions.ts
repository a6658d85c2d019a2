import type { TypicalEmissionsRequest } from '@tim/messages';
import { parseTypicalEmissionsRequest } from '@tim/validation';
import { typicalEmissions } from '../operations/typical-emissions.ts';
import { defineCallable } from './define-callable.ts';
import type { CallableDefinition } from './define-callable.ts';

export const TYPICAL_EMISSIONS: CallableDefinition<TypicalEmissionsRequest> = {
  name: 'computeTypicalFlightEmissions',
  parse: parseTypicalEmissionsRequest,
  countOf: ({ markets }) => markets.length,
  handle: typicalEmissions,
};

/** Typical emissions of one passenger in each market asked for. */
export const computeTypicalFlightEmissions = defineCallable(TYPICAL_EMISSIONS);
