import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  flightWithEmissions,
  optionLeg,
  travelOption,
  typicalFlightEmissions,
  flightEmissionsResponse,
  typicalEmissionsResponse,
} from './any-answer.fixture.ts';
import {
  date,
  flight,
  market,
  flightEmissionsRequest,
  typicalEmissionsRequest,
  modelVersion,
  grams,
  breakdown,
  inputEntry,
  inputs,
  quantity,
  step,
  working,
  range,
  aircraft,
  unavailableDetail,
} from './any-part.fixture.ts';
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

describe('both encodings', () => {
  itRoundTrips('Date', messages.DateMessage, date);
  itRoundTrips('Flight', messages.Flight, flight);
  itRoundTrips('Market', messages.Market, market);
  itRoundTrips('FlightEmissionsRequest', messages.FlightEmissionsRequest, flightEmissionsRequest);
  itRoundTrips('TypicalEmissionsRequest', messages.TypicalEmissionsRequest, typicalEmissionsRequest);
  itRoundTrips('ModelVersion', messages.ModelVersion, modelVersion);
  itRoundTrips('EmissionsGramsPerPax', messages.EmissionsGramsPerPax, grams);
  itRoundTrips('EmissionsBreakdown', messages.EmissionsBreakdown, breakdown);
  itRoundTrips('EmissionsInputEntry', messages.EmissionsInputEntry, inputEntry);
  itRoundTrips('EmissionsInputs', messages.EmissionsInputs, inputs);
  itRoundTrips('WorkingQuantity', messages.WorkingQuantity, quantity);
  itRoundTrips('WorkingStep', messages.WorkingStep, step);
  itRoundTrips('Working', messages.Working, working);
  itRoundTrips('EmissionsRange', messages.EmissionsRange, range);
  itRoundTrips('AircraftUsed', messages.AircraftUsed, aircraft);
  itRoundTrips('UnavailableDetail', messages.UnavailableDetail, unavailableDetail);
  itRoundTrips('FlightWithEmissions', messages.FlightWithEmissions, flightWithEmissions);
  itRoundTrips('OptionLeg', messages.OptionLeg, optionLeg);
  itRoundTrips('TravelOption', messages.TravelOption, travelOption);
  itRoundTrips('TypicalFlightEmissions', messages.TypicalFlightEmissions, typicalFlightEmissions);
  itRoundTrips('FlightEmissionsResponse', messages.FlightEmissionsResponse, flightEmissionsResponse);
  itRoundTrips('TypicalEmissionsResponse', messages.TypicalEmissionsResponse, typicalEmissionsResponse);
});
