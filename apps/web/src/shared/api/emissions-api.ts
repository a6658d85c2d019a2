import type { Flight, FlightEmissionsRequest, Market, TypicalEmissionsRequest } from '@tim/messages';
import { acceptFlightEmissions, acceptTypicalEmissions, type FlightFigures, type TypicalFigures } from './answers.ts';
import type { Settled } from './outcome.ts';
import { flightRequest, optionsRequest, typicalRequest, WITH_WORKING } from './requests.ts';
import { settle } from './settle.ts';
import type { Transport } from './transport.ts';
import { acceptTravelOptions, type OptionsQuestion, type TravelOptionsAnswer } from './travel-options.ts';

/** The data operations, whatever carries them. */
export type EmissionsApi = {
  readonly flightEmissions: (flights: readonly Flight[], signal: AbortSignal) => Promise<Settled<FlightFigures>>;
  readonly typicalEmissions: (markets: readonly Market[], signal: AbortSignal) => Promise<Settled<TypicalFigures>>;
  /** The same answers with how they came about, which only our own backend tells: a call of its own, so that the figure waits for none of it. */
  readonly flightWorking: EmissionsApi['flightEmissions'];
  readonly typicalWorking: EmissionsApi['typicalEmissions'];
  /** The ways to fly a market; none where whoever answers tells of none. */
  readonly travelOptions: (question: OptionsQuestion, signal: AbortSignal) => Promise<Settled<TravelOptionsAnswer>>;
};

/** The operations over one transport: what to ask for, what to accept, and failures as values. */
export function createEmissionsApi(transport: Transport): EmissionsApi {
  const flights =
    (additions: Partial<FlightEmissionsRequest>): EmissionsApi['flightEmissions'] =>
    (asked, signal) =>
      settle(
        signal,
        async () =>
          acceptFlightEmissions(await transport.flightEmissions({ ...flightRequest(asked), ...additions }, signal)),
        'internal',
      );
  const typical =
    (additions: Partial<TypicalEmissionsRequest>): EmissionsApi['typicalEmissions'] =>
    (asked, signal) =>
      settle(
        signal,
        async () =>
          acceptTypicalEmissions(await transport.typicalEmissions({ ...typicalRequest(asked), ...additions }, signal)),
        'internal',
      );
  return {
    flightEmissions: flights({}),
    typicalEmissions: typical({}),
    flightWorking: flights(WITH_WORKING),
    // Of what the page shows first: the direct flights, where there are any.
    typicalWorking: typical({ ...WITH_WORKING, preferDirect: true }),
    travelOptions: (question, signal) =>
      settle(
        signal,
        async () => acceptTravelOptions(await transport.typicalEmissions(optionsRequest(question), signal)),
        'internal',
      ),
  };
}
