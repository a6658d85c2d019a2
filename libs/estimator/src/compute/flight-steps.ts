import { LTO_DISTANCE_NAUTICAL_MILES, nauticalMilesToKm, PASSENGER_MASS_KG } from '@tim/engine';
import type { Basis } from '@tim/reference-data';
import type { ResolvedFlight } from '../resolve-flight.ts';
import type { PlainQuantityKind, Quantity, WorkingStep } from '../working.ts';
import type { Computed } from './compute-flight.ts';
import { AIRPORT_PROVENANCE, SEAT_AREAS } from './provenance.ts';
import { quantities, quantity } from './quantity.ts';

/** How many flights a load rests on; nothing where it is one figure for all flights. */
const countedOn = (name: PlainQuantityKind, basis: Basis): readonly Quantity[] =>
  'departures' in basis ? [quantity(name, basis.departures)] : [];

function positionOf(resolved: ResolvedFlight, end: 'origin' | 'destination'): readonly Quantity[] {
  const { iataAirportCode: airportCode, latitudeDeg, longitudeDeg } = resolved[end];
  return [
    quantity({ kind: 'latitude', end, airportCode }, latitudeDeg, AIRPORT_PROVENANCE),
    quantity({ kind: 'longitude', end, airportCode }, longitudeDeg, AIRPORT_PROVENANCE),
  ];
}

/** The steps from the distance to the flight's emissions. */
function flightLevelSteps(resolved: ResolvedFlight, computed: Computed): readonly WorkingStep[] {
  const { greatCircleKm, distanceAdjustmentFactor: factor, aircraft, curve, fuelFactor } = resolved;
  const { fuel, flightEmissions } = computed;
  const { icaoAircraftType, name } = aircraft.value;
  const distance = quantity('great-circle-distance', greatCircleKm);
  const flown = quantity('flown-distance', computed.flownKm);
  const nearAirports = { kind: 'distance-near-airports', nauticalMiles: LTO_DISTANCE_NAUTICAL_MILES } as const;
  const ccd = quantity('ccd-distance', computed.ccdKm);
  const flightFuel = quantity('flight-fuel', fuel.fuelBurnKg);
  return [
    {
      key: 'greatCircleDistance',
      inputs: [...positionOf(resolved, 'origin'), ...positionOf(resolved, 'destination')],
      results: [distance],
    },
    {
      key: 'flownDistance',
      inputs: [distance, quantity('distance-adjustment-factor', factor.value, factor)],
      results: [flown],
    },
    {
      key: 'ccdDistance',
      inputs: [flown, quantity(nearAirports, nauticalMilesToKm(LTO_DISTANCE_NAUTICAL_MILES))],
      results: [ccd],
    },
    {
      key: 'fuelBurn',
      inputs: [
        { ...quantity('aircraft', 0), text: `${name} (${icaoAircraftType})` },
        { ...quantity('fuel-table', 0, { ...curve, basis: aircraft.basis }), text: curve.value.icaoAircraftType },
        quantity('fuel-factor', fuelFactor, aircraft),
        ccd,
      ],
      results: [quantity('lto-fuel', fuel.ltoFuelKg, curve), quantity('ccd-fuel', fuel.ccdFuelKg, curve), flightFuel],
    },
    {
      key: 'flightEmissions',
      inputs: [
        flightFuel,
        quantity('well-to-tank-factor', resolved.fuel.wellToTankKgCo2ePerKg),
        quantity('tank-to-wake-factor', resolved.fuel.tankToWakeKgCo2ePerKg),
      ],
      results: [
        quantity('well-to-tank-emissions', flightEmissions.wellToTankKgCo2e),
        quantity('tank-to-wake-emissions', flightEmissions.tankToWakeKgCo2e),
        quantity('well-to-wake-emissions', flightEmissions.wellToWakeKgCo2e),
      ],
    },
  ];
}

/** The steps from the flight's emissions to the grams of each cabin. */
function passengerLevelSteps(resolved: ResolvedFlight, computed: Computed): readonly WorkingStep[] {
  const { aircraft, seats, passengerLoadFactor: load, cargoMassFraction: cargo } = resolved;
  const { body } = aircraft.value;
  const ofAll = quantity('well-to-wake-emissions', computed.flightEmissions.wellToWakeKgCo2e);
  const cargoName = { kind: 'cargo-mass-fraction', passengerMassKg: PASSENGER_MASS_KG } as const;
  const ofPassengers = quantity('passengers-emissions', computed.passengersEmissions.wellToWakeKgCo2e);
  const seatAreas = quantities(
    (cabin) => ({ kind: 'seat-area', cabin, body }),
    computed.cabinFactors,
    SEAT_AREAS[body],
  );
  const capacity = quantity('capacity', computed.capacity);
  const ofSeat = quantity('economy-seat-emissions', computed.economySeat.wellToWakeKgCo2e);
  return [
    {
      key: 'passengersEmissions',
      inputs: [ofAll, quantity(cargoName, cargo.value, cargo), ...countedOn('cargo-departures', cargo.basis)],
      results: [ofPassengers],
    },
    {
      key: 'equivalentCapacity',
      inputs: [...quantities((cabin) => ({ kind: 'seats', cabin }), seats.value, seats), ...seatAreas],
      results: [capacity],
    },
    {
      key: 'economySeat',
      inputs: [
        ofPassengers,
        capacity,
        quantity('passenger-load-factor', load.value, load),
        ...countedOn('passenger-departures', load.basis),
      ],
      results: [ofSeat],
    },
    {
      key: 'passengerGrams',
      inputs: [ofSeat, ...seatAreas],
      results: quantities((cabin) => ({ kind: 'grams-per-passenger', cabin }), computed.grams.wellToWakeGrams),
    },
  ];
}

/** The steps from the distance to the grams, each with the values the computation used and gave. */
export const flightSteps = (resolved: ResolvedFlight, computed: Computed): readonly WorkingStep[] => [
  ...flightLevelSteps(resolved, computed),
  ...passengerLevelSteps(resolved, computed),
];
