import type { Unavailable } from '@tim/estimator';
import { AircraftBasis, Flight, FlightWithEmissions, Source, UnavailableReason } from '@tim/messages';
import { wordsIn } from '@tim/words';
import { describe, expect, it } from 'vitest';
import { eea, estimate, labelled, labelMetadata } from './estimate.fixture.ts';
import { flightQuery, flightWithEmissionsMessage } from './index.ts';

const ALL_PARTS = { includesInputs: true, includesBreakdown: true };

const flight = Flight.fromPartial({
  origin: 'ZRH',
  destination: 'BOS',
  operatingCarrierCode: 'LX',
  flightNumber: '52',
  departureDate: { year: 2026, month: 12, day: 21 },
});

const unavailable: Unavailable = {
  kind: 'unavailable',
  reason: 'CARRIER_NOT_ON_ROUTE',
  field: 'carrierCode',
  value: 'QF',
  carrierCodes: ['LX', 'DL'],
};

describe('an estimate as an entry of the response', () => {
  // spec: 3.14, 3.15, 3.16, 3.20
  it('carries the grams, both phases, the aircraft and whether the number is known', () => {
    const entry = flightWithEmissionsMessage(flight, estimate(), ALL_PARTS);
    expect(entry.source).toBe(Source.TIM);
    expect(entry.emissionsGramsPerPax).toMatchObject({ economy: 100, premiumEconomy: 150, business: 400, first: 500 });
    expect(entry.emissionsBreakdown?.wttEmissionsGramsPerPax?.first).toBe(100);
    expect(entry.emissionsBreakdown?.ttwEmissionsGramsPerPax?.first).toBe(400);
    expect(entry.aircraft).toMatchObject({ icaoAircraftType: 'A333', basis: AircraftBasis.AIRCRAFT_BASIS_GIVEN });
    expect(entry.flightNumberVerified).toBe(true);
  });

  // spec: 3.18, 9.22
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

  it('says editions in the language of the words', () => {
    const { seatsPerClass, ...inputs } = estimate().inputs;
    const recalled = { ...seatsPerClass, sourceVersion: 'carrier cabins, recalled from general knowledge' };
    const flown = { ...estimate(), inputs: { ...inputs, seatsPerClass: recalled } };
    const { emissionsInputs } = flightWithEmissionsMessage(flight, flown, ALL_PARTS, wordsIn('de').words);
    expect(emissionsInputs?.emissionsInputEntries['seatsPerClass']?.sourceVersion).toBe(
      'Bestuhlungen nach Fluggesellschaft, ungeprüft',
    );
  });

  it('without the working leaves out what only explains', () => {
    const entry = flightWithEmissionsMessage(flight, estimate(), ALL_PARTS);
    expect(entry.range?.low?.economy).toBe(90);
    expect(entry.range?.drivers).toEqual([]);
  });

  // spec: 3.19
  it('from a label carries the label’s share of sustainable fuel and no entries of ours', () => {
    const entry = flightWithEmissionsMessage(flight, labelled(), ALL_PARTS);
    expect(entry.source).toBe(Source.EASA);
    expect(entry.emissionsInputs?.easaLabelData).toEqual(labelMetadata);
    expect(entry.emissionsInputs?.emissionsInputEntries).toEqual({});
    expect(entry.emissionsGramsPerPax).toEqual({ economy: 90 });
    expect(entry.emissionsBreakdown?.wttEmissionsGramsPerPax).toEqual({ economy: 15 });
    expect(entry.aircraft).toBeUndefined();
    expect(entry.range).toBeUndefined();
  });

  it('from a label that states no sustainable fuel says none', () => {
    const { safDiscountFraction: _, ...label } = labelled().label;
    const entry = flightWithEmissionsMessage(flight, labelled({ label }), ALL_PARTS);
    expect(entry.emissionsInputs?.easaLabelData?.labelVersion).toBe('1.2');
    expect(entry.emissionsInputs?.easaLabelData?.safDiscountPercentage).toBeUndefined();
  });

  it('keeps contrails, range and working when there are any', () => {
    const entry = flightWithEmissionsMessage(
      flight,
      estimate({
        contrailsImpactBucket: 'MODERATE',
        working: {
          engineVersion: '1',
          steps: [
            {
              key: 'fuelBurn',
              inputs: [
                {
                  name: { kind: 'aircraft' },
                  value: 0,
                  text: 'A333',
                  provenance: { ...eea, basis: { kind: 'similar-fuel-table' } },
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
    expect(entry.range?.drivers).toEqual([{ key: 'cargo', name: 'How much cargo it carries', share: 1 }]);
    expect(entry.aircraft?.types).toHaveLength(1);
    expect(entry.working?.steps[0]?.inputs[0]).toMatchObject({
      name: 'Aircraft',
      text: 'A333',
      source: 'EEA',
      strategy: 'AIRCRAFT_MAPPING_FALLBACK',
    });
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
