import type { LegOutcome } from '../economy-legs.ts';

/** A flight and its route: "LX 52 ZRH-BOS". */
export function flightText({ query }: Pick<LegOutcome, 'query'>): string {
  return `${query.carrierCode} ${query.flightNumber} ${query.origin}-${query.destination}`;
}
