import { describe, expect, it } from 'vitest';
import { answerCells, answerHeader } from './answer-columns.ts';
import { rowAnswerer } from './answer.ts';
import type { RowQuestion } from '../question/row-question.ts';
import { estimator, tables, today } from '../real-tables.fixture.ts';
import { listResult } from '../totals/list-result.ts';
import { addRow, addTotals, noTotals } from '../totals/totals.ts';

const answer = rowAnswerer({ tables, estimator, today, gramsOfDistance: (km) => km * 100 });
const LX52 = {
  origin: 'ZRH',
  destination: 'BOS',
  carrierCode: 'LX',
  flightNumber: 52,
  date: { year: 2026, month: 6, day: 1 },
  cabin: 'economy',
  passengers: 1,
} as const satisfies RowQuestion;
const ROUTE = { origin: 'ZRH', destination: 'BOS', cabin: 'economy', passengers: 1 } as const satisfies RowQuestion;
const CITIES = { ...ROUTE, origin: 'LON', destination: 'NYC' } as const satisfies RowQuestion;
const typicalGrams = () => {
  const typical = estimator.typical({ origin: 'ZRH', destination: 'BOS' });
  return typical.kind === 'estimated' ? typical.wellToWakeGramsPerPassenger.economy : undefined;
};

describe('what was answered is kept', () => {
  it('of 20 000 routes: a route’s typical figure takes long, and a long list has many routes', () => {
    let asked = 0;
    const typical = () => {
      asked++;
      return { kind: 'unavailable', reason: 'NO_KNOWN_SERVICE' } as never;
    };
    const ofRoute = rowAnswerer({ tables, estimator: { ...estimator, typical }, today });
    const routes = Array.from({ length: 20_000 }, (_, at) => ({ origin: `A${at}`, destination: 'B' }));
    for (const route of [...routes, ...routes]) ofRoute({ ...route, cabin: 'economy', passengers: 1 });
    expect(asked).toBe(routes.length);
  });

  it('without what a figure is computed from, which is given where it is asked for', () => {
    const withInputs = rowAnswerer({ tables, estimator, today, hasInputs: true })(LX52);
    expect(withInputs).toHaveProperty('inputs.passengerLoadFactor.value');
    expect(answer(LX52)).not.toHaveProperty('inputs');
  });
});

