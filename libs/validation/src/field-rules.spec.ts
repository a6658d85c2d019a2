import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasErrorState, helperText, type FieldName } from './field-rules.ts';
import { isFlightLegValid, isMarketValid } from './leg-validity.ts';

const TODAY = '20261121';

const AIRPORT_TEXT = '3-letter IATA airport code';
const CARRIER_TEXT = '2-character IATA airline code';
const NUMBER_TEXT = 'Numbers only';
const PAST_TEXT = 'Departure date should be in the future';
const FAR_TEXT = 'Departure date cannot be more than a year in the future';

const LEG = {
  origin: 'ZRH',
  destination: 'BOS',
  operatingCarrierCode: 'LX',
  flightNumber: '52',
  departureDate: '20261224',
};
const FIELDS: FieldName[] = ['origin', 'destination', 'operatingCarrierCode', 'flightNumber', 'departureDate'];

describe('helperText', () => {
  // spec: 5.3
  it.each([
    ['origin', '', AIRPORT_TEXT],
    ['destination', '', AIRPORT_TEXT],
    ['operatingCarrierCode', '', CARRIER_TEXT],
    ['flightNumber', '', NUMBER_TEXT],
    ['departureDate', '', PAST_TEXT],
  ] as const)('asks for %s when it is empty', (field, value, text) => {
    expect(helperText(field, value, TODAY)).toBe(text);
  });

  // spec: 5.2, 5.4, 5.5, 5.6, 5.7, 5.8
  it.each([
    ['origin', 'ZR', AIRPORT_TEXT],
    ['origin', 'ZRHX', AIRPORT_TEXT],
    ['origin', 'ZR1', AIRPORT_TEXT],
    ['origin', ' ZRH', AIRPORT_TEXT],
    ['origin', 'ZRH\n', AIRPORT_TEXT],
    ['destination', 'ZÜR', AIRPORT_TEXT],
    ['operatingCarrierCode', 'L', CARRIER_TEXT],
    ['operatingCarrierCode', 'SWR', CARRIER_TEXT],
    ['operatingCarrierCode', 'L-', CARRIER_TEXT],
    ['flightNumber', 'LX52', NUMBER_TEXT],
    ['flightNumber', '-52', NUMBER_TEXT],
    ['flightNumber', '5.2', NUMBER_TEXT],
    ['flightNumber', '５２', NUMBER_TEXT],
    ['departureDate', '20261120', PAST_TEXT],
    ['departureDate', '20260231', 'Departure date is not in the calendar'],
    ['departureDate', 'soon', 'Departure date is written YYYY/MM/DD'],
    ['departureDate', '12/11/2026', 'Departure date is written YYYY/MM/DD'],
    ['departureDate', '20271122', FAR_TEXT],
  ] as const)('says of %s %o: %s', (field, value, text) => {
    expect(helperText(field, value, TODAY)).toBe(text);
    expect(hasErrorState(field, value, TODAY)).toBe(true);
  });

  it.each([
    ['origin', 'ZRH'],
    ['destination', 'bos'],
    ['operatingCarrierCode', 'LX'],
    ['operatingCarrierCode', 'u2'],
    ['operatingCarrierCode', '5J'],
    ['flightNumber', '52'],
    ['flightNumber', '0052'],
    ['flightNumber', '99999'],
    ['departureDate', '20261121'],
    ['departureDate', '20271121'],
  ] as const)('has nothing to say of %s %o', (field, value) => {
    expect(helperText(field, value, TODAY)).toBeUndefined();
    expect(hasErrorState(field, value, TODAY)).toBe(false);
  });

  // spec: 5.10
  it('counts 365 days, not a calendar year, across a 29 February', () => {
    expect(helperText('departureDate', '20280220', '20270220')).toBeUndefined();
    expect(helperText('departureDate', '20280301', '20270302')).toBeUndefined();
    expect(helperText('departureDate', '20280302', '20270302')).toBe(FAR_TEXT);
  });
});

describe('hasErrorState', () => {
  it('is never red while a field is empty', () => {
    expect(FIELDS.filter((field) => hasErrorState(field, '', TODAY))).toStrictEqual([]);
  });
});

describe('isFlightLegValid', () => {
  it('lets a complete leg through', () => {
    expect(isFlightLegValid(LEG, TODAY)).toBe(true);
  });

  // spec: 5.1
  it.each(FIELDS)('holds a leg back while %s is empty', (field) => {
    expect(isFlightLegValid({ ...LEG, [field]: '' }, TODAY)).toBe(false);
  });

  // spec: 4.8
  it('agrees with the helper texts, whatever is typed', () => {
    const text = fc.oneof(fc.string({ maxLength: 9 }), fc.constantFrom('ZRH', 'LX', '52', '20261224'));
    const leg = fc.record({
      origin: text,
      destination: text,
      operatingCarrierCode: text,
      flightNumber: text,
      departureDate: text,
    });
    fc.assert(
      fc.property(leg, (typed) => {
        const isSilent = FIELDS.every((field) => helperText(field, typed[field], TODAY) === undefined);
        expect(isFlightLegValid(typed, TODAY)).toBe(isSilent);
      }),
    );
  });
});

describe('isMarketValid', () => {
  it('wants both airports', () => {
    expect(isMarketValid({ origin: 'ZRH', destination: 'bos' })).toBe(true);
    expect(isMarketValid({ origin: 'ZRH', destination: '' })).toBe(false);
    expect(isMarketValid({ origin: '12', destination: 'BOS' })).toBe(false);
  });
});
