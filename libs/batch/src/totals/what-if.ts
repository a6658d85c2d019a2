import type { Tables } from '@tim/reference-data';
import { flightsOf } from './breakdown.ts';
import { flightLengthKm } from './flight-length.ts';
import { toFourDecimals } from './four-decimals.ts';
import { chainsOf } from '../answer/flown-legs.ts';
import { rowGrams } from '../answer/figures.ts';
import type { RowAnswer } from '../answer/row-answer.ts';
import type { Leg, RowFault, RowQuestion } from '../question/row-question.ts';

/** How the flights of a list could have been flown otherwise. */
const SCENARIOS = ['economy', 'direct', 'noShort'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** Shorter flights [km, great circle] are those that a train could replace. */
const SHORT_KM = 500;

/** What a list would add up to. Plain data: the sums of parts can be added up too. */
export type WhatIf = Record<
  Scenario,
  {
    /** Well-to-wake, all passengers [g CO2e]. */
    grams: number;
    /** Flights of one passenger each that would be flown otherwise, or not at all. */
    flights: number;
  }
>;

export const noWhatIf = (): WhatIf => ({
  economy: { grams: 0, flights: 0 },
  direct: { grams: 0, flights: 0 },
  noShort: { grams: 0, flights: 0 },
});

/** Adds a row to what a list would add up to. A row without a figure adds nothing. */
export type AddWhatIf = (whole: WhatIf, question: RowQuestion | RowFault, answer: RowAnswer) => void;

type Answer = (question: RowQuestion) => RowAnswer;

/** @param answer - answers rows as the list's own are answered */
export function whatIfAdder(answer: Answer, tables: Pick<Tables, 'airports'>): AddWhatIf {
  return (whole, question, found) => {
    if ('message' in question || found.kind === 'unavailable') return;
    const flown = flightsOf(question, found);
    for (const { leg, grams, flights } of flown) {
      const km = flightLengthKm(tables, leg);
      const isShort = km !== undefined && km < SHORT_KM;
      add(whole, 'noShort', isShort ? 0 : grams, isShort ? flights : 0);
    }
    const grams = flown.reduce((sum, flight) => sum + flight.grams, 0);
    const flights = flown.reduce((sum, flight) => sum + flight.flights, 0);
    const inEconomy = question.cabin === 'economy' ? undefined : answer({ ...question, cabin: 'economy' });
    const economy =
      inEconomy && inEconomy.kind !== 'unavailable'
        ? rowGrams({ ...question, cabin: 'economy' }, inEconomy)
        : undefined;
    add(whole, 'economy', economy ?? grams, economy === undefined ? 0 : flights);
    let at = 0;
    for (const chain of found.legs ? chainsOf(question.legs ?? []) : [[question]]) {
      const own = flown.slice(at, at + chain.length);
      at += chain.length;
      const ownGrams = own.reduce((sum, flight) => sum + flight.grams, 0);
      // A flight that is answered as itself is direct.
      const mayHaveStops = chain.length > 1 || own.some(({ figure }) => figure.tier === 'TYPICAL_FLIGHT_EMISSIONS');
      const direct = mayHaveStops ? directGrams(answer, question, chain) : undefined;
      const changed = own.reduce((sum, flight) => sum + flight.flights, 0);
      add(whole, 'direct', direct ?? ownGrams, direct === undefined || direct === ownGrams ? 0 : changed);
    }
  };
}

function add(whole: WhatIf, scenario: Scenario, grams: number, flights: number): void {
  whole[scenario].grams += grams;
  whole[scenario].flights += flights;
}

/** Of all passengers on a direct flight between the ends of a journey; undefined where none is listed. */
function directGrams(answer: Answer, row: RowQuestion, chain: readonly Leg[]): number | undefined {
  const { cabin, passengers } = row;
  const { origin, date } = chain[0] ?? {};
  const destination = chain.at(-1)?.destination;
  if (origin === undefined || destination === undefined) return undefined;
  const question = { origin, destination, cabin, passengers, prefersDirect: true, ...(date && { date }) } as const;
  const found = answer(question);
  const isDirect = found.kind !== 'unavailable' && found.tier === 'TYPICAL_FLIGHT_EMISSIONS' && !found.changeAirports;
  return isDirect ? rowGrams(question, found) : undefined;
}

/** Add the sums of a part to those of the whole. */
export function addWhatIf(whole: WhatIf, part: WhatIf): void {
  for (const scenario of SCENARIOS) add(whole, scenario, part[scenario].grams, part[scenario].flights);
}

/** A scenario next to what was flown; the target too. */
export type WhatIfResult = {
  readonly scenario: Scenario | 'asFlown' | 'target';
  readonly grams: number;
  /** Of what was flown: -0.25 is a quarter less. To four decimals. */
  readonly change: number;
  /** Flights that would be flown otherwise, or not at all. */
  readonly flights: number;
  /** Of `noShort`: shorter flights are left out [km]. */
  readonly belowKm?: number;
};

/** What was flown, each scenario, and the target where there is one; none where no row has a figure. */
export function whatIfOf(
  { grams: flown, whatIf }: { readonly grams: number; readonly whatIf?: WhatIf },
  target?: { readonly grams: number },
): readonly WhatIfResult[] {
  if (!whatIf || flown === 0) return [];
  const result = (scenario: WhatIfResult['scenario'], grams: number, flights: number): WhatIfResult => {
    const change = toFourDecimals(grams / flown - 1);
    return { scenario, grams, change, flights, ...(scenario === 'noShort' && { belowKm: SHORT_KM }) };
  };
  return [
    result('asFlown', flown, 0),
    ...SCENARIOS.map((scenario) => result(scenario, whatIf[scenario].grams, whatIf[scenario].flights)),
    ...(target ? [result('target', target.grams, 0)] : []),
  ];
}