describe('a row is answered', () => {
  it('by the flight itself, to the gram', () => {
    const { date } = LX52;
    const flight = estimator.flight({ ...LX52, departureDate: date }, { window: { earliest: date, latest: date } });
    expect(answer(LX52)).toMatchObject({
      kind: 'estimated',
      tier: 'TIM_EMISSIONS',
      wellToWakeGramsPerPassenger: 'wellToWakeGramsPerPassenger' in flight ? flight.wellToWakeGramsPerPassenger : {},
      warnings: [],
    });
  });

  it('by the flight in the middle of its month where the row names no day, and says so', () => {
    const { day: _day, ...june } = LX52.date;
    const [ofMonth, ofMiddle] = [answer({ ...LX52, date: june }), answer({ ...LX52, date: { ...june, day: 15 } })];
    expect(ofMonth).toEqual({ ...ofMiddle, warnings: ['DAY_NOT_KNOWN'] });
    expect(ofMonth).toMatchObject({ tier: 'TIM_EMISSIONS' });
    // What is typical of a route is the same on every day.
    expect(answer({ ...CITIES, date: june })).toMatchObject({ tier: 'TYPICAL_FLIGHT_EMISSIONS', warnings: [] });
  });

  it('by what is typical where the number is not known of a past flight, and says so', () => {
    const past = answer({ ...LX52, flightNumber: 9876 });
    expect(past).toMatchObject({ tier: 'TYPICAL_FLIGHT_EMISSIONS', warnings: ['TYPICAL_IN_PLACE_OF_FLIGHT'] });
    expect(past.kind !== 'unavailable' && past.wellToWakeGramsPerPassenger.economy).toBe(typicalGrams());
    const planned = answer({ ...LX52, flightNumber: 9876, date: { year: 2027, month: 1, day: 5 } });
    expect(planned).toMatchObject({ tier: 'TIM_EMISSIONS', warnings: ['NUMBER_NOT_LISTED'] });
  });

  it.each<readonly [what: string, question: RowQuestion, warnings: readonly string[]]>([
    [
      'a year whose fleet and loads are of another',
      { ...LX52, date: { year: 2019, month: 6, day: 1 } },
      ['FLEET_OF_ANOTHER_YEAR', 'LOADS_OF_ANOTHER_YEAR'],
    ],
    ['a flight’s aircraft that nobody knows', { ...LX52, hasUnknownAircraft: true }, ['AIRCRAFT_NOT_KNOWN']],
    ['a route’s aircraft that nobody knows', { ...ROUTE, hasUnknownAircraft: true }, ['AIRCRAFT_NOT_KNOWN']],
    ['an aircraft that its figure does not use', { ...ROUTE, aircraftCode: 'A333' }, ['AIRCRAFT_NOT_USED']],
    ['an airline that nobody knows', { ...ROUTE, hasUnknownAirline: true }, ['AIRLINE_NOT_KNOWN']],
    ['a kind of trip that nobody understands', { ...ROUTE, hasUnknownTrip: true }, ['TRIP_NOT_KNOWN']],
    ['a diversion', { ...LX52, diverted: 'known' }, ['DIVERTED']],
    ['a diversion to nobody knows where', { ...LX52, diverted: 'unknown' }, ['DIVERSION_NOT_KNOWN']],
    ['a cabin that most flights of the route have not', { ...CITIES, cabin: 'first' }, ['CABIN_ON_FEW_WAYS']],
    ['a cabin that most of them have', { ...CITIES, cabin: 'business' }, []],
  ])('with the warnings of %s', (_what, question, warnings) => {
    expect(answer(question)).toMatchObject({ warnings });
  });

  it('by the aircraft that is named, without a warning of its year', () => {
    expect(answer({ ...LX52, date: { year: 2024, month: 6, day: 1 }, aircraftCode: 'A333' })).toMatchObject({
      aircraft: { icaoAircraftType: 'A333', known: 'given' },
      warnings: [],
    });
  });

  it('by its cities, where the number tells the airports', () => {
    const cities = { ...LX52, ...CITIES, carrierCode: 'BA', flightNumber: 177 };
    expect(answer(cities)).toMatchObject({ tier: 'TIM_EMISSIONS' });
  });

  it('by what is typical of its cities where an airport is closed, with a warning from the day after on', () => {
    const tegel = { origin: 'TXL', destination: 'LHR', cabin: 'economy', passengers: 1 } as const;
    const city = answer({ ...tegel, origin: 'BER' });
    const gramsOf = (found: typeof city) => found.kind !== 'unavailable' && found.wellToWakeGramsPerPassenger;
    const closedOn = (date?: RowQuestion['date']) => {
      const found = answer({ ...tegel, ...(date && { date }) });
      expect(gramsOf(found)).toEqual(gramsOf(city));
      return found.kind !== 'unavailable' && found.warnings.includes('AIRPORT_CLOSED');
    };
    expect(closedOn()).toBe(true);
    expect([6, 7, 8, 9].map((day) => closedOn({ year: 2020, month: 11, day }))).toEqual([false, false, false, true]);
    expect([2019, 2020, 2021].map((year) => closedOn({ year }))).toEqual([false, false, true]);
    // Of Luanda's old airport the month is known alone.
    const luanda = (month: number, year: number) => answer({ ...tegel, origin: 'LAD', date: { year, month, day: 20 } });
    expect([luanda(12, 2025), luanda(1, 2026)].map((found) => 'warnings' in found && found.warnings)).toEqual([
      [],
      ['AIRPORT_CLOSED'],
    ]);
  });

  it('by its distance where it was flown before a route, an airspace or an airline closed, and not after', () => {
    const flight = { cabin: 'economy', passengers: 1, date: { year: 2021, month: 6, day: 1 } } as const;
    const before: readonly RowQuestion[] = [
      { ...flight, origin: 'HEL', destination: 'LED', carrierCode: 'AY', flightNumber: 713 },
      { ...flight, origin: 'VIE', destination: 'KBP', carrierCode: 'OS', flightNumber: 661 },
      { ...flight, origin: 'KBP', destination: 'WAW', carrierCode: 'PS', flightNumber: 801 },
      // Connections are left, by way of Istanbul or Dubai.
      { ...flight, origin: 'HEL', destination: 'SVO', carrierCode: 'AY', flightNumber: 153 },
      // No airline is named; some flew there.
      { ...flight, origin: 'VIE', destination: 'KBP' },
    ];
    for (const question of before) {
      expect(answer(question)).toMatchObject({
        tier: 'DISTANCE_BASED_EMISSIONS',
        warnings: expect.arrayContaining(['DISTANCE_IN_PLACE_OF_ROUTE']) as unknown,
      });
      const after = answer({ ...question, date: { year: 2024, month: 6, day: 1 } });
      expect('tier' in after ? after.tier : after.kind).toBe(
        question.destination === 'SVO' ? 'TYPICAL_FLIGHT_EMISSIONS' : 'unavailable',
      );
    }
  });

  it('by its distance, its parts adding up; or not at all, with the reason', () => {
    const byDistance = answer({ distanceKm: 1000, cabin: 'first', passengers: 1 });
    expect(byDistance).toMatchObject({
      tier: 'DISTANCE_BASED_EMISSIONS',
      wellToWakeGramsPerPassenger: { first: 100_000 },
      wellToTankGramsPerPassenger: { first: 16_854 },
      tankToWakeGramsPerPassenger: { first: 83_146 },
    });
    expect(answer({ ...ROUTE, destination: 'ZRH' })).toEqual({
      kind: 'unavailable',
      reason: 'SAME_AIRPORT',
      text: 'Origin and destination are the same.',
      field: 'destination',
      value: 'ZRH',
    });
    expect(answer({ ...LX52, date: { year: 2018 } })).toEqual({
      kind: 'unavailable',
      reason: 'DATE_OUT_OF_WINDOW',
      text: 'There are no figures for 2018: they begin in 2019.',
      field: 'departureDate',
      value: '2018',
    });
  });
});

