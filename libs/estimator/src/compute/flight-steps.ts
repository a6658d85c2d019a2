import { JET_KEROSENE, LTO_DISTANCE_NAUTICAL_MILES, nauticalMilesToKm, PASSENGER_MASS_KG } from '@tim/engine';
import type { Basis } from '@tim/reference-data';
import type { ResolvedFlight } from '../resolve-flight.ts';
import type { PlainQuantityKind, Quantity, WorkingStep } from '../working.ts';
import type { Computed } from './compute-flight.ts';
import { AIRPORT_PROVENANCE, provenanceOf, SEAT_AREAS } from './provenance.ts';
import { perCabin, quantity } from './quantity.ts';

/** How many flights a load rests on; nothing where it is one figure for all flights. */
function countedOn(name: PlainQuantityKind, basis: Basis): readonly Quantity[] {
  return 'departures' in basis ? [quantity('n', name, basis.departures, 'flights')] : [];
}

/** The steps from the distance to the fuel. */
function fuelSteps(resolved: ResolvedFlight, { flownKm, ccdKm, fuel }: Computed): readonly WorkingStep[] {
  const { origin, destination, greatCircleKm, distanceAdjustmentFactor: factor, aircraft, curve } = resolved;
  const positions = [origin, destination].flatMap(({ iataAirportCode: airportCode, latitudeDeg, longitudeDeg }, at) => [
    quantity(`φ${'₁₂'[at]}`, { kind: 'latitude', airportCode }, latitudeDeg, '°', AIRPORT_PROVENANCE),
    quantity(`λ${'₁₂'[at]}`, { kind: 'longitude', airportCode }, longitudeDeg, '°', AIRPORT_PROVENANCE),
  ]);
  const nearAirports = { kind: 'distance-near-airports', nauticalMiles: LTO_DISTANCE_NAUTICAL_MILES } as const;
  return [
    {
      key: 'greatCircleDistance',
      inputs: positions,
      results: [quantity('d', 'great-circle-distance', greatCircleKm, 'km')],
    },
    {
      key: 'flownDistance',
      inputs: [
        quantity('d', 'great-circle-distance', greatCircleKm, 'km'),
        quantity('DAF', 'distance-adjustment-factor', factor.value, '1', factor),
      ],
      results: [quantity('flown', 'flown-distance', flownKm, 'km')],
    },
    {
      key: 'ccdDistance',
      inputs: [
        quantity('flown', 'flown-distance', flownKm, 'km'),
        quantity('near', nearAirports, nauticalMilesToKm(LTO_DISTANCE_NAUTICAL_MILES), 'km'),
      ],
      results: [quantity('CCD', 'ccd-distance', ccdKm, 'km')],
    },
    {
      key: 'fuelBurn',
      inputs: [
        {
          ...quantity('type', 'aircraft', 0, '1'),
          text: `${aircraft.value.name} (${aircraft.value.icaoAircraftType})`,
        },
        {
          ...quantity('table', 'fuel-table', 0, '1'),
          provenance: { ...provenanceOf(curve), basis: aircraft.basis },
          text: curve.value.icaoAircraftType,
        },
        quantity('factor', 'fuel-factor', resolved.fuelFactor, '1', aircraft),
        quantity('CCD', 'ccd-distance', ccdKm, 'km'),
      ],
      results: [
        quantity('m_LTO', 'lto-fuel', fuel.ltoFuelKg, 'kg', curve),
        quantity('m_CCD', 'ccd-fuel', fuel.ccdFuelKg, 'kg', curve),
        quantity('m', 'flight-fuel', fuel.fuelBurnKg, 'kg'),
      ],
    },
  ];
}

/** The steps from the fuel to the passengers' part of the emissions. */
function emissionsSteps(resolved: ResolvedFlight, computed: Computed): readonly WorkingStep[] {
  const { fuel, flightEmissions, passengersEmissions } = computed;
  const { cargoMassFraction: cargo } = resolved;
  const cargoName = { kind: 'cargo-mass-fraction', passengerMassKg: PASSENGER_MASS_KG } as const;
  return [
    {
      key: 'flightEmissions',
      inputs: [
        quantity('m', 'flight-fuel', fuel.fuelBurnKg, 'kg'),
        quantity('f_WTT', 'well-to-tank-factor', JET_KEROSENE.wellToTankKgCo2ePerKg, 'kg CO2e/kg'),
        quantity('f_TTW', 'tank-to-wake-factor', JET_KEROSENE.tankToWakeKgCo2ePerKg, 'kg CO2e/kg'),
      ],
      results: [
        quantity('WTT', 'well-to-tank-emissions', flightEmissions.wellToTankKgCo2e, 'kg CO2e'),
        quantity('TTW', 'tank-to-wake-emissions', flightEmissions.tankToWakeKgCo2e, 'kg CO2e'),
        quantity('WTW', 'well-to-wake-emissions', flightEmissions.wellToWakeKgCo2e, 'kg CO2e'),
      ],
    },
    {
      key: 'passengersEmissions',
      inputs: [
        quantity('WTW', 'well-to-wake-emissions', flightEmissions.wellToWakeKgCo2e, 'kg CO2e'),
        quantity('CMF', cargoName, cargo.value, '1', cargo),
        ...countedOn('cargo-departures', cargo.basis),
      ],
      results: [quantity('E', 'passengers-emissions', passengersEmissions.wellToWakeKgCo2e, 'kg CO2e')],
    },
  ];
}

/** The steps from the passengers' part to the grams of each cabin. */
function passengerSteps(resolved: ResolvedFlight, computed: Computed): readonly WorkingStep[] {
  const { passengersEmissions, cabinFactors, capacity, economySeat, grams } = computed;
  const { aircraft, seats, passengerLoadFactor: load } = resolved;
  const { body } = aircraft.value;
  const seatAreas = perCabin(
    'factor',
    (cabin) => ({ kind: 'seat-area', cabin, body }),
    cabinFactors,
    '1',
    SEAT_AREAS[body],
  );
  return [
    {
      key: 'equivalentCapacity',
      inputs: [...perCabin('seats', (cabin) => ({ kind: 'seats', cabin }), seats.value, '1', seats), ...seatAreas],
      results: [quantity('C', 'capacity', capacity, '1')],
    },
    {
      key: 'economySeat',
      inputs: [
        quantity('E', 'passengers-emissions', passengersEmissions.wellToWakeKgCo2e, 'kg CO2e'),
        quantity('C', 'capacity', capacity, '1'),
        quantity('PLF', 'passenger-load-factor', load.value, '1', load),
        ...countedOn('passenger-departures', load.basis),
      ],
      results: [quantity('e', 'economy-seat-emissions', economySeat.wellToWakeKgCo2e, 'kg CO2e')],
    },
    {
      key: 'passengerGrams',
      inputs: [quantity('e', 'economy-seat-emissions', economySeat.wellToWakeKgCo2e, 'kg CO2e'), ...seatAreas],
      results: perCabin('WTW', (cabin) => ({ kind: 'grams-per-passenger', cabin }), grams.wellToWakeGrams, 'g CO2e'),
    },
  ];
}

/** The steps from the distance to the grams, each with the values the computation used and gave. */
export const flightSteps = (resolved: ResolvedFlight, computed: Computed): readonly WorkingStep[] => [
  ...fuelSteps(resolved, computed),
  ...emissionsSteps(resolved, computed),
  ...passengerSteps(resolved, computed),
];
