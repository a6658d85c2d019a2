import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as messages from './index.ts';

/** What every generated message offers. */
type Codec<M> = Pick<messages.MessageFns<M>, 'encode' | 'decode' | 'fromJSON' | 'toJSON'>;

const text = fc.string({ unit: 'binary', maxLength: 12 });
/** A key of a map: an object cannot have `__proto__` as one. */
const mapKey = text.filter((key) => key !== '__proto__');
const int32 = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
// Proto3 leaves a zero out, and JSON has no negative one.
const double = fc.double().map((value) => (value === 0 ? 0 : value));
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const list = <T>(value: fc.Arbitrary<T>) => fc.array(value, { maxLength: 3 });
const valueOf = <T extends number>(enumeration: Record<string, T>) => fc.constantFrom(...Object.values(enumeration));

const date: fc.Arbitrary<messages.DateMessage> = fc.record({ year: int32, month: int32, day: int32 });

const flight: fc.Arbitrary<messages.Flight> = fc.record({
  origin: text,
  destination: text,
  operatingCarrierCode: text,
  flightNumber: text,
  departureDate: optional(date),
  aircraftCode: optional(text),
});

const market: fc.Arbitrary<messages.Market> = fc.record({ origin: text, destination: text });

const flightEmissionsRequest: fc.Arbitrary<messages.FlightEmissionsRequest> = fc.record({
  flights: list(flight),
  includeEmissionsInputs: optional(fc.boolean()),
  includeEmissionsBreakdown: optional(fc.boolean()),
  includeWorking: optional(fc.boolean()),
});

const typicalEmissionsRequest: fc.Arbitrary<messages.TypicalEmissionsRequest> = fc.record({
  markets: list(market),
  includeWorking: optional(fc.boolean()),
  includeOptions: optional(fc.boolean()),
  optionsDate: optional(date),
  preferDirect: optional(fc.boolean()),
});

const modelVersion: fc.Arbitrary<messages.ModelVersion> = fc.record({
  major: int32,
  minor: int32,
  patch: int32,
  dated: text,
  dataHash: optional(text),
});

const grams: fc.Arbitrary<messages.EmissionsGramsPerPax> = fc.record({
  first: optional(int32),
  business: optional(int32),
  premiumEconomy: optional(int32),
  economy: optional(int32),
});

const breakdown: fc.Arbitrary<messages.EmissionsBreakdown> = fc.record({
  wttEmissionsGramsPerPax: optional(grams),
  ttwEmissionsGramsPerPax: optional(grams),
});

const inputEntry: fc.Arbitrary<messages.EmissionsInputEntry> = fc.record({
  dataSource: text,
  dataStrategy: text,
  sourceVersion: text,
  dataCategory: text,
});

const inputs: fc.Arbitrary<messages.EmissionsInputs> = fc.record({
  emissionsInputEntries: fc.dictionary(mapKey, inputEntry, { maxKeys: 3 }),
  easaLabelData: optional(
    fc.record({
      safDiscountPercentage: optional(double),
      labelVersion: optional(text),
      labelIssueDate: optional(date),
      labelExpiryDate: optional(date),
    }),
  ),
});

const code: fc.Arbitrary<messages.QuantityCode> = fc.record({
  kind: text,
  cabin: optional(text),
  body: optional(text),
  end: optional(text),
  airportCode: optional(text),
  place: optional(int32),
  legs: list(text),
  carrierCodes: list(text),
  driver: optional(text),
  hours: optional(int32),
  bucket: optional(text),
  passengerMassKg: optional(double),
  nauticalMiles: optional(double),
});

const quantity: fc.Arbitrary<messages.WorkingQuantity> = fc.record({
  symbol: text,
  name: text,
  value: double,
  unit: text,
  source: optional(text),
  sourceVersion: optional(text),
  strategy: optional(text),
  dataCategory: optional(text),
  text: optional(text),
  code: optional(code),
});

const step: fc.Arbitrary<messages.WorkingStep> = fc.record({
  key: text,
  name: text,
  formula: text,
  inputs: list(quantity),
  results: list(quantity),
  source: text,
});

const working: fc.Arbitrary<messages.Working> = fc.record({ steps: list(step), engineVersion: text });

const range: fc.Arbitrary<messages.EmissionsRange> = fc.record({
  low: optional(grams),
  high: optional(grams),
  drivers: list(fc.record({ key: text, name: text, share: fc.double({ min: 0, max: 1, noNaN: true }) })),
});

const aircraft: fc.Arbitrary<messages.AircraftUsed> = fc.record({
  icaoAircraftType: text,
  name: text,
  basis: valueOf(messages.AircraftBasis),
  iataAircraftCode: optional(text),
  fuelTableType: text,
  basisDetail: text,
  types: list(
    fc.record({
      icaoAircraftType: text,
      name: text,
      weight: fc.double({ min: 0, max: 1, noNaN: true }),
      economyGrams: int32,
    }),
  ),
});

const unavailableDetail: fc.Arbitrary<messages.UnavailableDetail> = fc.record({
  field: text,
  value: text,
  carrierCodes: list(text),
  airportCodes: list(text),
  markets: list(market),
  earliestDate: optional(date),
  latestDate: optional(date),
  explanation: text,
  successors: list(text),
});

const standing: fc.Arbitrary<messages.RouteStanding> = fc.record({
  value: valueOf(messages.RouteStandingValue),
  why: text,
  explanation: text,
  month: optional(text),
  airportCode: optional(text),
  carrierCode: optional(text),
  airportUse: optional(text),
});

const namedCode: fc.Arbitrary<messages.NamedCode> = fc.record({ code: text, name: text });

const aircraftFound: fc.Arbitrary<messages.AircraftFound> = fc.record({
  kind: text,
  carrier: optional(namedCode),
  schedule: optional(text),
  family: optional(text),
  isMiddleOfSeveral: fc.boolean(),
  isFleetKnown: fc.boolean(),
  operatedBy: optional(fc.record({ kind: text, carrier: optional(namedCode), partner: optional(namedCode) })),
  cabin: optional(
    fc.record({
      kind: text,
      layouts: list(text),
      isScaledToReportedTotal: fc.boolean(),
      isSharedOut: fc.boolean(),
      sourceVersion: text,
      dataCategory: text,
    }),
  ),
});

const notForPassengers: fc.Arbitrary<messages.NotForPassengers> = fc.record({
  of: text,
  holder: optional(namedCode),
  since: text,
  successors: list(namedCode),
  closedAirport: optional(namedCode),
});

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

const flightEmissionsResponse: fc.Arbitrary<messages.FlightEmissionsResponse> = fc.record({
  flightEmissions: list(flightWithEmissions),
  modelVersion: optional(modelVersion),
});

const typicalEmissionsResponse: fc.Arbitrary<messages.TypicalEmissionsResponse> = fc.record({
  typicalFlightEmissions: list(typicalFlightEmissions),
  modelVersion: optional(modelVersion),
});

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
