import type { FlightEstimate, Unavailable } from '@tim/estimator';
import { AircraftBasis, Flight, FlightWithEmissions, Source, UnavailableReason } from '@tim/messages';
import { describe, expect, it } from 'vitest';
import { flightQuery, flightWithEmissionsMessage, typicalFlightEmissionsMessage } from './index.ts';

const ALL_PARTS = { includesInputs: true, includesBreakdown: true };

const flight = Flight.fromPartial({
  origin: 'ZRH',
  destination: 'BOS',
  operatingCarrierCode: 'LX',
  flightNumber: '52',
  departureDate: { year: 2026, month: 12, day: 21 },
});

const eea = { source: 'EEA', sourceVersion: 'MEC 2023', dataCategory: 'MODELED' } as const;
const perCabin = { economy: 1, premiumEconomy: 1.5, business: 4, first: 5 };

function estimate(overrides: Partial<FlightEstimate> = {}): FlightEstimate {
  return {
    kind: 'estimated',
    source: 'TIM',
    wellToWakeGramsPerPassenger: { economy: 100, premiumEconomy: 150, business: 400, first: 500 },
    wellToTankGramsPerPassenger: { economy: 20, premiumEconomy: 30, business: 80, first: 100 },
    tankToWakeGramsPerPassenger: { economy: 80, premiumEconomy: 120, business: 320, first: 400 },
    aircraft: {
      icaoAircraftType: 'A333',
      iataAircraftCode: '333',
      name: 'Airbus A330-300',
      fuelTableType: 'A333',
      basis: 'given',
      basisDetail: 'Named in the request.',
      types: [{ icaoAircraftType: 'A333', name: 'Airbus A330-300', weight: 1 }],
    },
    isFlightNumberVerified: true,
    inputs: {
      greatCircleDistanceKm: {
        value: 6000,
        strategy: 'AIRPORT_REFERENCE_POINT',
        source: 'AIRPORT_LIST',
        sourceVersion: '1',
        dataCategory: 'PRIMARY',
      },
      distanceAdjustmentFactor: {
        value: 1.02,
        strategy: 'ORIGIN_DESTINATION',
        source: 'ICL',
        sourceVersion: '1',
        dataCategory: 'MODELED',
      },
      fuelBurnKg: { value: 40_000, strategy: 'AIRCRAFT_MAPPING_EXACT', ...eea },
      cargoMassFraction: {
        value: 0.2,
        strategy: 'DISTANCE_AIRCRAFT_CLASS',
        source: 'T100',
        sourceVersion: '2026-02',
        dataCategory: 'MODELED',
      },
      passengerLoadFactor: {
        value: 0.845,
        strategy: 'GLOBAL_DEFAULT',
        source: 'GLOBAL_DEFAULT',
        sourceVersion: '2019',
        dataCategory: 'DEFAULT',
      },
      seatsPerClass: {
        value: perCabin,
        strategy: 'AIRCRAFT_MODEL_TYPICAL',
        source: 'AIRCRAFT_MODEL_TYPICAL',
        sourceVersion: '2026',
        dataCategory: 'DEFAULT',
      },
      cabinClassFactors: {
        value: perCabin,
        strategy: 'WIDE_AIRCRAFT_BODY',
        source: 'IATA',
        sourceVersion: 'RP 1726',
        dataCategory: 'DEFAULT',
      },
    },
    ...overrides,
  };
}

const unavailable: Unavailable = {
  kind: 'unavailable',
  reason: 'CARRIER_NOT_ON_ROUTE',
  field: 'carrierCode',
  value: 'QF',
  carrierCodes: ['LX', 'DL'],
};

