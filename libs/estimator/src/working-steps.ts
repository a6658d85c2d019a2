import { JET_KEROSENE, LTO_DISTANCE_NAUTICAL_MILES, nauticalMilesToKm, PASSENGER_MASS_KG } from '@tim/engine';
import type { Emissions, FuelBurn, PassengerGrams, PerCabin } from '@tim/engine';
import type { Provenance, Sourced } from '@tim/reference-data';
import { CABIN_CLASSES } from './estimate.ts';
import type { CabinClass, Quantity, WorkingStep } from './estimate.ts';
import type { Load } from './loads.ts';
import { AIRPORT_PROVENANCE, seatAreaProvenance } from './provenance.ts';
import type { ResolvedFlight } from './resolve-carrier-route.ts';

const METHOD = 'Travel Impact Model 3.0.0';
const ISO_CORSIA = `${METHOD}, flight level CO2e estimates; ISO 14083:2023 tables K.1 and K.3; ICAO CORSIA LCA methodology, 6th edition, table 5`;

const CABIN_NAMES: Record<CabinClass, string> = {
  economy: 'Economy',
  premiumEconomy: 'Premium economy',
  business: 'Business',
  first: 'First',
};

function quantity(symbol: string, name: string, value: number, unit: string, provenance?: Provenance): Quantity {
  return provenance ? { symbol, name, value, unit, provenance } : { symbol, name, value, unit };
}

function named(symbol: string, name: string, text: string, provenance?: Provenance): Quantity {
  return { ...quantity(symbol, name, 0, '1', provenance), text };
}

function provenanceOf({ strategy, source, sourceVersion, dataCategory }: Sourced<unknown>): Provenance {
  return { strategy, source, sourceVersion, dataCategory };
}

/** How many flights a load rests on; nothing where it is one figure for all flights. */
function countedOn(name: string, { departures }: Load): Quantity[] {
  return departures > 0 ? [quantity('n', name, departures, 'flights')] : [];
}

function perCabin(symbol: string, name: string, values: PerCabin, unit: string, provenance?: Provenance): Quantity[] {
  return CABIN_CLASSES.map((cabin) =>
    quantity(
      `${symbol} ${CABIN_NAMES[cabin].toLowerCase()}`,
      `${name}, ${CABIN_NAMES[cabin].toLowerCase()}`,
      values[cabin],
      unit,
      provenance,
    ),
  );
}

/** What each step computed, in the engine's own values. */
export type Computed = {
  readonly flownKm: number;
  readonly ccdKm: number;
  readonly fuel: FuelBurn;
  readonly flightEmissions: Emissions;
  readonly passengersEmissions: Emissions;
  readonly cabinFactors: PerCabin;
  readonly capacity: number;
  readonly economySeat: Emissions;
  readonly grams: PassengerGrams;
};

