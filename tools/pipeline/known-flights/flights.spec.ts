import type { Airport } from '@tim/reference-data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimator, lx52, tables, window } from './known-flights.fixture.ts';
import { CABIN_CLASSES } from '@tim/estimator';
import type { FlightEstimate, FlightQuery } from '@tim/estimator';

const ask = (overrides: Partial<FlightQuery> = {}) => estimator.flight(lx52(overrides), { window });

function estimated(overrides: Partial<FlightQuery> = {}): FlightEstimate {
  const result = ask(overrides);
  if (result.kind !== 'estimated') throw new Error(`no estimate: ${JSON.stringify(result)}`);
  return result;
}

describe('a flight', () => {
  it('with an unknown number of a carrier known on the route is estimated, and says that the number is not known', () => {
    const estimate = estimated({ flightNumber: 9876 });
    expect(estimate.isFlightNumberVerified).toBe(false);
    expect(estimate.wellToWakeGramsPerPassenger).toEqual(estimated().wellToWakeGramsPerPassenger);
  });

  // spec: 1.9
  it('takes the aircraft the caller knows, by IATA or ICAO code', () => {
    const byIata = estimated({ aircraftCode: '333' });
    expect(byIata.aircraft).toMatchObject({
      icaoAircraftType: 'A333',
      basis: { kind: 'given' },
      fuelTableType: 'A333',
    });
    expect(estimated({ aircraftCode: 'A333' }).wellToWakeGramsPerPassenger).toEqual(byIata.wellToWakeGramsPerPassenger);
    expect(estimated({ aircraftCode: '77W' }).wellToWakeGramsPerPassenger).not.toEqual(
      byIata.wellToWakeGramsPerPassenger,
    );
  });

  it('names the types that may fly its own route, whatever was asked since', () => {
    const { aircraft } = estimated();
    const types = [...aircraft.types];
    expect(types.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
    expect(types.map(({ icaoAircraftType }) => icaoAircraftType)).toContain(aircraft.icaoAircraftType);
    const other = estimated({ destination: 'BCN', flightNumber: 1952 }).aircraft;
    expect(other.types).not.toEqual(types);
    expect(aircraft.types).toEqual(types);
    expect(JSON.parse(JSON.stringify(aircraft))).toMatchObject({ name: aircraft.name, types });
  });

  it('between the US and its territories is at home, in a domestic cabin and as full as flights at home', () => {
    const toPuertoRico = estimated({ carrierCode: 'F9', origin: 'MCO', destination: 'SJU', flightNumber: 1 });
    const atHome = tables.loadFactors.ofCarrier('F9', 4, 'domestic')?.value.passengerLoadFactor ?? 0;
    expect(toPuertoRico.inputs.passengerLoadFactor.value).toBeCloseTo(atHome, 1);
    const economySeatsFromHonolulu = (destination: string) =>
      estimated({ carrierCode: 'UA', origin: 'HNL', destination, flightNumber: 1, aircraftCode: 'B772' }).inputs
        .seatsPerClass.value.economy;
    expect(economySeatsFromHonolulu('GUM')).toBeGreaterThan(economySeatsFromHonolulu('NRT'));
  });

  it('takes a family’s name for the type of it the carrier flies', () => {
    expect(estimated({ aircraftCode: '330' }).aircraft).toMatchObject({
      icaoAircraftType: 'A333',
      basis: { family: '330' },
    });
    expect(estimated({ aircraftCode: 'A330' }).wellToWakeGramsPerPassenger).toEqual(
      estimated({ aircraftCode: '330' }).wellToWakeGramsPerPassenger,
    );
  });

  it('follows the method’s mapping to another type’s fuel table, winglets included', () => {
    expect(estimated({ aircraftCode: '338' }).aircraft.fuelTableType).toBe('A332');
    const plainKg = estimated({ aircraftCode: '738' }).inputs.fuelBurnKg.value;
    expect(estimated({ aircraftCode: '73H' }).inputs.fuelBurnKg.value).toBeCloseTo(plainKg * 0.97, 6);
  });

  it('gives the same grams with and without the working', () => {
    const { working, ...withWorking } = {
      ...estimator.flight(lx52(), { window, includesWorking: true }),
    } as FlightEstimate;
    expect(withWorking).toEqual(ask());
    expect(working?.steps.map((step) => step.key)).toEqual([
      'greatCircleDistance',
      'flownDistance',
      'ccdDistance',
      'fuelBurn',
      'flightEmissions',
      'passengersEmissions',
      'equivalentCapacity',
      'economySeat',
      'passengerGrams',
      'range',
      'contrails',
    ]);
    expect(working?.steps.find(({ key }) => key === 'passengerGrams')?.results.map((result) => result.value)).toEqual(
      CABIN_CLASSES.map((cabin) => withWorking.wellToWakeGramsPerPassenger[cabin]),
    );
  });

  it('says in the working how many flights a load was counted on', () => {
    const { working } = { ...estimator.flight(lx52(), { window, includesWorking: true }) } as FlightEstimate;
    const countedOn = (key: string) =>
      working?.steps.find((step) => step.key === key)?.inputs.find(({ name }) => name.kind.endsWith('-departures'))
        ?.value;
    const reported = tables.traffic
      .onRoute(tables.airports.find('ZRH') as Airport, tables.airports.find('BOS') as Airport)
      .filter(({ carrierCode }) => carrierCode === 'LX')
      .reduce((sum, { departures }) => sum + departures, 0);
    expect(countedOn('passengersEmissions')).toBe(reported);
    expect(countedOn('economySeat')).toBe(reported);
  });

  it('names a source and an edition for every input', () => {
    for (const input of Object.values(estimated().inputs)) {
      expect(input.source).not.toBe('');
      expect(input.sourceVersion).not.toBe('');
    }
  });

  it('parts well-to-wake into well-to-tank and tank-to-wake to the gram, on every carrier’s every route', () => {
    const routes = [...tables.flights.carrierRoutes()];
    fc.assert(
      fc.property(fc.nat(routes.length - 1), (at) => {
        const route = routes[at];
        if (!route) return;
        const result = ask({
          origin: tables.airports.at(route.originIndex).iataAirportCode,
          destination: tables.airports.at(route.destinationIndex).iataAirportCode,
          carrierCode: route.carrierCode,
          flightNumber: 1,
        });
        if (result.kind === 'unavailable') return;
        for (const cabin of CABIN_CLASSES) {
          const wellToWake = result.wellToWakeGramsPerPassenger[cabin] ?? Number.NaN;
          expect(wellToWake).toBeGreaterThan(0);
          expect(
            (result.wellToTankGramsPerPassenger[cabin] ?? 0) + (result.tankToWakeGramsPerPassenger[cabin] ?? 0),
          ).toBe(wellToWake);
        }
      }),
    );
  });
});
