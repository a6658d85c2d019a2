import type { FlightEstimate, LabelledFlight } from '@tim/estimator';

/** Provenance of a modelled input. */
export const eea = { source: 'EEA', sourceVersion: 'MEC 2023', dataCategory: 'MODELED' } as const;
const perCabin = { economy: 1, premiumEconomy: 1.5, business: 4, first: 5 };

/** An estimate with every input sourced, with overrides. */
export function estimate(overrides: Partial<FlightEstimate> = {}): FlightEstimate {
  return {
    kind: 'estimated',
    wellToWakeGramsPerPassenger: { economy: 100, premiumEconomy: 150, business: 400, first: 500 },
    wellToTankGramsPerPassenger: { economy: 20, premiumEconomy: 30, business: 80, first: 100 },
    tankToWakeGramsPerPassenger: { economy: 80, premiumEconomy: 120, business: 320, first: 400 },
    aircraft: {
      icaoAircraftType: 'A333',
      iataAircraftCode: '333',
      name: 'Airbus A330-300',
      fuelTableType: 'A333',
      basis: { kind: 'given' },
      types: [{ icaoAircraftType: 'A333', name: 'Airbus A330-300', weight: 1, economyRatio: 1 }],
    },
    operatedBy: { kind: 'carrier' },
    range: { low: { economy: 90 }, high: { economy: 110 }, drivers: [{ key: 'cargo', share: 1 }] },
    ccdDistanceKm: 6088.516,
    isFlightNumberVerified: true,
    numberListing: { lastEntered: '2026-05', entriesKnownFrom: '2022-09', isCarrierInDoubt: false },
    missingCabins: { cabins: ['premiumEconomy'], isLayoutKnown: true },
    inputs: {
      greatCircleDistanceKm: {
        value: 6000,
        basis: { kind: 'airport-position' },
        source: 'AIRPORT_LIST',
        sourceVersion: '1',
        dataCategory: 'PRIMARY',
      },
      distanceAdjustmentFactor: {
        value: 1.02,
        basis: { kind: 'airport-pair' },
        source: 'ICL',
        sourceVersion: '1',
        dataCategory: 'MODELED',
      },
      fuelBurnKg: { value: 40_000, basis: { kind: 'own-fuel-table' }, ...eea },
      cargoMassFraction: {
        value: 0.2,
        basis: { kind: 'distance-band-by-body' },
        source: 'T100',
        sourceVersion: '2026-02',
        dataCategory: 'MODELED',
      },
      passengerLoadFactor: {
        value: 0.845,
        basis: { kind: 'global-default' },
        source: 'GLOBAL_DEFAULT',
        sourceVersion: '2019',
        dataCategory: 'DEFAULT',
      },
      seatsPerClass: {
        value: perCabin,
        basis: { kind: 'typical-of-type', isScaledToReportedTotal: false },
        source: 'AIRCRAFT_MODEL_TYPICAL',
        sourceVersion: '2026',
        dataCategory: 'DEFAULT',
      },
      cabinClassFactors: {
        value: perCabin,
        basis: { kind: 'seat-area', body: 'wide' },
        source: 'IATA',
        sourceVersion: 'RP 1726',
        dataCategory: 'DEFAULT',
      },
    },
    ...overrides,
  };
}

/** A flight with a label of one cabin, with overrides. */
export function labelled(overrides: Partial<LabelledFlight> = {}): LabelledFlight {
  return {
    kind: 'labelled',
    label: {
      isOfFlightNumber: true,
      issueDay: 20_261_025,
      expiryDay: 20_270_327,
      version: '1.2',
      wellToWakeGramsPerPassenger: { economy: 90 },
      safDiscountFraction: 0.03,
    },
    wellToWakeGramsPerPassenger: { economy: 90 },
    wellToTankGramsPerPassenger: { economy: 15 },
    tankToWakeGramsPerPassenger: { economy: 75 },
    isFlightNumberVerified: true,
    ...overrides,
  };
}

/** That label, as messages describe it. */
export const labelMetadata = {
  safDiscountPercentage: 0.03,
  labelVersion: '1.2',
  labelIssueDate: { year: 2026, month: 10, day: 25 },
  labelExpiryDate: { year: 2027, month: 3, day: 27 },
};
