import type { Flight, Market } from '@tim/messages';
import type { FlightFigures, TypicalFigures } from '../shared/api/answers.ts';
import type { Settled } from '../shared/api/outcome.ts';
import { FLIGHT_FUNCTION, flightRequest, TYPICAL_FUNCTION, typicalRequest } from '../shared/api/requests.ts';
import { handOverAnswer } from '../shared/hand-over.ts';
import { readEarlyFlight, readEarlyTypical } from './read-early-answer.ts';

/** The outcome of each flight, asked in one call before the application runs, which takes the answer over. */
export function askFlights(base: string, flights: readonly Flight[]): Promise<readonly Settled<FlightFigures>[]> {
  return askEach(base, FLIGHT_FUNCTION, flights, flightRequest, readEarlyFlight);
}

/** The outcome of each route, asked alike. */
export function askMarkets(base: string, markets: readonly Market[]): Promise<readonly Settled<TypicalFigures>[]> {
  return askEach(base, TYPICAL_FUNCTION, markets, typicalRequest, readEarlyTypical);
}

/**
 * Nothing is asked where there are no items.
 *
 * @param base - where the functions are, with a slash at its end
 */
async function askEach<Item, Figures>(
  base: string,
  name: string,
  items: readonly Item[],
  requestOf: (items: readonly Item[]) => unknown,
  read: (json: unknown, index: number) => Settled<Figures>,
): Promise<readonly Settled<Figures>[]> {
  if (items.length === 0) return [];
  const request = requestOf(items);
  const answer = readAnswer(base + name, request).catch(() => undefined);
  handOverAnswer(name, request, answer);
  const json = await answer;
  return items.map((_item, index) =>
    json === undefined ? { kind: 'failed', code: 'unavailable' } : read(json, index),
  );
}

async function readAnswer(url: string, data: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ data }),
  });
  return ((await response.json()) as { readonly result?: unknown }).result;
}
