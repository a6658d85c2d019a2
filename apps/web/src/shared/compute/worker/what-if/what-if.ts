import { CABIN_CLASSES, greatCircleDistanceKm, kmToNauticalMiles } from '@tim/engine';
import { flightQuery } from '@tim/estimate-messages';
import { createCoreEstimator, type FlightEstimate, type Overrides } from '@tim/estimator';
import type { CoreTables } from '@tim/reference-data';
import type { AircraftChoice, AnsweredFlight, Changes, WhatIfAnswer } from '../../what-if-types.ts';

/**
 * Computes changed flights with the estimator of the command line and the API. It needs no network of flights: what a figure rests on
 * comes with the answer, from whatever tables that was made.
 */
export function createWhatIf(tables: CoreTables) {
  const estimator = createCoreEstimator(tables);

  const estimate = (flight: AnsweredFlight, aircraftCode: string, overrides: Overrides): FlightEstimate | undefined => {
    const query = { ...flightQuery({ ...flight.asked, aircraftCode }), overrides };
    const window = { earliest: query.departureDate, latest: query.departureDate };
    const found = estimator.flight(query, { window, includesContrails: false });
    return found.kind === 'estimated' ? found : undefined;
  };

  const change = (flight: AnsweredFlight, changes: Changes): WhatIfAnswer => {
    const { aircraftCode = flight.aircraftCode, seatsPerClass, ...changed } = changes;
    const { passengerLoadFactor, cargoMassFraction, distanceAdjustmentFactor } = flight;
    const overrides = { passengerLoadFactor, cargoMassFraction, distanceAdjustmentFactor, ...changed };
    const usualSeats =
      aircraftCode === flight.aircraftCode
        ? flight.seatsPerClass
        : estimate(flight, aircraftCode, overrides)?.inputs.seatsPerClass.value;
    if (!usualSeats) return { kind: 'no-figure' };
    const seats = { ...usualSeats, ...seatsPerClass };
    const found = estimate(flight, aircraftCode, { ...overrides, seatsPerClass: seats });
    if (!found) return { kind: 'no-figure' };
    const fuelTableEndKm = endKm(found.aircraft.fuelTableType);
    return {
      kind: 'figure',
      gramsPerPassenger: found.wellToWakeGramsPerPassenger,
      missingCabins: CABIN_CLASSES.filter((cabin) => seats[cabin] === 0),
      usualSeats,
      ...(found.ccdDistanceKm > fuelTableEndKm && { fuelTableEndKm }),
    };
  };

  const endKm = (fuelTableType: string): number => {
    const table = tables.fuelBurn.find(fuelTableType)?.value;
    return (table?.ccdDistancesNauticalMiles.at(-1) ?? 0) / kmToNauticalMiles(1);
  };

  const choices = aircraftChoices(tables);
  const aircraftOn = ({ asked }: AnsweredFlight): readonly AircraftChoice[] => {
    const [origin, destination] = [asked.origin, asked.destination].map((code) => tables.airports.find(code));
    if (!origin || !destination) return [];
    const greatCircleKm = greatCircleDistanceKm(origin, destination);
    return choices.flatMap(({ fuelTableType, ...choice }) => (endKm(fuelTableType) < greatCircleKm ? [] : [choice]));
  };

  return { aircraftOn, change };
}

type FuelledChoice = AircraftChoice & { readonly fuelTableType: string };

/** Types that airlines fly today, with a fuel table and typical seats, each once; a family's name is no type. */
function aircraftChoices({ aircraft, families, fleets, seats }: CoreTables): readonly FuelledChoice[] {
  const flown = new Set(fleets.ofAllCarriers().value.map(({ icaoAircraftType }) => icaoAircraftType));
  const choices: FuelledChoice[] = [];
  for (const known of aircraft.codes) {
    const type = aircraft.find(known)?.value;
    if (type?.fuelTableType === undefined || families.typesOf(known)) continue;
    const { name, fuelTableType, icaoAircraftType } = type;
    if (!flown.has(icaoAircraftType) || !seats.typical(icaoAircraftType)) continue;
    const code = type.iataAircraftCode || type.icaoAircraftType;
    // A type may have a name by each of its two codes.
    if (!choices.some((choice) => choice.code === code || choice.name === name))
      choices.push({ code, name, fuelTableType });
  }
  return choices.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}