describe('an estimate as an entry of the response', () => {
  it('carries the grams, both phases, the aircraft and whether the number is known', () => {
    const entry = flightWithEmissionsMessage(flight, estimate(), ALL_PARTS);
    expect(entry.source).toBe(Source.TIM);
    expect(entry.emissionsGramsPerPax).toMatchObject({ economy: 100, premiumEconomy: 150, business: 400, first: 500 });
    expect(entry.emissionsBreakdown?.wttEmissionsGramsPerPax?.first).toBe(100);
    expect(entry.emissionsBreakdown?.ttwEmissionsGramsPerPax?.first).toBe(400);
    expect(entry.aircraft).toMatchObject({ icaoAircraftType: 'A333', basis: AircraftBasis.AIRCRAFT_BASIS_GIVEN });
    expect(entry.flightNumberVerified).toBe(true);
  });

  it('names the inputs’ sources in the specification’s words', () => {
    const entries = flightWithEmissionsMessage(flight, estimate(), ALL_PARTS).emissionsInputs?.emissionsInputEntries;
    expect(entries?.['totalFuelBurnEstimatedKg']).toMatchObject({
      dataSource: 'EEA',
      dataStrategy: 'EEA2023_CORRECTION_FACTOR',
    });
    expect(entries?.['loadFactor']).toMatchObject({ dataSource: 'GLOBAL_DEFAULT' });
    expect(entries?.['cargoMassFraction']).toMatchObject({
      dataSource: 'T100',
      dataStrategy: 'DISTANCE_AIRCRAFT_CLASS',
    });
    expect(entries?.['seatsPerClass']).toMatchObject({ dataSource: 'AIRCRAFT_MODEL_TYPICAL', dataCategory: 'DEFAULT' });
  });

  it('leaves out the parts that are not wanted', () => {
    const entry = flightWithEmissionsMessage(flight, estimate(), { includesInputs: false, includesBreakdown: false });
    expect(entry.emissionsInputs).toBeUndefined();
    expect(entry.emissionsBreakdown).toBeUndefined();
    expect(entry.emissionsGramsPerPax?.economy).toBe(100);
  });

  it('from a label carries the label’s share of sustainable fuel and no entries of ours', () => {
    const labelled = estimate({
      source: 'EASA',
      safDiscountFraction: 0.03,
      wellToWakeGramsPerPassenger: { economy: 90 },
    });
    const entry = flightWithEmissionsMessage(flight, labelled, ALL_PARTS);
    expect(entry.source).toBe(Source.EASA);
    expect(entry.emissionsInputs?.easaLabelData?.safDiscountPercentage).toBe(0.03);
    expect(entry.emissionsInputs?.emissionsInputEntries).toEqual({});
    expect(entry.emissionsGramsPerPax?.first).toBeUndefined();
  });

  it('keeps contrails, range and working when there are any', () => {
    const entry = flightWithEmissionsMessage(
      flight,
      estimate({
        contrailsImpactBucket: 'MODERATE',
        range: { low: { economy: 90 }, high: { economy: 110 }, drivers: [{ key: 'cargo', name: 'Cargo', share: 1 }] },
        working: {
          engineVersion: '1',
          steps: [
            {
              key: 'k',
              name: 'n',
              formula: 'f',
              source: 's',
              inputs: [
                {
                  symbol: 'type',
                  name: 'Aircraft',
                  value: 0,
                  unit: '1',
                  text: 'A333',
                  provenance: { ...eea, strategy: 'X' },
                },
              ],
              results: [],
            },
          ],
        },
      }),
      ALL_PARTS,
    );
    expect(entry.contrailsImpactBucket).toBe(2);
    expect(entry.range?.high?.economy).toBe(110);
    expect(entry.range?.drivers).toEqual([{ key: 'cargo', name: 'Cargo', share: 1 }]);
    expect(entry.working?.steps[0]?.inputs[0]).toMatchObject({ text: 'A333', source: 'EEA', strategy: 'X' });
  });
});

describe('a reason as an entry of the response', () => {
  it('carries only the flight and the reason, in the request’s field names', () => {
    const entry = flightWithEmissionsMessage(flight, unavailable, ALL_PARTS);
    const json = FlightWithEmissions.toJSON(entry) as Record<string, unknown>;
    expect(Object.keys(json).sort()).toEqual(['flight', 'unavailableDetail', 'unavailableReason']);
    expect(entry.unavailableReason).toBe(UnavailableReason.CARRIER_NOT_ON_ROUTE);
    expect(entry.unavailableDetail).toMatchObject({
      field: 'operatingCarrierCode',
      value: 'QF',
      carrierCodes: ['LX', 'DL'],
    });
  });

  it('is the same for a market', () => {
    const entry = typicalFlightEmissionsMessage({ origin: 'ZRH', destination: 'BOS' }, unavailable);
    expect(entry.unavailableReason).toBe(UnavailableReason.CARRIER_NOT_ON_ROUTE);
    expect(entry.emissionsGramsPerPax).toBeUndefined();
  });
});

describe('a flight as a question', () => {
  it('keeps a number that is too long for a number out of the range of flights', () => {
    expect(flightQuery({ ...flight, flightNumber: '99999999999999999999' }).flightNumber).toBeGreaterThan(9999);
  });

  it('names the aircraft only when the caller does', () => {
    expect(flightQuery(flight)).not.toHaveProperty('aircraftCode');
    expect(flightQuery({ ...flight, aircraftCode: '333' }).aircraftCode).toBe('333');
  });
});
