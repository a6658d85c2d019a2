import { CABIN_CLASSES } from '@tim/estimator';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flightRows, marketRows, readFlightRows, readMarketRows } from './figure-rows.ts';

const kg = fc.integer({ min: 1, max: 100_000 }).map((tenths) => tenths / 10);
const error = fc.option(fc.integer({ min: -9999, max: 50_000 }).map((tenThousandths) => tenThousandths / 10_000));
const cabin = fc.constantFrom(...CABIN_CLASSES);

const flight = fc.record({
  carrier: fc.constantFrom('LX', '5Y'),
  flightNumber: fc.integer({ min: 1, max: 9999 }),
  origin: fc.constant('ZRH'),
  destination: fc.constant('BOS'),
  departureDate: fc.constant('2026-03-04'),
  cabin,
  aircraftNamed: fc.string(),
  aircraftUsed: fc.option(fc.constant('A333')),
  publishedKg: kg,
  ourKg: fc.option(kg),
  lowKg: fc.option(kg),
  highKg: fc.option(kg),
  error,
  exactKg: fc.option(kg),
  exactError: error,
});

describe('the rows of published figures', () => {
  it('of flights are read with the key and the errors they were written with, whatever an aircraft is called', () => {
    fc.assert(
      fc.property(fc.array(flight), (flights) => {
        const kept = flights.map(
          ({ aircraftUsed: _used, ourKg: _ours, lowKg: _low, highKg: _high, exactKg: _exact, ...earlier }) => earlier,
        );
        expect(readFlightRows(flightRows(flights))).toEqual(kept);
      }),
    );
  });

  it('of markets are read as they were written', () => {
    const market = fc.record({
      market: fc.constant('ZRH-BOS'),
      cabin,
      captured: fc.integer({ min: 2020, max: 2100 }),
      publishedKg: kg,
      ourKg: fc.option(kg),
      error,
    });
    fc.assert(
      fc.property(fc.array(market), (markets) => {
        expect(readMarketRows(marketRows(markets))).toEqual(markets.map(({ ourKg: _ours, ...earlier }) => earlier));
      }),
    );
  });
});
