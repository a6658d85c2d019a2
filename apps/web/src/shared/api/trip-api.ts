import type { Flight, Market } from '@tim/messages';
import { acceptFlightEmissions, acceptTypicalEmissions, type FlightFigures, type TypicalFigures } from './answers.ts';
import { inTime } from '../in-time.ts';
import { once } from '../once.ts';
import type { Settled } from './outcome.ts';
import { flightRequest, typicalRequest } from './requests.ts';
import { settle } from './settle.ts';
import { CALL_TIMEOUT_MS, TransportError, type Transport } from './transport.ts';

/** What a trip asks, each flight and each route once. */
export type TripQuestion = {
  readonly flights: readonly Flight[];
  readonly markets: readonly Market[];
};

/** What became of each flight and each route, in the question's order. */
export type TripFigures = {
  readonly flights: readonly Settled<FlightFigures>[];
  readonly markets: readonly Settled<TypicalFigures>[];
};

const late = () => new TransportError('deadline-exceeded');

export type TripApi = (question: TripQuestion, signal: AbortSignal) => Promise<Settled<TripFigures>>;

/**
 * Asks all flights of a trip in one call and all routes in another. One that fails leaves the other's answers.
 *
 * @param loadTransport - loads the way to the operations, at the first question
 */
export function createTripApi(loadTransport: () => Promise<Transport>): TripApi {
  const loadOnce = once(loadTransport);
  const askEach = async <Figures>(
    items: readonly unknown[],
    signal: AbortSignal,
    ask: (transport: Transport) => Promise<readonly Settled<Figures>[]>,
  ): Promise<readonly Settled<Figures>[]> => {
    if (items.length === 0) return [];
    const answer = async () => ask(await loadOnce());
    const outcome = await settle(
      signal,
      async () => ({ kind: 'result', response: await inTime(answer(), CALL_TIMEOUT_MS, late) }),
      'unavailable',
    );
    return outcome.kind === 'result' ? outcome.response : items.map(() => outcome);
  };
  return async ({ flights, markets }, signal) => {
    const [flightOutcomes, marketOutcomes] = await Promise.all([
      askEach(flights, signal, async (transport) => {
        const response = await transport.flightEmissions(flightRequest(flights), signal);
        return flights.map((_flight, index) =>
          acceptFlightEmissions({ ...response, flightEmissions: response.flightEmissions.slice(index, index + 1) }),
        );
      }),
      askEach(markets, signal, async (transport) => {
        const response = await transport.typicalEmissions(typicalRequest(markets), signal);
        return markets.map((_market, index) =>
          acceptTypicalEmissions({
            ...response,
            typicalFlightEmissions: response.typicalFlightEmissions.slice(index, index + 1),
          }),
        );
      }),
    ]);
    return { kind: 'result', response: { flights: flightOutcomes, markets: marketOutcomes } };
  };
}