/** The steps from the distance to the grams, each with the values the computation used and gave. */
export function workingSteps(resolved: ResolvedFlight, computed: Computed): readonly WorkingStep[] {
  const { origin, destination, aircraft, curve } = resolved;
  const { fuel, flightEmissions, passengersEmissions, economySeat } = computed;
  const curveProvenance = provenanceOf(curve);
  return [
    {
      key: 'greatCircleDistance',
      name: 'Shortest distance over the earth',
      formula: 'd = 2 R atan2(√h, √(1 − h)), h = sin²(Δφ/2) + cos φ₁ cos φ₂ sin²(Δλ/2)',
      inputs: [
        quantity('φ₁', `Latitude of ${origin.iataAirportCode}`, origin.latitudeDeg, '°', AIRPORT_PROVENANCE),
        quantity('λ₁', `Longitude of ${origin.iataAirportCode}`, origin.longitudeDeg, '°', AIRPORT_PROVENANCE),
        quantity('φ₂', `Latitude of ${destination.iataAirportCode}`, destination.latitudeDeg, '°', AIRPORT_PROVENANCE),
        quantity(
          'λ₂',
          `Longitude of ${destination.iataAirportCode}`,
          destination.longitudeDeg,
          '°',
          AIRPORT_PROVENANCE,
        ),
      ],
      results: [quantity('d', 'Great-circle distance', resolved.greatCircleKm, 'km')],
      source: `${METHOD}, flight level CO2e estimates (a sphere on which one nautical mile is one minute of arc)`,
    },
    {
      key: 'flownDistance',
      name: 'Distance really flown',
      formula: 'flown = d × DAF',
      inputs: [
        quantity('d', 'Great-circle distance', resolved.greatCircleKm, 'km'),
        quantity(
          'DAF',
          'Distance adjustment factor',
          resolved.distanceAdjustmentFactor.value,
          '1',
          provenanceOf(resolved.distanceAdjustmentFactor),
        ),
      ],
      results: [quantity('flown', 'Flown distance', computed.flownKm, 'km')],
      source: `${METHOD}, distance adjustment; Teoh et al., GAIA, Zenodo 8369564`,
    },
    {
      key: 'ccdDistance',
      name: 'Distance in climb, cruise and descent',
      formula: 'CCD = flown − near, at least 0',
      inputs: [
        quantity('flown', 'Flown distance', computed.flownKm, 'km'),
        quantity(
          'near',
          `Part flown near the airports, ${LTO_DISTANCE_NAUTICAL_MILES} nautical miles`,
          nauticalMilesToKm(LTO_DISTANCE_NAUTICAL_MILES),
          'km',
        ),
      ],
      results: [quantity('CCD', 'Climb, cruise and descent distance', computed.ccdKm, 'km')],
      source: `${METHOD}, flight level CO2e estimates`,
    },
    {
      key: 'fuelBurn',
      name: 'Fuel burned by the whole flight',
      formula: 'm = m_LTO + m_CCD, m_CCD interpolated between the distances of the type’s table',
      inputs: [
        named('type', 'Aircraft', `${aircraft.value.name} (${aircraft.value.icaoAircraftType})`),
        named('table', 'Fuel table', curve.value.icaoAircraftType, { ...curveProvenance, strategy: aircraft.strategy }),
        quantity('factor', 'Winglet factor on the table’s fuel', resolved.fuelFactor, '1', provenanceOf(aircraft)),
        quantity('CCD', 'Climb, cruise and descent distance', computed.ccdKm, 'km'),
      ],
      results: [
        quantity('m_LTO', 'Fuel of landing and take-off', fuel.ltoFuelKg, 'kg', curveProvenance),
        quantity('m_CCD', 'Fuel of climb, cruise and descent', fuel.ccdFuelKg, 'kg', curveProvenance),
        quantity('m', 'Fuel of the flight', fuel.fuelBurnKg, 'kg'),
      ],
      source: `${METHOD}, flight level CO2e estimates; EMEP/EEA guidebook 2023, 1.A.3.a, Annex 1`,
    },
    {
      key: 'flightEmissions',
      name: 'Emissions of the whole flight',
      formula: 'WTT = m × f_WTT, TTW = m × f_TTW, WTW = WTT + TTW',
      inputs: [
        quantity('m', 'Fuel of the flight', fuel.fuelBurnKg, 'kg'),
        quantity('f_WTT', 'Well-to-tank factor of jet kerosene', JET_KEROSENE.wellToTankKgCo2ePerKg, 'kg CO2e/kg'),
        quantity('f_TTW', 'Tank-to-wake factor of jet kerosene', JET_KEROSENE.tankToWakeKgCo2ePerKg, 'kg CO2e/kg'),
      ],
      results: [
        quantity('WTT', 'Well-to-tank emissions', flightEmissions.wellToTankKgCo2e, 'kg CO2e'),
        quantity('TTW', 'Tank-to-wake emissions', flightEmissions.tankToWakeKgCo2e, 'kg CO2e'),
        quantity('WTW', 'Well-to-wake emissions', flightEmissions.wellToWakeKgCo2e, 'kg CO2e'),
      ],
      source: ISO_CORSIA,
    },
    {
      key: 'passengersEmissions',
      name: 'The passengers’ part, without the cargo’s',
      formula: 'E = WTW × (1 − CMF)',
      inputs: [
        quantity('WTW', 'Well-to-wake emissions', flightEmissions.wellToWakeKgCo2e, 'kg CO2e'),
        quantity(
          'CMF',
          `Cargo’s share of the payload, a passenger counted as ${PASSENGER_MASS_KG} kg`,
          resolved.cargoMassFraction.value,
          '1',
          provenanceOf(resolved.cargoMassFraction),
        ),
        ...countedOn('Flights the cargo was counted on', resolved.cargoMassFraction),
      ],
      results: [quantity('E', 'Emissions of all passengers', passengersEmissions.wellToWakeKgCo2e, 'kg CO2e')],
      source: `${METHOD}, apportionment to passengers and cargo`,
    },
    {
      key: 'equivalentCapacity',
      name: 'Seats, counted by the floor they take',
      formula: 'C = Σ seats × factor',
      inputs: [
        ...perCabin('seats', 'Seats', resolved.seats.value, '1', provenanceOf(resolved.seats)),
        ...perCabin(
          'factor',
          `Floor of one seat, counted in economy seats, ${aircraft.value.body} body`,
          computed.cabinFactors,
          '1',
          seatAreaProvenance(aircraft.value.body),
        ),
      ],
      results: [quantity('C', 'Capacity in economy seats', computed.capacity, '1')],
      source: `${METHOD}, cabin class; IATA RP 1726`,
    },
    {
      key: 'economySeat',
      name: 'Emissions of one occupied economy seat',
      formula: 'e = E / (C × PLF)',
      inputs: [
        quantity('E', 'Emissions of all passengers', passengersEmissions.wellToWakeKgCo2e, 'kg CO2e'),
        quantity('C', 'Capacity in economy seats', computed.capacity, '1'),
        quantity(
          'PLF',
          'Share of the seats that are taken',
          resolved.passengerLoadFactor.value,
          '1',
          provenanceOf(resolved.passengerLoadFactor),
        ),
        ...countedOn('Flights the passengers were counted on', resolved.passengerLoadFactor),
      ],
      results: [quantity('e', 'Emissions of one economy passenger', economySeat.wellToWakeKgCo2e, 'kg CO2e')],
      source: `${METHOD}, CO2e estimates per passenger`,
    },
    {
      key: 'passengerGrams',
      name: 'Each cabin, by the floor its seat takes',
      formula: 'cabin = e × factor, in whole grams',
      inputs: [
        quantity('e', 'Emissions of one economy passenger', economySeat.wellToWakeKgCo2e, 'kg CO2e'),
        ...perCabin(
          'factor',
          `Floor of one seat, counted in economy seats, ${aircraft.value.body} body`,
          computed.cabinFactors,
          '1',
          seatAreaProvenance(aircraft.value.body),
        ),
      ],
      results: perCabin('WTW', 'Well-to-wake emissions per passenger', computed.grams.wellToWakeGrams, 'g CO2e'),
      source: `${METHOD}, CO2e estimates per passenger; IATA RP 1726`,
    },
  ];
}
