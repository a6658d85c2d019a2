import { FlightEmissionsResponse, Source, TypicalEmissionsResponse, UnavailableReason } from '@tim/messages';
import { describe, expect, it } from 'vitest';
import { resultOf } from '../../testing/answers.ts';
import { acceptFlightEmissions, acceptTypicalEmissions } from './answers.ts';
import { EASA_FLIGHT_RESPONSE, STANDARD_FLIGHT_RESPONSE, TYPICAL_RESPONSE } from './samples/samples.ts';

const EMPTY = { unavailableReason: UnavailableReason.UNAVAILABLE_REASON_UNSPECIFIED, detail: undefined };

const answerOf = (json: unknown) => resultOf(acceptFlightEmissions(FlightEmissionsResponse.fromJSON(json)));

describe('acceptFlightEmissions', () => {
  // spec: 5.17, 7.20
  it('turns grams into kilograms, once, in fields named for them', () => {
    const answer = answerOf(STANDARD_FLIGHT_RESPONSE);
    expect(answer.wellToWakeKg.economy).toBe(624.075);
    expect(answer.wellToTankKg?.economy).toBe(105.19);
    expect(answer.tankToWakeKg?.economy).toBe(518.885);
  });

  it('takes what a plain client of the specification needs', () => {
    const answer = answerOf(EASA_FLIGHT_RESPONSE);
    expect(answer.source).toBe(Source.EASA);
    expect(answer.inputs?.easaLabelData?.safDiscountPercentage).toBe(0.03);
    expect(answer.aircraft).toBeUndefined();
  });

  it('keeps the range, in kilograms, and what makes it wide', () => {
    const [first] = STANDARD_FLIGHT_RESPONSE.flightEmissions;
    const driver = { key: 'cargo', name: 'Cargo', share: 1 };
    const range = { low: { economy: 262_400 }, high: { economy: 348_200 }, drivers: [driver] };
    expect(answerOf({ flightEmissions: [{ ...first, range }] }).range).toEqual({
      lowKg: { economy: 262.4 },
      highKg: { economy: 348.2 },
      drivers: [driver],
    });
    expect(answerOf({ flightEmissions: [first] }).range).toBeUndefined();
    expect(answerOf({ flightEmissions: [{ ...first, range: { low: {} } }] }).range).toBeUndefined();
  });

  // spec: 3.5
  it('reads flight numbers that come as numbers', () => {
    const [first] = STANDARD_FLIGHT_RESPONSE.flightEmissions;
    const response = FlightEmissionsResponse.fromJSON({
      flightEmissions: [{ ...first, flight: { ...first?.flight, flightNumber: 38 } }],
    });
    expect(response.flightEmissions[0]?.flight?.flightNumber).toBe('38');
    expect(acceptFlightEmissions(response).kind).toBe('result');
  });

  // spec: 7.14
  it.each([
    ['no answer at all', {}],
    ['an empty list', { flightEmissions: [] }],
    ['a first entry without emissions', { flightEmissions: [{}, STANDARD_FLIGHT_RESPONSE.flightEmissions[0]] }],
  ])('is empty for %s', (_what, json) => {
    expect(acceptFlightEmissions(FlightEmissionsResponse.fromJSON(json))).toMatchObject({
      kind: 'empty',
      reason: EMPTY,
    });
  });

  it('keeps the reason an entry gives, with the names of its carriers', () => {
    const unavailableDetail = { value: 'NYC', airportCodes: ['JFK'] };
    const entry = { unavailableReason: 'CITY_CODE', unavailableDetail, carrierNames: { LX: 'Swiss' } };
    const json = { flightEmissions: [entry] };
    expect(acceptFlightEmissions(FlightEmissionsResponse.fromJSON(json))).toMatchObject({
      kind: 'empty',
      reason: {
        unavailableReason: UnavailableReason.CITY_CODE,
        detail: unavailableDetail,
        carrierNames: { LX: 'Swiss' },
      },
    });
  });
});

describe('acceptTypicalEmissions', () => {
  // spec: 7.20
  it('turns grams into kilograms', () => {
    const answer = resultOf(acceptTypicalEmissions(TypicalEmissionsResponse.fromJSON(TYPICAL_RESPONSE)));
    expect(answer.wellToWakeKg).toEqual({
      economy: 660.25,
      premiumEconomy: 990.375,
      business: 2641,
      first: 3301.25,
    });
  });

  // spec: 7.19
  it.each([
    ['no answer at all', {}],
    ['an empty list', { typicalFlightEmissions: [] }],
    ['a first entry without emissions', { typicalFlightEmissions: [{ market: { origin: 'ZRH' } }] }],
  ])('is empty for %s', (_what, json) => {
    expect(acceptTypicalEmissions(TypicalEmissionsResponse.fromJSON(json))).toMatchObject({
      kind: 'empty',
      reason: EMPTY,
    });
  });
});
