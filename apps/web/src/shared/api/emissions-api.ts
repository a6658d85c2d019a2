import type { Flight, Market } from '@tim/messages';
import { acceptFlightEmissions, acceptTypicalEmissions, type FlightFigures, type TypicalFigures } from './answers.ts';
import type { Settled } from './outcome.ts';
import { flightRequest, optionsRequest, typicalRequest } from './requests.ts';
import { settle } from './settle.ts';
import type { Transport } from './transport.ts';
import { acceptTravelOptions, type OptionsQuestion, type TravelOptionsAnswer } from './travel-options.ts';

/** The data operations, whatever carries them. */
export type EmissionsApi = {
  readonly flightEmissions: (flights: readonly Flight[], signal: AbortSignal) => Promise<Settled<FlightFigures>>;
  readonly typicalEmissions: (markets: readonly Market[], signal: AbortSignal) => Promise<Settled<TypicalFigures>>;
  /** The ways to fly a market; none where whoever answers tells of none. */
  readonly travelOptions: (question: OptionsQuestion, signal: AbortSignal) => Promise<Settled<TravelOptionsAnswer>>;
};

/** The operations over one transport: what to ask for, what to accept, and failures as values. */
export function createEmissionsApi(transport: Transport): EmissionsApi {
  return {
    flightEmissions: (flights, signal) =>
      settle(
        signal,
        async () => acceptFlightEmissions(await transport.flightEmissions(flightRequest(flights), signal)),
        'internal',
      ),
    typicalEmissions: (markets, signal) =>
      settle(
        signal,
        async () => acceptTypicalEmissions(await transport.typicalEmissions(typicalRequest(markets), signal)),
        'internal',
      ),
    travelOptions: (question, signal) =>
      settle(
        signal,
        async () => acceptTravelOptions(await transport.typicalEmissions(optionsRequest(question), signal)),
        'internal',
      ),
  };
}
