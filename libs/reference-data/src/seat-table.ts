import type { SeatsBasis } from './basis.ts';
import type { Sourced } from './sourced.ts';
import type { OpenTable } from './table-header.ts';
import type { SeatsPerClass, SeatTable } from './look-ups.ts';

/** Edition, then columns: type, economy, premium economy, business and first class seats. */
export function readSeats({ reader }: OpenTable): SeatTable {
  const sourceVersion = reader.text();
  const types = reader.sortedStrings();
  const economy = reader.uints();
  const premiumEconomy = reader.uints();
  const business = reader.uints();
  const first = reader.uints();
  const seats = new Map(
    types.map((type, index): [string, Sourced<SeatsPerClass, SeatsBasis>] => [
      type,
      {
        value: {
          economy: economy[index] ?? 0,
          premiumEconomy: premiumEconomy[index] ?? 0,
          business: business[index] ?? 0,
          first: first[index] ?? 0,
        },
        basis: { kind: 'typical-of-type', isScaledToReportedTotal: false },
        source: 'AIRCRAFT_MODEL_TYPICAL',
        sourceVersion,
        dataCategory: 'DEFAULT',
      },
    ]),
  );
  return { typical: (type) => seats.get(type) };
}
