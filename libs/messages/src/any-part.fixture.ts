import fc from 'fast-check';
import * as messages from './index.ts';

export const text = fc.string({ unit: 'binary', maxLength: 12 });
/** A key of a map: an object cannot have `__proto__` as one. */
export const mapKey = text.filter((key) => key !== '__proto__');
export const int32 = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
// Proto3 leaves a zero out, and JSON has no negative one.
const double = fc.double().map((value) => (value === 0 ? 0 : value));
export const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
export const list = <T>(value: fc.Arbitrary<T>) => fc.array(value, { maxLength: 3 });
export const valueOf = <T extends number>(enumeration: Record<string, T>) =>
  fc.constantFrom(...Object.values(enumeration));

const date: fc.Arbitrary<messages.DateMessage> = fc.record({ year: int32, month: int32, day: int32 });

export const flight: fc.Arbitrary<messages.Flight> = fc.record({
  origin: text,
  destination: text,
  operatingCarrierCode: text,
  flightNumber: text,
  departureDate: optional(date),
  aircraftCode: optional(text),
});

export const market: fc.Arbitrary<messages.Market> = fc.record({ origin: text, destination: text });

export const flightEmissionsRequest: fc.Arbitrary<messages.FlightEmissionsRequest> = fc.record({
  flights: list(flight),
  includeEmissionsInputs: optional(fc.boolean()),
  includeEmissionsBreakdown: optional(fc.boolean()),
  includeWorking: optional(fc.boolean()),
});

export const typicalEmissionsRequest: fc.Arbitrary<messages.TypicalEmissionsRequest> = fc.record({
  markets: list(market),
  includeWorking: optional(fc.boolean()),
  includeOptions: optional(fc.boolean()),
  optionsDate: optional(date),
  preferDirect: optional(fc.boolean()),
});

export const modelVersion: fc.Arbitrary<messages.ModelVersion> = fc.record({
  major: int32,
  minor: int32,
  patch: int32,
  dated: text,
  dataHash: optional(text),
});

export const grams: fc.Arbitrary<messages.EmissionsGramsPerPax> = fc.record({
  first: optional(int32),
  business: optional(int32),
  premiumEconomy: optional(int32),
  economy: optional(int32),
});

export const breakdown: fc.Arbitrary<messages.EmissionsBreakdown> = fc.record({
  wttEmissionsGramsPerPax: optional(grams),
  ttwEmissionsGramsPerPax: optional(grams),
});

const inputEntry: fc.Arbitrary<messages.EmissionsInputEntry> = fc.record({
  dataSource: text,
  dataStrategy: text,
  sourceVersion: text,
  dataCategory: text,
});

export const inputs: fc.Arbitrary<messages.EmissionsInputs> = fc.record({
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

export const working: fc.Arbitrary<messages.Working> = fc.record({ steps: list(step), engineVersion: text });

export const range: fc.Arbitrary<messages.EmissionsRange> = fc.record({
  low: optional(grams),
  high: optional(grams),
  drivers: list(fc.record({ key: text, name: text, share: fc.double({ min: 0, max: 1, noNaN: true }) })),
});

export const aircraft: fc.Arbitrary<messages.AircraftUsed> = fc.record({
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

export const unavailableDetail: fc.Arbitrary<messages.UnavailableDetail> = fc.record({
  field: text,
  value: text,
  carrierCodes: list(text),
  airportCodes: list(text),
  markets: list(market),
  earliestDate: optional(date),
  latestDate: optional(date),
  explanation: text,
  successors: list(text),
  noFlights: optional(
    fc.record({
      isOneCity: fc.boolean(),
      greatCircleKm: fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
    }),
  ),
});

export const standing: fc.Arbitrary<messages.RouteStanding> = fc.record({
  value: valueOf(messages.RouteStandingValue),
  why: text,
  explanation: text,
  month: optional(text),
  airportCode: optional(text),
  carrierCode: optional(text),
  airportUse: optional(text),
});

const namedCode: fc.Arbitrary<messages.NamedCode> = fc.record({ code: text, name: text });

export const aircraftFound: fc.Arbitrary<messages.AircraftFound> = fc.record({
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

export const notForPassengers: fc.Arbitrary<messages.NotForPassengers> = fc.record({
  of: text,
  holder: optional(namedCode),
  since: text,
  successors: list(namedCode),
  closedAirport: optional(namedCode),
});
