import type { CabinClass } from '@tim/engine';
import { gramsToKilograms } from '@tim/format';
import { USUAL_QUESTION } from '@tim/itinerary';
import { ContrailsImpactBucket, Working } from '@tim/messages';
import fc from 'fast-check';
import { resultFacts, type FactsQuestion, type ResultFacts } from '../features/facts/result-facts.ts';
import type { FlightFigures } from '../shared/api/answers.ts';
import { easaAnswer, flightAnswer, typicalAnswer } from './answers.ts';
import { quantity } from './quantity.ts';

const ADDRESS = 'https://site.example/lookup/flight?itinerary=ZRH-BOS-LX-52-20261221';
const TODAY = { year: 2026, month: 11, day: 22 };

const PLACES: Readonly<Record<string, { readonly name: string; readonly city: string }>> = {
  ZRH: { name: 'Zürich Airport', city: 'Zurich' },
  BOS: { name: 'Logan International Airport', city: 'Boston' },
};

const LX52 = {
  origin: 'ZRH',
  destination: 'BOS',
  operatingCarrierCode: 'LX',
  flightNumber: '52',
  departureDate: '20261221',
};

const KNOWN: Omit<FactsQuestion, 'answer'> = {
  entry: LX52,
  cabin: 'economy',
  question: USUAL_QUESTION,
  names: { place: (code) => PLACES[code], carrier: (code) => (code === 'LX' ? 'SWISS' : undefined) },
  address: ADDRESS,
  today: TODAY,
};

const RANGE = {
  lowKg: { economy: 285.9, premiumEconomy: 428.8, business: 1143.6, first: 1429.5 },
  highKg: { economy: 424.3, premiumEconomy: 636.4, business: 1697.2, first: 2121.5 },
  drivers: [],
};

/** LX52 by the open engine, with a range and no first class on board. */
export function flightFigures(): FlightFigures {
  const answer = flightAnswer({
    wellToWakeKg: { economy: 352.2, premiumEconomy: 528.3, business: 1408.8, first: 1761 },
    wellToTankKg: { economy: 59.4, premiumEconomy: 89, business: 237.4, first: 296.8 },
    tankToWakeKg: { economy: 292.8, premiumEconomy: 439.3, business: 1171.4, first: 1464.2 },
    range: RANGE,
    isFlightNumberVerified: true,
    working: WORKING,
  });
  return { ...answer, message: { ...answer.message, missingCabins: ['first'] } };
}

/** LX52 beside what is typical of its way. */
export function flightFacts(question: Partial<FactsQuestion> = {}): ResultFacts {
  const typical = typicalAnswer({ wellToWakeKg: { economy: 399.9 } });
  return resultFacts({ ...KNOWN, answer: { kind: 'flight', figures: flightFigures(), typical }, ...question });
}

const WORKING = Working.fromJSON({
  engineVersion: '0.2.0',
  steps: [
    { key: 'greatCircleDistance', results: [quantity('great-circle-distance', 6006.2)] },
    {
      key: 'equivalentCapacity',
      inputs: [
        { ...quantity('seats', 183, { cabin: 'economy' }), source: 'CARRIER_CABIN_TABLE', dataCategory: 'PRIMARY' },
      ],
    },
  ],
});

/** The route of LX52. */
export function routeFacts(question: Partial<FactsQuestion> = {}): ResultFacts {
  const figures = typicalAnswer({ range: RANGE });
  return resultFacts({
    ...KNOWN,
    entry: { ...LX52, operatingCarrierCode: '', flightNumber: '', departureDate: '' },
    answer: { kind: 'route', figures },
    ...question,
  });
}

/** A flight with an EU label. */
export function labelFacts(question: Partial<FactsQuestion> = {}): ResultFacts {
  return resultFacts({ ...KNOWN, answer: { kind: 'flight', figures: easaAnswer(), typical: undefined }, ...question });
}

const kilograms = fc.integer({ min: 1, max: 20_000_000 }).map(gramsToKilograms);
const byCabin = fc.record(
  { economy: kilograms, premiumEconomy: kilograms, business: kilograms, first: kilograms },
  { requiredKeys: [] },
);
/** What no airport is called, and what would spoil a file that took it as it is. */
const anyName = fc.oneof(fc.string(), fc.constantFrom('=1+1', '@x', '-2', '"a", b', 'a\r\nb', '{\\~^&%$#_}', '<b>&'));

/** Results of all kinds, with names that try to break out of whatever they stand in. */
export const anyFacts: fc.Arbitrary<ResultFacts> = fc
  .record({
    name: anyName,
    wellToWakeKg: byCabin,
    parts: fc.option(byCabin, { nil: undefined }),
    range: fc.option(fc.record({ lowKg: byCabin, highKg: byCabin, drivers: fc.constant([]) }), { nil: undefined }),
    bucket: fc.constantFrom(
      ContrailsImpactBucket.CONTRAILS_IMPACT_UNSPECIFIED,
      ContrailsImpactBucket.CONTRAILS_IMPACT_NEGLIGIBLE,
      ContrailsImpactBucket.CONTRAILS_IMPACT_SEVERE,
    ),
    cabin: fc.constantFrom<CabinClass>('economy', 'first'),
    isRoute: fc.boolean(),
  })
  .map(({ name, wellToWakeKg, parts, range, bucket, cabin, isRoute }) => {
    const question = { cabin, names: { place: () => ({ name, city: name }), carrier: () => name } };
    const flight = flightAnswer({
      wellToWakeKg,
      wellToTankKg: parts,
      tankToWakeKg: parts,
      range,
      contrailsImpactBucket: bucket,
    });
    return isRoute
      ? routeFacts({ ...question, answer: { kind: 'route', figures: typicalAnswer({ wellToWakeKg, range }) } })
      : flightFacts({ ...question, answer: { kind: 'flight', figures: flight, typical: undefined } });
  });
