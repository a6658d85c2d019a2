import type { Tables } from '@tim/reference-data';
import { findAirport } from './find-airport.ts';
import type { ClosedAirport, MarketQuery } from './query.ts';

/** The airports of a market that are closed to passengers: what is typical of it is of others of their cities, or nearby. */
export function closedAirports(tables: Tables, market: MarketQuery): readonly ClosedAirport[] {
  const { airports, carrierStatus } = tables;
  return (['origin', 'destination'] as const).flatMap((field) => {
    const airport = findAirport(tables, field, market[field]);
    const closure = 'kind' in airport ? undefined : carrierStatus.closureOf(airport);
    if ('kind' in airport || !closure) return [];
    return {
      airport: { code: airport.iataAirportCode, name: airport.name },
      since: closure.since,
      successors: closure.successors.map((code) => ({ code, name: airports.find(code)?.name ?? code })),
    };
  });
}
