import { FlightEmissionsResponse, TypicalEmissionsResponse } from '@tim/messages';
import { vi } from 'vitest';
import {
  acceptFlightEmissions,
  acceptTypicalEmissions,
  type FlightFigures,
  type TypicalFigures,
} from '../shared/api/answers.ts';
import type { EmissionsApi } from '../shared/api/emissions-api.ts';
import type { Settled } from '../shared/api/outcome.ts';
import { EASA_FLIGHT_RESPONSE, STANDARD_FLIGHT_RESPONSE, TYPICAL_RESPONSE } from '../shared/api/samples/samples.ts';

/** The response of an outcome that must be a result. */
export function resultOf<Response>(outcome: Settled<Response>): Response {
  if (outcome.kind !== 'result') {
    throw new Error(`expected a result, got ${outcome.kind}`);
  }
  return outcome.response;
}

export function flightAnswer(overrides: Partial<FlightFigures> = {}): FlightFigures {
  const outcome = acceptFlightEmissions(FlightEmissionsResponse.fromJSON(STANDARD_FLIGHT_RESPONSE));
  return { ...resultOf(outcome), ...overrides };
}

export function easaAnswer(overrides: Partial<FlightFigures> = {}): FlightFigures {
  const outcome = acceptFlightEmissions(FlightEmissionsResponse.fromJSON(EASA_FLIGHT_RESPONSE));
  return { ...resultOf(outcome), ...overrides };
}

export function typicalAnswer(overrides: Partial<TypicalFigures> = {}): TypicalFigures {
  const outcome = acceptTypicalEmissions(TypicalEmissionsResponse.fromJSON(TYPICAL_RESPONSE));
  return { ...resultOf(outcome), ...overrides };
}

/** Answers everything at once with a result. */
export function answeringApi(overrides: Partial<EmissionsApi> = {}): EmissionsApi {
  const api = {
    flightEmissions: () => Promise.resolve({ kind: 'result', response: flightAnswer() } as const),
    typicalEmissions: () => Promise.resolve({ kind: 'result', response: typicalAnswer() } as const),
    travelOptions: () =>
      Promise.resolve({ kind: 'result', response: { options: [], oldOptions: [], placeNames: {} } } as const),
    ...overrides,
  };
  return { flightWorking: api.flightEmissions, typicalWorking: api.typicalEmissions, ...api };
}

/** The same, and it remembers what it was asked. */
export function spiedApi() {
  const { flightEmissions, typicalEmissions } = answeringApi();
  return {
    flightEmissions: vi.fn<EmissionsApi['flightEmissions']>(flightEmissions),
    typicalEmissions: vi.fn<EmissionsApi['typicalEmissions']>(typicalEmissions),
  };
}

/** Answers when the test does so, in whatever order. */
export function heldBack<Figures>() {
  const answers: ((outcome: Settled<Figures>) => void)[] = [];
  return { answers, ask: () => new Promise<Settled<Figures>>((resolve) => answers.push(resolve)) };
}
