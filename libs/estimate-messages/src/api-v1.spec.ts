import { AnsweredBy, UnavailableReason } from '@tim/messages';
import type { Flight as SiteFlight } from '@tim/messages';
import {
  EmissionsProvenanceEntry_DataSource as DataSource,
  EmissionsProvenanceEntry_EmissionsProvenanceEntryType as EntryType,
  Flight,
  FlightWithDetailedEmissions,
  FlightWithEmissions,
  Source,
} from '@tim/messages/api-v1';
import { wordsIn } from '@tim/words';
import { describe, expect, it } from 'vitest';
import { flightAnswerMessage, typicalAnswerMessage } from './answers.ts';
import { apiDetailedFlightMessage, apiFlightMessage, apiTypicalMessage } from './api-v1.ts';
import { flightQuery } from './index.ts';
import { estimate, labelled, labelMetadata } from './estimate.fixture.ts';
import { siteFlight } from './api-v1/site-flight.ts';

const flight = Flight.fromPartial({
  origin: 'ZRH',
  destination: 'BOS',
  operatingCarrierCode: 'LX',
  flightNumber: 52,
  departureDate: { year: 2026, month: 12, day: 21 },
});
const ALL = { includesInputs: true, includesBreakdown: true };
const failed = { result: { kind: 'failed', code: 'unavailable' } } as const;
const unknown = { result: { kind: 'unavailable', reason: 'UNKNOWN_AIRPORT', field: 'origin', value: 'QQQ' } } as const;
const published = FlightWithDetailedEmissions.fromJSON({
  flight,
  flightEmissionsDetails: { emissionsGramsPerPax: { economy: 7 }, source: 'EASA' },
  emissionsMetadata: {
    easaLabelMetadata: { safDiscountPercentage: 0.03 },
    emissionsProvenance: {
      provenanceEntries: [
        { provenanceEntryType: 'FUEL_BURN', source: 'EEA', fuelBurnEeaStrategy: 'AIRCRAFT_MAPPING_EXACT' },
        { provenanceEntryType: 'SEATING_CONFIG', source: 'OAG', dataCategory: 'PRIMARY' },
        { provenanceEntryType: 'SEAT_AREA_RATIOS', source: 'IATA' },
      ],
    },
  },
});
const publishedAnswer = {
  result: { kind: 'published', entry: published },
  answeredBy: AnsweredBy.ANSWERED_BY_TIM_API,
} as const;

describe('an estimate in the public API', () => {
  it('names its inputs in the API’s words, and leaves out the word it has none for', () => {
    const inputs = {
      ...estimate().inputs,
      seatsPerClass: { ...estimate().inputs.seatsPerClass, source: 'REQUEST' as const },
    };
    const { emissionsMetadata } = apiDetailedFlightMessage(
      flight,
      { result: estimate({ inputs }) },
      'https://example.org/x',
    );
    const entries = emissionsMetadata?.emissionsProvenance?.provenanceEntries ?? [];
    expect(entries.map((entry) => entry.provenanceEntryType)).toEqual([
      EntryType.FUEL_BURN,
      EntryType.LOAD_FACTORS,
      EntryType.CARGO_MASS_FRACTION,
      EntryType.SEATING_CONFIG,
      EntryType.SEAT_AREA_RATIOS,
      EntryType.DISTANCE_ADJUSTMENT,
    ]);
    expect(entries[3]?.source).toBe(DataSource.DATA_SOURCE_UNSPECIFIED);
    // 6000 km x 1.02 - 17 NM
    expect(entries[5]?.value).toEqual({ $case: 'estimatedFlightDistanceKm', value: 6089 });
    expect(emissionsMetadata?.timWebsiteEmissionsCalculatorUrl).toBe('https://example.org/x');
  });

  it.each([
    ['T100', 'cargoMassFractionT100Strategy'],
    ['T2', undefined],
  ] as const)('whose cargo is from %s names a strategy of T-100 only where T-100 is the source', (source, $case) => {
    const { cargoMassFraction, ...others } = estimate().inputs;
    const inputs = { ...others, cargoMassFraction: { ...cargoMassFraction, source } };
    const { emissionsMetadata } = apiDetailedFlightMessage(flight, { result: estimate({ inputs }) }, '');
    const cargo = emissionsMetadata?.emissionsProvenance?.provenanceEntries.find(
      ({ provenanceEntryType }) => provenanceEntryType === EntryType.CARGO_MASS_FRACTION,
    );
    expect(cargo?.strategy?.$case).toBe($case);
  });

  it('from a label carries the label and none of our inputs', () => {
    const { emissionsMetadata } = apiDetailedFlightMessage(flight, { result: labelled() }, '');
    expect(emissionsMetadata?.emissionsProvenance).toBeUndefined();
    expect(emissionsMetadata?.easaLabelMetadata).toEqual(labelMetadata);
    const plain = apiFlightMessage(flight, { result: labelled() });
    expect(plain.source).toBe(Source.EASA);
    expect(plain.easaLabelMetadata).toEqual(labelMetadata);
  });

  it('has the additions only when they are asked for', () => {
    const plain = FlightWithEmissions.toJSON(apiFlightMessage(flight, { result: estimate() })) as object;
    expect(Object.keys(plain).toSorted()).toEqual(['emissionsGramsPerPax', 'flight', 'source']);
    const full = FlightWithEmissions.toJSON(apiFlightMessage(flight, { result: estimate() }, ALL)) as object;
    expect(Object.keys(full)).toEqual(expect.arrayContaining(['emissionsInputs', 'emissionsBreakdown', 'aircraft']));
  });
});

