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
  it('that is in the list of flights is estimated, its number verified', () => {
    const estimate = estimated();
    expect(estimate.isFlightNumberVerified).toBe(true);
    expect(estimate.inputs.distanceAdjustmentFactor).toMatchObject({ value: 1.0242, basis: { kind: 'airport-pair' } });
  });

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

  it('without one takes what is reported to fly the route, and says so', () => {
    const { aircraft } = estimated();
    expect(aircraft.basis).toMatchObject({ kind: 'reported-on-route', carrierName: 'Swiss International Air Lines' });
    expect(aircraft.types.reduce((sum, type) => sum + type.weight, 0)).toBeCloseTo(1, 9);
    expect(aircraft.types.map((type) => type.icaoAircraftType)).toContain(aircraft.icaoAircraftType);
  });

  it('names the types that may fly its own route, whatever was asked since', () => {
    const { aircraft } = estimated();
    const types = [...aircraft.types];
    const other = estimated({ destination: 'BCN', flightNumber: 1952 }).aircraft;
    expect(other.types).not.toEqual(types);
    expect(aircraft.types).toEqual(types);
    expect(JSON.parse(JSON.stringify(aircraft))).toMatchObject({ name: aircraft.name, types });
  });

  it('where nothing is reported assumes a type of the carrier’s fleet that reaches', () => {
    const { aircraft } = estimated({ destination: 'BCN', flightNumber: 1952 });
    expect(aircraft.basis.kind).toBe('fleet-and-seats-on-route');
    expect(aircraft.types.every((type) => tables.aircraft.find(type.icaoAircraftType))).toBe(true);
  });

  it('with the seats its flights there had, where they are known: Hong Kong to Taipei is no narrow body', () => {
    const { aircraft } = estimated({ carrierCode: 'CX', origin: 'HKG', destination: 'TPE', flightNumber: 400 });
    expect(tables.aircraft.find(aircraft.icaoAircraftType)?.value.body).toBe('wide');
    expect(aircraft.basis.kind).toBe('fleet-and-seats-on-route');
  });

  it('of a US airline whose fleet is in no list assumes the types it reports to fly', () => {
    const cape = estimated({ carrierCode: '9K', origin: 'BOS', destination: 'LEB', flightNumber: 1 });
    expect(cape.aircraft).toMatchObject({ icaoAircraftType: 'C402', basis: { kind: 'reported-elsewhere' } });
    expect(cape.inputs.seatsPerClass.value.economy).toBeCloseTo(9, 1);
  });

  it('is on no ordinary narrow body beyond where those are flown', () => {
    const { aircraft } = estimated({ carrierCode: 'WS', origin: 'YYC', destination: 'CDG', flightNumber: 10 });
    expect(aircraft.types.map(({ icaoAircraftType }) => icaoAircraftType)).toEqual(['B789']);
  });

  it('of an airline of which no aircraft is known says so', () => {
    const { aircraft } = estimated({ carrierCode: 'T7', origin: 'MRS', destination: 'TLS', flightNumber: 100 });
    expect(aircraft.basis).toMatchObject({ kind: 'all-carriers-fleets', isFleetKnown: false });
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

  it('counts of a small type without a typical layout the mean seats that are reported of it', () => {
    const { inputs } = estimated({ destination: 'GVA', flightNumber: 2802, aircraftCode: 'CNC' });
    expect(inputs.seatsPerClass).toMatchObject({ source: 'T2', basis: { kind: 'reported-mean-of-type' } });
    expect(inputs.seatsPerClass.value.economy).toBeCloseTo(8.5, 0);
    expect(inputs.seatsPerClass.value.business).toBe(0);
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

  it('of a family the carrier has not falls back on the method’s type for the family', () => {
    expect(estimated({ aircraftCode: '787' }).aircraft).toMatchObject({
      fuelTableType: 'B789',
      basis: { kind: 'family-default' },
    });
  });

  // spec: 1.10, 1.11
  it('has the carrier’s own cabin, and the loads reported on the route', () => {
    const { inputs } = estimated({ aircraftCode: '333' });
    expect(inputs.seatsPerClass).toMatchObject({
      value: { economy: 183, business: 45, first: 8 },
      source: 'CARRIER_CABIN_TABLE',
    });
    expect(inputs.passengerLoadFactor).toMatchObject({ basis: { kind: 'carrier-on-route' }, source: 'T100' });
    expect(inputs.cargoMassFraction).toMatchObject({ basis: { kind: 'carrier-on-route-by-body' }, source: 'T100' });
  });

  it('has the mean of the layouts that fit, where nothing tells which it is', () => {
    const dublin = { origin: 'DUB', destination: 'MAN', carrierCode: 'EI', flightNumber: 202, aircraftCode: '320' };
    const { seatsPerClass } = estimated(dublin).inputs;
    // 14 aircraft with 174 seats and 12 with 180.
    expect(seatsPerClass.value.economy).toBeCloseTo((14 * 174 + 12 * 180) / 26, 9);
    expect(seatsPerClass.basis).toMatchObject({ kind: 'carrier-layouts', isScaledToReportedTotal: false });
  });

  it('has typical seats scaled to what the carrier reports of the type, where its layout is not known', () => {
    const toronto = { origin: 'YYZ', destination: 'KEF', carrierCode: 'FI', flightNumber: 602, aircraftCode: '7M9' };
    const { value } = estimated(toronto).inputs.seatsPerClass;
    expect(value.economy + value.premiumEconomy + value.business + value.first).toBeCloseTo(178, 6);
  });

  it('takes the narrow body that a carrier files among its wide bodies for what its seats show it to be', () => {
    const boston = estimated({ origin: 'DUB', carrierCode: 'EI', flightNumber: 137 });
    expect(boston.aircraft.icaoAircraftType).toBe('A21N');
    const { economy, business } = boston.inputs.seatsPerClass.value;
    expect(economy + business).toBeCloseTo(184, 6);
    expect(boston.inputs.cargoMassFraction.value).toBeLessThan(0.05);
  });

  it('does not scale a cabin to a total that no aircraft of the type has', () => {
    // 394 seats are filed of Singapore Airlines’ A350-900s between San Francisco and Singapore; they have 161 to 303.
    const { inputs } = estimated({ origin: 'SFO', destination: 'SIN', carrierCode: 'SQ', flightNumber: 31 });
    const { economy, premiumEconomy, business, first } = inputs.seatsPerClass.value;
    expect(economy + premiumEconomy + business + first).toBeLessThanOrEqual(303);
  });

  it('is not taken for one with a stop on the way that is filed on its route', () => {
    // The 777s by way of Frankfurt are filed from Singapore to New York too, with those who stay on board.
    const { aircraft, inputs } = estimated({ origin: 'SIN', destination: 'JFK', carrierCode: 'SQ', flightNumber: 24 });
    expect(aircraft.types.map(({ icaoAircraftType }) => icaoAircraftType)).toEqual(['A359']);
    expect(inputs.passengerLoadFactor.value).toBeGreaterThan(0.7);
  });

  it('keeps a domestic cabin off an international route', () => {
    const tokyo = { origin: 'SIN', destination: 'HND', carrierCode: 'JL', flightNumber: 38, aircraftCode: '763' };
    expect(estimated(tokyo).inputs.seatsPerClass.value).toMatchObject({ economy: 175, business: 24 });
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

describe('a flight without an estimate says why', () => {
  it.each([
    ['an unknown origin', { origin: 'QQQ' }, { reason: 'UNKNOWN_AIRPORT', field: 'origin', value: 'QQQ' }],
    ['an unknown destination', { destination: 'QQQ' }, { reason: 'UNKNOWN_AIRPORT', field: 'destination' }],
    ['an unknown carrier', { carrierCode: '00' }, { reason: 'UNKNOWN_CARRIER', field: 'carrierCode', value: '00' }],
    ['no number', { flightNumber: 0 }, { reason: 'UNKNOWN_FLIGHT_NUMBER', field: 'flightNumber' }],
    ['a number no flight has', { flightNumber: 10_000 }, { reason: 'UNKNOWN_FLIGHT_NUMBER', value: '10000' }],
    [
      'a past date',
      { departureDate: { year: 2026, month: 11, day: 19 } },
      { reason: 'DATE_OUT_OF_WINDOW', value: '20261119', window },
    ],
    ['a far date', { departureDate: { year: 2027, month: 11, day: 23 } }, { reason: 'DATE_OUT_OF_WINDOW' }],
    ['nowhere to go', { destination: 'ZRH' }, { reason: 'SAME_AIRPORT', field: 'destination' }],
    [
      'an unknown aircraft',
      { aircraftCode: 'ZZZ' },
      { reason: 'UNKNOWN_AIRCRAFT', field: 'aircraftCode', value: 'ZZZ' },
    ],
    [
      'an aircraft without a fuel table',
      { aircraftCode: 'DHC2' },
      { reason: 'NO_AIRCRAFT_TABLE', field: 'aircraftCode' },
    ],
    ['two places nobody flies between', { origin: 'ZRH', destination: 'AAC' }, { reason: 'NO_KNOWN_SERVICE' }],
  ] as const)('%s', (_name, overrides, expected) => {
    expect(ask(overrides)).toMatchObject({ kind: 'unavailable', ...expected });
  });

  it('a carrier not known on the route, with those that are', () => {
    const result = ask({ carrierCode: 'QF' });
    expect(result).toMatchObject({ kind: 'unavailable', reason: 'CARRIER_NOT_ON_ROUTE', value: 'QF' });
    expect(result.kind === 'unavailable' && result.carrierCodes).toContain('LX');
  });

  it('a city’s code, with its airports', () => {
    const result = ask({ origin: 'NYC' });
    expect(result).toMatchObject({ kind: 'unavailable', reason: 'CITY_CODE', field: 'origin', value: 'NYC' });
    expect(result.kind === 'unavailable' && result.airportCodes).toEqual(expect.arrayContaining(['JFK', 'EWR', 'LGA']));
  });

  it('a city’s code that an airport without flights has too, as the city', () => {
    expect(ask({ destination: 'SAO' })).toMatchObject({ reason: 'CITY_CODE', value: 'SAO' });
  });
});
