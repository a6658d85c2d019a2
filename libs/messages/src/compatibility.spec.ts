import { BinaryWriter } from '@bufbuild/protobuf/wire';
import { describe, expect, it } from 'vitest';
import { ContrailsImpactBucket, Flight, FlightEmissionsResponse, FlightWithEmissions, Source } from './index.ts';

/** Number of an enum value that this edition does not know. */
const NEW_ENUM_NUMBER = 99;
/** Number of a field that this edition does not know. */
const NEW_FIELD_NUMBER = 19_000;

describe('enum numbers', () => {
  // spec: 9.11, 9.12, 9.13, 9.14
  it('are those of the specification for the source', () => {
    expect(Source).toStrictEqual({ SOURCE_UNSPECIFIED: 0, TIM: 1, EASA: 2, UNRECOGNIZED: -1 });
  });

  // spec: 3.21, 9.15, 9.16, 9.17, 9.18, 9.19
  it('are those of the specification for the contrails impact bucket', () => {
    expect(ContrailsImpactBucket).toStrictEqual({
      CONTRAILS_IMPACT_UNSPECIFIED: 0,
      CONTRAILS_IMPACT_NEGLIGIBLE: 1,
      CONTRAILS_IMPACT_MODERATE: 2,
      CONTRAILS_IMPACT_SEVERE: 3,
      UNRECOGNIZED: -1,
    });
  });
});

describe('an enum value of a newer edition', () => {
  it('is kept as its number by the binary reader, and written to JSON as unrecognised', () => {
    // Source is field 2, the bucket field 6.
    const bytes = new BinaryWriter().uint32(16).int32(NEW_ENUM_NUMBER).uint32(48).int32(NEW_ENUM_NUMBER).finish();
    const message = FlightWithEmissions.decode(bytes);
    expect([message.source, message.contrailsImpactBucket]).toStrictEqual([NEW_ENUM_NUMBER, NEW_ENUM_NUMBER]);
    expect(FlightWithEmissions.toJSON(message)).toMatchObject({
      source: 'UNRECOGNIZED',
      contrailsImpactBucket: 'UNRECOGNIZED',
    });
  });

  // spec: 9.14
  it.each([['NEW_VALUE'], [NEW_ENUM_NUMBER], [-7], [true], [{}]])('is unrecognised by the JSON reader: %o', (value) => {
    const message = FlightWithEmissions.fromJSON({ source: value, contrailsImpactBucket: value });
    expect([message.source, message.contrailsImpactBucket]).toStrictEqual([-1, -1]);
  });

  it.each([
    ['EASA', Source.EASA],
    [2, Source.EASA],
    [undefined, Source.SOURCE_UNSPECIFIED],
    [null, Source.SOURCE_UNSPECIFIED],
  ])('is told apart from a known one, by name or by number: %o', (source, expected) => {
    expect(FlightWithEmissions.fromJSON({ source }).source).toBe(expected);
  });
});

describe('a field of a newer edition', () => {
  const response = FlightEmissionsResponse.fromPartial({
    flightEmissions: [{ flight: { origin: 'ZRH' }, source: Source.TIM }],
  });

  it.each([
    ['a varint', (writer: BinaryWriter) => writer.tag(NEW_FIELD_NUMBER, 0).uint32(7)],
    ['eight bytes', (writer: BinaryWriter) => writer.tag(NEW_FIELD_NUMBER, 1).double(7)],
    ['text', (writer: BinaryWriter) => writer.tag(NEW_FIELD_NUMBER, 2).string('seven')],
    ['four bytes', (writer: BinaryWriter) => writer.tag(NEW_FIELD_NUMBER, 5).float(7)],
  ])('is skipped by the binary reader: %s', (_, write) => {
    const bytes = write(FlightEmissionsResponse.encode(response)).finish();
    expect(FlightEmissionsResponse.decode(bytes)).toEqual(response);
  });

  it('is skipped by the binary reader inside a message inside', () => {
    const inner = new BinaryWriter().tag(NEW_FIELD_NUMBER, 2).string('seven').finish();
    const flight = Flight.decode(Uint8Array.of(...inner, ...Flight.encode(Flight.create({ origin: 'ZRH' })).finish()));
    expect(flight.origin).toBe('ZRH');
  });

  it('is skipped by the JSON reader, at every depth', () => {
    expect(
      FlightEmissionsResponse.fromJSON({
        flightEmissions: [{ flight: { origin: 'ZRH', seatMap: ['A', 'B'] }, source: 'TIM', newField: { a: 1 } }],
        newField: 7,
      }),
    ).toEqual(response);
  });
});

describe('the flight number', () => {
  // spec: 3.5
  it.each([['52'], [52]])('is text, whether JSON holds %o', (flightNumber) => {
    expect(Flight.fromJSON({ flightNumber }).flightNumber).toBe('52');
  });

  it('is written to JSON as text', () => {
    expect(Flight.toJSON(Flight.create({ flightNumber: '52' }))).toStrictEqual({ flightNumber: '52' });
  });
});
