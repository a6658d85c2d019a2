import type {
  FlightEmissionsRequest,
  FlightEmissionsResponse,
  TypicalEmissionsRequest,
  TypicalEmissionsResponse,
} from '@tim/messages';
import type { FailureCode } from './outcome.ts';

/** Longest a call may take [ms]. */
export const CALL_TIMEOUT_MS = 70_000;

/** One way to the two data operations. Rejects with a `TransportError`. */
export type Transport = {
  readonly flightEmissions: (request: FlightEmissionsRequest, signal: AbortSignal) => Promise<FlightEmissionsResponse>;
  readonly typicalEmissions: (
    request: TypicalEmissionsRequest,
    signal: AbortSignal,
  ) => Promise<TypicalEmissionsResponse>;
};

export class TransportError extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, cause?: unknown) {
    super(code, { cause });
    this.name = 'TransportError';
    this.code = code;
  }
}
