import { flightQuery } from '@tim/estimate-messages';
import { createEstimator, type FlightEstimate } from '@tim/estimator';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSources } from '../../../../../build/find-files.ts';
import type { AnsweredFlight, ChangedFigure, Changes } from '../../what-if-types.ts';
import { createWhatIf } from './what-if.ts';

const { tables } = findSources();
const estimator = createEstimator(tables);
const departureDate = { year: 2026, month: 12, day: 18 };
const window = { earliest: departureDate, latest: departureDate };
const { aircraftOn, change } = createWhatIf(tables);

function estimated(carrierCode: string, origin: string, destination: string): FlightEstimate | undefined {
  const query = { origin, destination, carrierCode, flightNumber: 52, departureDate };
  const found = estimator.flight(query, { window });
  return found.kind === 'estimated' ? found : undefined;
}

function answered(carrierCode: string, origin: string, destination: string, estimate: FlightEstimate): AnsweredFlight {
  const { inputs, aircraft: used } = estimate;
  return {
    asked: { origin, destination, operatingCarrierCode: carrierCode, flightNumber: '52', departureDate },
    aircraftCode: used.iataAircraftCode || used.icaoAircraftType,
    seatsPerClass: inputs.seatsPerClass.value,
    passengerLoadFactor: inputs.passengerLoadFactor.value,
    cargoMassFraction: inputs.cargoMassFraction.value,
    distanceAdjustmentFactor: inputs.distanceAdjustmentFactor.value,
  };
}

function flightOf(carrierCode: string, origin: string, destination: string): AnsweredFlight {
  const estimate = estimated(carrierCode, origin, destination);
  if (!estimate) throw new Error(`no estimate of ${carrierCode} ${origin}-${destination}`);
  return answered(carrierCode, origin, destination, estimate);
}

const flight = flightOf('LX', 'ZRH', 'BOS');
const aircraft = aircraftOn(flight);

function figure(changes: Changes): ChangedFigure {
  const found = change(flight, changes);
  if (found.kind === 'no-figure') throw new Error(`no figure of ${JSON.stringify(changes)}`);
  return found;
}
const economy = (changes: Changes) => figure(changes).gramsPerPassenger.economy ?? Number.NaN;

const namesOn = (to: string) => aircraftOn(flightOf('LX', 'ZRH', to)).map(({ name }) => name);

describe('the types there is to choose from', () => {
  it('are those that can fly the route', () => {
    expect(namesOn('GVA')).toEqual(expect.arrayContaining(['ATR 72-600', 'Airbus A340-300']));
    expect(namesOn('BOS')).toContain('Airbus A340-300');
    expect(namesOn('BOS').filter((name) => name.startsWith('ATR'))).toEqual([]);
  });

  it('stand there once each, by code and by name', () => {
    expect(aircraft.length).toBeGreaterThan(30);
    expect(new Set(aircraft.map(({ code }) => code)).size).toBe(aircraft.length);
    expect(new Set(aircraft.map(({ name }) => name)).size).toBe(aircraft.length);
  });
});

describe('a flight of which nothing is changed', () => {
  it('has the figure of its answer to the gram, on routes of every kind', () => {
    const EVERY = 150;
    let at = 0;
    let compared = 0;
    for (const { carrierCode, originIndex, destinationIndex } of tables.flights.carrierRoutes()) {
      if (at++ % EVERY !== 0) continue;
      const origin = tables.airports.at(originIndex).iataAirportCode;
      const destination = tables.airports.at(destinationIndex).iataAirportCode;
      const estimate = estimated(carrierCode, origin, destination);
      if (!estimate) continue;
      const unchanged = change(answered(carrierCode, origin, destination, estimate), {});
      expect(unchanged, `${carrierCode} ${origin}-${destination}`).toMatchObject({
        kind: 'figure',
        gramsPerPassenger: estimate.wellToWakeGramsPerPassenger,
      });
      compared++;
    }
    expect(compared).toBeGreaterThan(100);
  });
});

describe('a changed flight', () => {
  const { economy: before = 0 } = figure({}).gramsPerPassenger;

  it('emits less per passenger fuller, with more seats or more cargo, and more on a longer way', () => {
    expect(economy({ passengerLoadFactor: 1 })).toBeLessThan(before);
    expect(economy({ seatsPerClass: { economy: flight.seatsPerClass.economy + 20 } })).toBeLessThan(before);
    expect(economy({ cargoMassFraction: flight.cargoMassFraction + 0.1 })).toBeLessThan(before);
    expect(economy({ distanceAdjustmentFactor: flight.distanceAdjustmentFactor + 0.1 })).toBeGreaterThan(before);
  });

  it('emits less by the share of sustainable fuel times its saving', () => {
    const sustainableFuel = { massFraction: 0.5, lifeCycleSavingFraction: 0.8 };
    expect(economy({ sustainableFuel }) / before).toBeCloseTo(0.6, 4);
  });

  it('has with another aircraft the seats the estimator knows for it, and says how far its fuel table goes', () => {
    const query = flightQuery({ ...flight.asked, aircraftCode: '359' });
    const known = estimator.flight(query, { window });
    const { usualSeats, fuelTableEndKm } = figure({ aircraftCode: '359' });
    expect(known).toMatchObject({ kind: 'estimated', inputs: { seatsPerClass: { value: usualSeats } } });
    expect(fuelTableEndKm).toBeUndefined();
    expect(figure({ aircraftCode: 'AT7' }).fuelTableEndKm).toBeLessThan(6000);
  });

  it('has a figure with every type that it is offered', () => {
    expect(aircraft.filter(({ code }) => !(economy({ aircraftCode: code }) > 0))).toEqual([]);
  });

  it('never has a figure that is negative or no number', () => {
    const seats = fc.integer({ min: 0, max: 400 });
    const fraction = fc.double({ min: 0, max: 1, noNaN: true });
    const anyChanges = fc.record(
      {
        aircraftCode: fc.constantFrom(...aircraft.map(({ code }) => code)),
        seatsPerClass: fc.record(
          { economy: fc.integer({ min: 1, max: 400 }), premiumEconomy: seats, business: seats, first: seats },
          { requiredKeys: ['economy'] },
        ),
        passengerLoadFactor: fc.double({ min: 0.01, max: 1, noNaN: true }),
        cargoMassFraction: fc.double({ min: 0, max: 0.95, noNaN: true }),
        distanceAdjustmentFactor: fc.double({ min: 0.95, max: 2, noNaN: true }),
        sustainableFuel: fc.record({ massFraction: fraction, lifeCycleSavingFraction: fraction }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyChanges, (changes) => {
        for (const grams of Object.values(figure(changes).gramsPerPassenger)) {
          expect(Number.isInteger(grams) && grams >= 0).toBe(true);
        }
      }),
    );
  });
});
