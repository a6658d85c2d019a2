import type { Flight, Market } from '@tim/messages';
import { acceptFlightEmissions, acceptTypicalEmissions, type FlightFigures, type TypicalFigures } from './answers.ts';
import type { Outcome } from './outcome.ts';
import { settle } from './settle.ts';
import type { Transport } from './transport.ts';

/** The two data operations, whatever carries them. */
export type EmissionsApi = {
  readonly flightEmissions: (flights: readonly Flight[], signal: AbortSignal) => Promise<Outcome<FlightFigures>>;
  readonly typicalEmissions: (markets: readonly Market[], signal: AbortSignal) => Promise<Outcome<TypicalFigures>>;
};

/** The operations over one transport: what to ask for, what to accept, and failures as values. */
export function createEmissionsApi(transport: Transport): EmissionsApi {
  return {
    flightEmissions: (flights, signal) =>
      settle(
        signal,
        async () =>
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
        'internal',
      ),
    typicalEmissions: (markets, signal) =>
      settle(
        signal,
        async () =>
          acceptTypicalEmissions(
            await transport.typicalEmissions({ markets: [...markets], includeWorking: true }, signal),
          ),
        'internal',
      ),
  };
}
