import { FlightEmissionsResponse, TypicalEmissionsResponse } from '@tim/messages';
import { describe, expect, it, vi } from 'vitest';
import { TransportError, type Transport } from './transport.ts';
import { createTripApi } from './trip-api.ts';

const flight = (origin: string, destination: string) => ({
  origin,
  destination,
  operatingCarrierCode: 'BA',
  flightNumber: '117',
  departureDate: { year: 2026, month: 12, day: 20 },
});
const NEVER = new AbortController().signal;
const grams = (economy: number) => ({ emissionsGramsPerPax: { economy } });

function transportOf(overrides: Partial<Transport> = {}): Transport {
  return {
    flightEmissions: vi.fn<Transport['flightEmissions']>(({ flights }) =>
      Promise.resolve(
        FlightEmissionsResponse.fromJSON({
          flightEmissions: flights.map((_flight, index) => grams(1000 * (index + 1))),
        }),
      ),
    ),
    typicalEmissions: vi.fn<Transport['typicalEmissions']>(({ markets }) =>
      Promise.resolve(
        TypicalEmissionsResponse.fromJSON({
          typicalFlightEmissions: markets.map(({ origin }) =>
            origin === 'QQQ' ? { unavailableReason: 'UNKNOWN_AIRPORT' } : grams(5000),
          ),
        }),
      ),
    ),
    ...overrides,
  };
}

describe('a trip’s question', () => {
  it('is one call for the flights and one for the routes, answered in their order', async () => {
    const transport = transportOf();
    const outcome = await createTripApi(() => Promise.resolve(transport))(
      {
        flights: [flight('LHR', 'JFK'), flight('JFK', 'LHR')],
        markets: [
          { origin: 'QQQ', destination: 'DOH' },
          { origin: 'MAN', destination: 'DOH' },
        ],
      },
      NEVER,
    );
    expect(transport.flightEmissions).toHaveBeenCalledTimes(1);
    expect(transport.typicalEmissions).toHaveBeenCalledTimes(1);
    expect(outcome).toMatchObject({
      kind: 'result',
      response: {
        flights: [{ response: { wellToWakeKg: { economy: 1 } } }, { response: { wellToWakeKg: { economy: 2 } } }],
        markets: [{ kind: 'empty' }, { kind: 'result', response: { wellToWakeKg: { economy: 5 } } }],
      },
    });
  });

  it('asks nobody about what the trip has none of', async () => {
    const transport = transportOf();
    await createTripApi(() => Promise.resolve(transport))({ flights: [flight('LHR', 'JFK')], markets: [] }, NEVER);
    expect(transport.typicalEmissions).not.toHaveBeenCalled();
  });

  it('keeps the answers of one call when the other fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const transport = transportOf({ flightEmissions: () => Promise.reject(new TransportError('resource-exhausted')) });
    const question = {
      flights: [flight('LHR', 'JFK')],
      markets: [{ origin: 'MAN', destination: 'DOH' }],
    };
    const outcome = await createTripApi(() => Promise.resolve(transport))(question, NEVER);
    expect(outcome).toMatchObject({
      response: { flights: [{ kind: 'failed', code: 'resource-exhausted' }], markets: [{ kind: 'result' }] },
    });
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
