import { print } from './print.ts';
import { callMilliseconds } from './served-function.ts';
import type { ServedFunction } from './served-function.ts';
import { median } from '../statistics/quantiles.ts';

/** A flight as the functions are asked for it. */
type Flight = {
  readonly origin: string;
  readonly destination: string;
  readonly operatingCarrierCode: string;
  readonly flightNumber: string;
};

const CABINS = ['economy', 'premium_economy', 'business', 'first'];

/** The first of the month so many months ahead, as SQL writes a date. */
function dateInMonths(months: number, day: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day)).toISOString().slice(0, 10);
}

const perSecond = (rows: number, milliseconds: number) =>
  `${milliseconds.toFixed(1)} ms median, ${Math.round((rows * 1000) / milliseconds).toLocaleString('en-US')} rows/s`;

/** Batches of BigQuery's: rows that differ by day and cabin of the same flights, and flights that nobody asked for before. */
export async function callBatches(served: ServedFunction, flights: readonly Flight[]): Promise<void> {
  const batch = (months: number, days: readonly number[]) =>
    JSON.stringify({
      calls: days.flatMap((day, at) =>
        flights.map(({ origin, destination, operatingCarrierCode, flightNumber }) => [
          origin,
          destination,
          operatingCarrierCode,
          Number(flightNumber),
          dateInMonths(months, day),
          CABINS[at % CABINS.length],
        ]),
      ),
    });
  const fresh: number[] = [];
  for (const months of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) fresh.push(await callMilliseconds(served, batch(months, [1])));
  const repeated: number[] = [];
  for (let turn = 0; turn < 24; turn += 1) {
    const days = [0, 1, 2, 3, 4].map((at) => 1 + ((turn + at) % 28));
    repeated.push(await callMilliseconds(served, batch(10, days)));
  }
  const rows = 5 * flights.length;
  print(
    `${rows} distinct rows of ${flights.length} flights for BigQuery (100 000 /s)`,
    perSecond(rows, median(repeated.slice(4))),
  );
  print(`${flights.length} rows of flights not asked before, for BigQuery`, perSecond(flights.length, median(fresh)));
}
