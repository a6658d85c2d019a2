import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flightEmissionsResponse, typicalEmissionsResponse } from './any-answer.fixture.ts';
import { flightEmissionsRequest, typicalEmissionsRequest } from './any-part.fixture.ts';
import * as messages from './index.ts';

/** What every generated message offers. */
type Codec<M> = Pick<messages.MessageFns<M>, 'encode' | 'decode' | 'fromJSON' | 'toJSON'>;

/** Declares the two tests of one message, with its type known to both. */
function itRoundTrips<M>(name: string, codec: Codec<M>, arbitrary: fc.Arbitrary<M>): void {
  describe(`the message ${name}`, () => {
    // spec: 3.25
    it('comes back the same from the binary encoding', () => {
      fc.assert(
        fc.property(arbitrary, (message) => {
          expect(codec.decode(codec.encode(message).finish())).toEqual(message);
        }),
      );
    });

    // spec: 3.25
    it('comes back the same from JSON text', () => {
      fc.assert(
        fc.property(arbitrary, (message) => {
          expect(codec.fromJSON(JSON.parse(JSON.stringify(codec.toJSON(message))))).toEqual(message);
        }),
      );
    });
  });
}

describe('both encodings, of requests and answers with every message in them', () => {
  itRoundTrips('FlightEmissionsRequest', messages.FlightEmissionsRequest, flightEmissionsRequest);
  itRoundTrips('TypicalEmissionsRequest', messages.TypicalEmissionsRequest, typicalEmissionsRequest);
  itRoundTrips('FlightEmissionsResponse', messages.FlightEmissionsResponse, flightEmissionsResponse);
  itRoundTrips('TypicalEmissionsResponse', messages.TypicalEmissionsResponse, typicalEmissionsResponse);
});
