import type { Flight, Market } from '@tim/messages';
import { acceptFlightEmissions, acceptTypicalEmissions, type FlightAnswer, type TypicalAnswer } from './answers.ts';
import type { FailureCode, Outcome } from './outcome.ts';
import { TransportError, type Transport } from './transport.ts';

/** The two data operations, whatever carries them. */
export type EmissionsApi = {
  readonly flightEmissions: (flights: readonly Flight[], signal: AbortSignal) => Promise<Outcome<FlightAnswer>>;
  readonly typicalEmissions: (markets: readonly Market[], signal: AbortSignal) => Promise<Outcome<TypicalAnswer>>;
};

/** The operations over one transport: what to ask for, what to accept, and failures as values. */
export function createEmissionsApi(transport: Transport): EmissionsApi {
  return {
    flightEmissions: (flights, signal) =>
      settle(signal, async () =>
        acceptFlightEmissions(
          await transport.flightEmissions(
            {
              flights: [...flights],
              includeEmissionsInputs: true,
              includeEmissionsBreakdown: true,
              includeWorking: true,
            },
            signal,
          ),
        ),
      ),
    typicalEmissions: (markets, signal) =>
      settle(signal, async () =>
        acceptTypicalEmissions(
          await transport.typicalEmissions({ markets: [...markets], includeWorking: true }, signal),
        ),
      ),
  };
}

async function settle<Response>(
  signal: AbortSignal,
  call: () => Promise<Outcome<Response>>,
): Promise<Outcome<Response>> {
  try {
    return await call();
  } catch (error) {
    const code: FailureCode = error instanceof TransportError ? error.code : 'internal';
    if (!signal.aborted) {
      // A failed call is logged as a warning by specification; the page shows it in words.
      // oxlint-disable-next-line no-console
      console.warn('Emissions call failed:', code, error);
    }
    return { kind: 'failed', code };
  }
}
