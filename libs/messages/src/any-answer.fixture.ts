import fc from 'fast-check';
import * as messages from './index.ts';
import {
  text,
  mapKey,
  int32,
  optional,
  list,
  valueOf,
  flight,
  market,
  modelVersion,
  grams,
  breakdown,
  inputs,
  working,
  range,
  aircraft,
  unavailableDetail,
  standing,
  aircraftFound,
  notForPassengers,
} from './any-part.fixture.ts';

const flightWithEmissions: fc.Arbitrary<messages.FlightWithEmissions> = fc.record({
  flight: optional(flight),
  source: valueOf(messages.Source),
  emissionsGramsPerPax: optional(grams),
  emissionsInputs: optional(inputs),
  emissionsBreakdown: optional(breakdown),
  contrailsImpactBucket: valueOf(messages.ContrailsImpactBucket),
  working: optional(working),
  range: optional(range),
  aircraft: optional(aircraft),
  flightNumberVerified: optional(fc.boolean()),
  unavailableReason: valueOf(messages.UnavailableReason),
  unavailableDetail: optional(unavailableDetail),
  answeredBy: optional(valueOf(messages.AnsweredBy)),
  numberListing: optional(
    fc.record({
      lastEntered: optional(text),
      entriesKnownFrom: text,
      isCarrierInDoubt: fc.boolean(),
      otherRoutes: list(market),
    }),
  ),
  aircraftFound: optional(aircraftFound),
  notForPassengers: optional(notForPassengers),
  standing: optional(standing),
  missingCabins: list(text),
  isLayoutKnown: fc.boolean(),
  carrierNames: fc.dictionary(mapKey, text),
  placeNames: fc.dictionary(mapKey, text),
});

const optionLeg: fc.Arbitrary<messages.OptionLeg> = fc.record({
  market: optional(market),
  carrierCode: text,
  carrierName: text,
  flightNumbers: list(int32),
  aircraft: optional(aircraft),
  contrailsImpactBucket: valueOf(messages.ContrailsImpactBucket),
  missingCabins: list(text),
  isLayoutKnown: fc.boolean(),
});

const travelOption: fc.Arbitrary<messages.TravelOption> = fc.record({
  legs: list(optionLeg),
  emissionsGramsPerPax: optional(grams),
  range: optional(range),
  durationHours: fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
  daysAYear: fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
  isInTypical: fc.boolean(),
  isNearby: fc.boolean(),
  otherAirports: list(text),
  standing: optional(standing),
  missingCabins: list(text),
});

const closedAirport: fc.Arbitrary<messages.ClosedAirport> = fc.record({
  code: text,
  since: text,
  successors: list(text),
  explanation: text,
});

const typicalOfSome: fc.Arbitrary<messages.TypicalOfSome> = fc.record({
  emissionsGramsPerPax: optional(grams),
  range: optional(range),
  waysCount: int32,
  carrierCodes: list(text),
  rareCabins: list(text),
  missingCabins: list(text),
});

const typicalFlightEmissions: fc.Arbitrary<messages.TypicalFlightEmissions> = fc.record({
  market: optional(market),
  emissionsGramsPerPax: optional(grams),
  working: optional(working),
  range: optional(range),
  carrierCodes: list(text),
  unavailableReason: valueOf(messages.UnavailableReason),
  unavailableDetail: optional(unavailableDetail),
  answeredBy: optional(valueOf(messages.AnsweredBy)),
  answeredMarkets: list(market),
  options: list(travelOption),
  oldOptions: list(travelOption),
  changeAirportCodes: list(text),
  rareCabins: list(text),
  missingCabins: list(text),
  closedAirports: list(closedAirport),
  carrierNames: fc.dictionary(mapKey, text),
  placeNames: fc.dictionary(mapKey, text),
  notForPassengers: optional(notForPassengers),
  airportNames: fc.dictionary(mapKey, text),
  waysCount: optional(int32),
  direct: optional(typicalOfSome),
  oneStop: optional(typicalOfSome),
});

export const flightEmissionsResponse: fc.Arbitrary<messages.FlightEmissionsResponse> = fc.record({
  flightEmissions: list(flightWithEmissions),
  modelVersion: optional(modelVersion),
});

export const typicalEmissionsResponse: fc.Arbitrary<messages.TypicalEmissionsResponse> = fc.record({
  typicalFlightEmissions: list(typicalFlightEmissions),
  modelVersion: optional(modelVersion),
});
