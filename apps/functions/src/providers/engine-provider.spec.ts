import { createEstimator } from '@tim/estimator';
import { FlightEmissionsRequest, TypicalEmissionsRequest, UnavailableReason } from '@tim/messages';
import { describe, expect, it } from 'vitest';
import { loadTables } from '../config/load-tables.ts';
import { engineProvider } from './engine-provider.ts';

const tables = loadTables(new URL('../../../../libs/reference-data/tables/', import.meta.url));
const now = Date.UTC(2026, 10, 21);
const provider = engineProvider(createEstimator(tables), () => now);

const lx52 = {
  origin: 'ZRH',
  destination: 'BOS',
  operatingCarrierCode: 'LX',
  flightNumber: '52',
  departureDate: { year: 2026, month: 12, day: 21 },
};

describe('the engine as provider', () => {
  it('answers every flight in the order asked, with or without an estimate', async () => {
    const request = FlightEmissionsRequest.fromPartial({
      flights: [lx52, { ...lx52, operatingCarrierCode: 'QF' }, { ...lx52, flightNumber: '54' }],
    });
    const { flightEmissions, modelVersion } = await provider.flightEmissions(request);
    expect(flightEmissions.map((entry) => entry.flight)).toEqual(request.flights);
    expect(flightEmissions.map((entry) => entry.emissionsGramsPerPax !== undefined)).toEqual([true, false, true]);
    expect(flightEmissions[1]?.unavailableReason).toBe(UnavailableReason.CARRIER_NOT_ON_ROUTE);
    expect(modelVersion).toMatchObject({ major: 3, minor: 0, patch: 0 });
    expect(modelVersion?.dated).toMatch(/^\d{8}$/);
  });

  it('gives inputs and breakdown unless they are refused, and the working only when asked', async () => {
    const plain = await provider.flightEmissions(FlightEmissionsRequest.fromPartial({ flights: [lx52] }));
    expect(plain.flightEmissions[0]?.emissionsInputs).toBeDefined();
    expect(plain.flightEmissions[0]?.emissionsBreakdown).toBeDefined();
    expect(plain.flightEmissions[0]?.working).toBeUndefined();
    const bare = await provider.flightEmissions(
      FlightEmissionsRequest.fromPartial({
        flights: [lx52],
        includeEmissionsInputs: false,
        includeEmissionsBreakdown: false,
        includeWorking: true,
      }),
    );
    expect(bare.flightEmissions[0]?.emissionsInputs).toBeUndefined();
    expect(bare.flightEmissions[0]?.emissionsBreakdown).toBeUndefined();
    expect(bare.flightEmissions[0]?.working?.steps.length).toBeGreaterThan(5);
  });

  it('counts the departure window from the present', async () => {
    const yesterday = { ...lx52, departureDate: { year: 2026, month: 11, day: 19 } };
    const { flightEmissions } = await provider.flightEmissions(
      FlightEmissionsRequest.fromPartial({ flights: [yesterday] }),
    );
    expect(flightEmissions[0]?.unavailableReason).toBe(UnavailableReason.DATE_OUT_OF_WINDOW);
    expect(flightEmissions[0]?.unavailableDetail?.earliestDate).toEqual({ year: 2026, month: 11, day: 20 });
  });

  it('answers every market in the order asked', async () => {
    const request = TypicalEmissionsRequest.fromPartial({
      markets: [
        { origin: 'ZRH', destination: 'BOS' },
        { origin: 'ZRH', destination: 'QQQ' },
      ],
    });
    const { typicalFlightEmissions } = await provider.typicalEmissions(request);
    expect(typicalFlightEmissions.map((entry) => entry.market)).toEqual(request.markets);
    expect(typicalFlightEmissions[0]?.emissionsGramsPerPax?.economy).toBeGreaterThan(100_000);
    expect(typicalFlightEmissions[1]?.unavailableReason).toBe(UnavailableReason.UNKNOWN_AIRPORT);
  });

  it('has nothing to answer for an empty list', async () => {
    expect((await provider.flightEmissions(FlightEmissionsRequest.fromPartial({}))).flightEmissions).toEqual([]);
  });
});
