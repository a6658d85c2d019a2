import type { Airport } from '@tim/reference-data';
import { describe, expect, it } from 'vitest';
import { estimator, lx52, tables, window } from './known-flights.fixture.ts';
import type { FlightEstimate, FlightQuery } from '@tim/estimator';

function estimated(overrides: Partial<FlightQuery> = {}): FlightEstimate {
  const result = estimator.flight(lx52(overrides), { window });
  if (result.kind !== 'estimated') throw new Error(`no estimate: ${JSON.stringify(result)}`);
  return result;
}

describe('a flight', () => {
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

  it('burns 3 % less with winglets', () => {
    const plainKg = estimated({ aircraftCode: '738' }).inputs.fuelBurnKg.value;
    expect(estimated({ aircraftCode: '73H' }).inputs.fuelBurnKg.value).toBeCloseTo(plainKg * 0.97, 6);
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
});
