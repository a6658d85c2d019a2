import { BinaryWriter } from '@bufbuild/protobuf/wire';
import { describe, expect, it } from 'vitest';
import {
  ContrailsImpactBucket,
  contrailsImpactBucketFromJSON,
  Flight,
  FlightEmissionsResponse,
  FlightWithEmissions,
  Source,
  sourceFromJSON,
} from './index.ts';

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
  it('is kept as its number where the dialect has a number, in binary and in JSON', () => {
    // Source is field 2, the bucket field 6.
    const bytes = new BinaryWriter().uint32(16).int32(NEW_ENUM_NUMBER).uint32(48).int32(NEW_ENUM_NUMBER).finish();
    const message = FlightWithEmissions.decode(bytes);
    expect([message.source, message.contrailsImpactBucket]).toStrictEqual([NEW_ENUM_NUMBER, NEW_ENUM_NUMBER]);
    expect(FlightWithEmissions.encode(message).finish()).toStrictEqual(bytes);
    const json = FlightWithEmissions.toJSON(message);
    expect(json).toMatchObject({ source: NEW_ENUM_NUMBER, contrailsImpactBucket: NEW_ENUM_NUMBER });
    expect(FlightWithEmissions.fromJSON(json)).toStrictEqual(message);
  });

  // spec: 9.14
  it.each([['NEW_VALUE'], [NEW_ENUM_NUMBER], [-7], [true], [{}]])('is unrecognised by the JSON reader: %o', (value) => {
    expect([sourceFromJSON(value), contrailsImpactBucketFromJSON(value)]).toStrictEqual([-1, -1]);
    expect(FlightWithEmissions.fromJSON({ answeredBy: value }).answeredBy).toBe(-1);
  });
});

describe('source and contrails impact bucket', () => {
  it('are numbers in JSON, and left out where nothing is said', () => {
    const numbers = { source: Source.EASA, contrailsImpactBucket: ContrailsImpactBucket.CONTRAILS_IMPACT_SEVERE };
    expect(FlightWithEmissions.toJSON(FlightWithEmissions.create(numbers))).toStrictEqual({
      source: 2,
      contrailsImpactBucket: 3,
    });
    expect(FlightWithEmissions.toJSON(FlightWithEmissions.create())).toStrictEqual({});
    expect(FlightWithEmissions.fromJSON({ source: null })).toStrictEqual(FlightWithEmissions.create());
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
        flightEmissions: [{ flight: { origin: 'ZRH', seatMap: ['A', 'B'] }, source: 1, newField: { a: 1 } }],
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
});