const made = { engineVersion: '1', modelVersion: '2', dataHash: '3' };
const journeyOf = (...places: readonly string[]): RowQuestion => ({
  origin: places[0] ?? '',
  destination: places.at(-1) ?? '',
  legs: places.slice(1).map((destination, at) => ({ origin: places[at] ?? '', destination })),
  cabin: 'economy',
  passengers: 1,
});
const economyOf = (question: RowQuestion) => {
  const found = answer(question);
  return found.kind !== 'unavailable' ? found.wellToWakeGramsPerPassenger.economy : undefined;
};
const typicalOf = (origin: string, destination: string, prefersDirect: boolean) => {
  const found = estimator.typical({ origin, destination }, { prefersDirect });
  return found.kind === 'estimated' ? (found.wellToWakeGramsPerPassenger.economy ?? 0) : 0;
};
const legsOf = (question: RowQuestion) => {
  const cells = answerCells(question, answer(question), made, { hasAllCabins: false });
  return cells[answerHeader({ hasAllCabins: false }).indexOf('tim_legs')];
};

describe('a journey that names its stops', () => {
  it('counts direct flights of each part, as the page of a trip does, and names the stops', () => {
    const journey = journeyOf('ZRH', 'LHR', 'JFK');
    expect(economyOf(journey)).toBe(typicalOf('ZRH', 'LHR', true) + typicalOf('LHR', 'JFK', true));
    expect(legsOf(journey)).toBe('ZRH-LHR:TYPICAL_FLIGHT_EMISSIONS LHR-JFK:TYPICAL_FLIGHT_EMISSIONS');
  });

  it('counts connections where no direct flight is known, and says so with their airports', () => {
    const journey = journeyOf('ZRH', 'FRA', 'ADL');
    const found = estimator.typical({ origin: 'FRA', destination: 'ADL' });
    const changes = found.kind === 'estimated' ? found.changeAirportCodes : [];
    expect(changes).not.toEqual([]);
    expect(answer(journey)).toMatchObject({ warnings: ['NO_DIRECT_FLIGHT'] });
    expect(legsOf(journey)).toBe(
      `ZRH-FRA:TYPICAL_FLIGHT_EMISSIONS FRA-ADL:TYPICAL_FLIGHT_EMISSIONS:${changes.join('/')}`,
    );
  });

  it('is none where it goes back to where it came from', () => {
    expect(economyOf(journeyOf('ZRH', 'JFK', 'ZRH'))).toBe(
      typicalOf('ZRH', 'JFK', false) + typicalOf('JFK', 'ZRH', false),
    );
  });
});

describe('answers in columns', () => {
  it.each([true, false])('stand below their names, with all cabins: %s', (hasAllCabins) => {
    const header = answerHeader({ hasAllCabins });
    const question = { ...LX52, passengers: 3 };
    const figure = answer(question);
    const cells = answerCells(question, figure, made, { hasAllCabins });
    const row = Object.fromEntries(header.map((name, at) => [name, cells[at]]));
    const grams = figure.kind !== 'unavailable' ? (figure.wellToWakeGramsPerPassenger.economy ?? 0) : 0;
    expect(cells).toHaveLength(header.length);
    expect(row).toMatchObject({
      tim_status: 'figure',
      tim_kg_co2e: ((grams * 3) / 1000).toFixed(3),
      tim_g_co2e_per_passenger: String(grams),
      tim_passengers: '3',
      tim_tier: 'TIM_EMISSIONS',
      tim_reason: '',
      tim_data_hash: '3',
    });
    const fault = { field: 'date', message: 'wrong' } as const;
    const none = { kind: 'unavailable', reason: 'INVALID_ROW', text: 'date: wrong' } as const;
    const without = answerCells(fault, none, made, { hasAllCabins });
    expect(without).toHaveLength(header.length);
    expect(without.slice(-8)).toEqual(['INVALID_ROW', 'Date: wrong', '', '', '', '1', '2', '3']);
  });

  it('add up, in parts and as a whole', () => {
    const rows = [LX52, { ...LX52, passengers: 2 }, { ...LX52, destination: 'ZRH' }];
    const [whole, one, other] = [noTotals(), noTotals(), noTotals()];
    for (const [at, row] of rows.entries()) {
      addRow(whole, row, answer(row));
      addRow(at === 0 ? one : other, row, answer(row));
    }
    addTotals(one, other);
    expect(one).toEqual(whole);
    expect(whole).toMatchObject({ rows: 3, figures: 2, rowsByReason: { SAME_AIRPORT: 1 } });
    expect(listResult(one).attention).toEqual([
      { reason: 'SAME_AIRPORT', rows: 1, firstRow: 3, text: expect.any(String) },
    ]);
  });
});
