import { USUAL_QUESTION } from '@tim/itinerary';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findSources } from '../../../../build/find-files.ts';

type Words = Readonly<Record<'en' | 'enExplanations' | 'ownWords' | 'ownExplanations', object>>;

/** A letter of a text, or a whole placeholder. */
const LETTERS = /\{[^}]*\}|\p{L}/gu;

/** Words that mean nothing, in place of every text and of every text that a function returns; keys stay. */
function nonsense(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return name === 'key' ? value : value.replaceAll(LETTERS, onlyPlaceholders);
  if (typeof value === 'function') {
    return (...given: unknown[]) => nonsense(Reflect.apply(value as () => unknown, undefined, given));
  }
  if (Array.isArray(value)) return value.map((one) => nonsense(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, nonsense(one, key)]));
}

const onlyPlaceholders = (found: string): string => (found.startsWith('{') ? found : 'q');

const flight = {
  origin: 'ZRH',
  destination: 'BOS',
  operatingCarrierCode: 'LX',
  flightNumber: '52',
  departureDate: { year: 2026, month: 12, day: 21 },
};
const market = { origin: 'ZRH', destination: 'BOS' };
const entry = { ...flight, departureDate: '20261221' };

/** The engine's answers to a flight and its route, as the page gets them. */
async function answers() {
  const { createEstimator } = await import('@tim/estimator');
  const { flightQuery } = await import('@tim/estimate-messages');
  const { flightAnswerMessage, typicalAnswerMessage } = await import('@tim/estimate-messages/answers');
  const { acceptFlightEmissions, acceptTypicalEmissions } = await import('../../api/answers.ts');
  const { resultOf } = await import('../../../testing/answers.ts');
  const estimator = createEstimator(findSources().tables);
  const window = { earliest: flight.departureDate, latest: flight.departureDate };
  const ofFlight = { result: estimator.flight(flightQuery(flight), { window, includesWorking: true }) };
  const ofMarket = { result: estimator.typical(market, { includesWorking: true }) };
  const modelVersion = { ...estimator.modelVersion };
  const flightEmissions = [flightAnswerMessage(flight, ofFlight, { includesInputs: true, includesBreakdown: true })];
  const typicalFlightEmissions = [typicalAnswerMessage(market, ofMarket)];
  return {
    figures: resultOf(acceptFlightEmissions({ flightEmissions, modelVersion })),
    typical: resultOf(acceptTypicalEmissions({ typicalFlightEmissions, modelVersion })),
  };
}

/** What each part of the page shows of both answers: the numbers in its texts, in their order. */
async function shownNumbers(): Promise<Readonly<Record<string, readonly string[]>>> {
  const { figures, typical } = await answers();
  const { flightHeadline, routeHeadline } = await import('../../../features/headline/headline-words.ts');
  const { flightEmissionsRows } = await import('../../../features/tables/emissions-rows.ts');
  const { attributionRows } = await import('../../../features/tables/attribution-rows.ts');
  const { driverLines, rangeRows, typeLines } = await import('../../../features/facts/uncertainty-words.ts');
  const { flightNotes } = await import('../../../features/notes/flight-notes.ts');
  const { calculationOf } = await import('../../../features/working/calculation.ts');
  const { quantityGroups } = await import('../../../features/working/quantity-groups.ts');
  const { routeTable } = await import('../../../features/working/route-rows.ts');
  const { seatFloors } = await import('../../../features/working/seat-floors.ts');
  const { methodGroups } = await import('../../../features/other-methods/method-groups.ts');
  const { answeredFlight } = await import('../../../features/what-if/answered-flight.ts');
  const { resultFacts } = await import('../../../features/facts/result-facts.ts');
  const { factsText } = await import('../../../features/share/facts-text.ts');
  const { factsCsv } = await import('../../../features/share/facts-csv.ts');
  const { statementRows } = await import('../../../features/share/statement-rows.ts');
  const subject = '';
  const steps = [...(figures.working?.steps ?? []), ...(typical.working?.steps ?? [])];
  const answer = { kind: 'flight', figures, typical } as const;
  const address = 'https://example.org/';
  const facts = resultFacts({
    entry,
    answer,
    cabin: 'economy',
    question: USUAL_QUESTION,
    names: undefined,
    address,
    today: flight.departureDate,
  });
  const parts = {
    headlines: [flightHeadline({ subject, flight: figures, typical }), routeHeadline({ subject, typical })],
    tables: flightEmissionsRows(figures),
    calculations: steps.map(calculationOf),
    quantities: steps.map(({ inputs, results }) =>
      quantityGroups([...inputs, ...results]).map(({ lines }) => lines.map(({ values }) => values)),
    ),
    routes: steps.map(routeTable),
    floors: seatFloors(steps),
    ranges: [rangeRows(figures), rangeRows(typical)],
    drivers: [figures.range, typical.range].map((range) => range && driverLines(range)),
    types: figures.aircraft && typeLines(figures.aircraft.types),
    notes: flightNotes(figures),
    attribution: attributionRows(figures.source, figures.inputs),
    methods: methodGroups(figures, 'business', {
      greatCircleDistanceKm: 6006.2,
      countries: { origin: 'CH', destination: 'US' },
    }),
    whatIf: answeredFlight(entry, figures),
    text: factsText(facts),
    csv: factsCsv(facts),
    statement: statementRows(facts),
  };
  return Object.fromEntries(
    Object.entries(parts).map(([part, shown]) => [part, JSON.stringify(shown).match(/\d+/g) ?? []]),
  );
}

// Specs share their modules.
afterEach(() => {
  vi.doUnmock('@tim/words');
  vi.resetModules();
});

describe('the words for the working', () => {
  it('are for people: with others, every part of a result has the same numbers', async () => {
    const numbers = await shownNumbers();
    expect(Object.entries(numbers).filter(([, shown]) => shown.length === 0)).toEqual([]);
    vi.resetModules();
    vi.doMock('@tim/words', async (original) => {
      const { en, enExplanations, ownWords, ownExplanations, ...codes } = await original<Words>();
      return {
        ...codes,
        en: nonsense(en),
        enExplanations: nonsense(enExplanations),
        ownWords: nonsense(ownWords),
        ownExplanations: nonsense(ownExplanations),
      };
    });
    const { en } = await import('@tim/words');
    expect(en.kind('seats')).toBe('qqqqq');
    expect(await shownNumbers()).toEqual(numbers);
  });
});