describe('no estimate in the public API', () => {
  it('is the flight alone, and the reason where additions are asked for', () => {
    expect(Object.keys(FlightWithEmissions.toJSON(apiFlightMessage(flight, unknown)) as object)).toEqual(['flight']);
    expect(apiFlightMessage(flight, unknown, ALL).unavailableReason).toBe(UnavailableReason.UNKNOWN_AIRPORT);
    expect(apiDetailedFlightMessage(flight, unknown, '')).toEqual(FlightWithDetailedEmissions.fromPartial({ flight }));
    expect(apiDetailedFlightMessage(flight, unknown, '', true)).toMatchObject({
      flight,
      unavailableReason: UnavailableReason.UNKNOWN_AIRPORT,
      unavailableDetail: { field: 'origin', value: 'QQQ' },
    });
    expect(apiTypicalMessage({ origin: 'ZRH', destination: 'QQQ' }, unknown, false).unavailableReason).toBe(0);
  });
});

describe('what people read of an answer', () => {
  const closedAirport = { code: 'TXL', name: 'Tegel' };
  const known = { of: 'route', holderCode: '', holderName: '', since: '2020-11-08', successors: [] } as const;
  const moved = {
    result: {
      kind: 'unavailable',
      reason: 'AIRPORT_MOVED',
      field: 'origin',
      value: 'TXL',
      notForPassengers: { ...known, closedAirport },
    },
  } as const;

  it('is a sentence beside the codes in the public API, in its language', () => {
    const { words } = wordsIn('de');
    expect(apiFlightMessage(flight, { result: estimate() }, ALL, words).aircraft?.basisDetail).toMatch(
      /^In der Anfrage genannt\. Bestuhlung: typisch für den Typ/,
    );
    const sentence = 'Tegel (TXL) has been closed to passengers since November 2020.';
    expect(apiDetailedFlightMessage(flight, moved, '', true).unavailableDetail?.explanation).toBe(sentence);
    expect(apiTypicalMessage({ origin: 'TXL', destination: 'ZRH' }, moved, true).unavailableDetail?.explanation).toBe(
      sentence,
    );
  });

  it('is codes alone on the site', () => {
    const found = flightAnswerMessage(siteFlight(flight), { result: estimate() }, ALL);
    expect(found.aircraft?.basisDetail).toBe('');
    expect(found.aircraftFound).toMatchObject({ kind: 'given', cabin: { kind: 'typical-of-type' } });
    const none = flightAnswerMessage(siteFlight(flight), moved, ALL);
    expect(none.unavailableDetail?.explanation).toBe('');
    expect(none.notForPassengers).toMatchObject({ since: '2020-11-08', closedAirport });
  });
});

describe('what Google published', () => {
  it('stays as it came in the public API', () => {
    expect(apiDetailedFlightMessage(flight, publishedAnswer, 'ours')).toEqual(published);
    expect(apiDetailedFlightMessage(flight, publishedAnswer, 'ours', true)).toEqual({
      ...published,
      answeredBy: AnsweredBy.ANSWERED_BY_TIM_API,
    });
    expect(apiFlightMessage(flight, publishedAnswer).emissionsGramsPerPax?.economy).toBe(7);
  });

  it('is said in the specification’s words on the site', () => {
    const site: SiteFlight = siteFlight(flight);
    const entry = flightAnswerMessage(site, publishedAnswer, ALL);
    expect(entry.answeredBy).toBe(AnsweredBy.ANSWERED_BY_TIM_API);
    expect(entry.emissionsInputs?.easaLabelData?.safDiscountPercentage).toBe(0.03);
    expect(entry.emissionsInputs?.emissionsInputEntries).toMatchObject({
      totalFuelBurnEstimatedKg: { dataSource: 'EEA', dataStrategy: 'EEA2023_CORRECTION_FACTOR' },
      seatsPerClass: { dataSource: 'OAG_SEATS_EQUIPMENT_CONFIG', dataCategory: 'PRIMARY' },
    });
  });
});

describe('a failure', () => {
  it('is never "not found" on the site', () => {
    expect(flightAnswerMessage(siteFlight(flight), failed, ALL).unavailableReason).toBe(
      UnavailableReason.PROVIDER_FAILED,
    );
    const typical = typicalAnswerMessage({ origin: 'ZRH', destination: 'BOS' }, failed);
    expect(typical.unavailableReason).toBe(UnavailableReason.PROVIDER_FAILED);
  });
});

describe('a flight of the public API as a question', () => {
  it('asks a date that is none as one no flight departs on', () => {
    const departureDate = { year: 2027, month: 2, day: 29 };
    expect(flightQuery({ ...flight, departureDate }).departureDate).toEqual({ year: 0, month: 0, day: 0 });
    expect(flightQuery({ ...flight, departureDate: { year: 2028, month: 2, day: 29 } }).departureDate.day).toBe(29);
  });
});
