/** Answers as a backend sends them, for work without one. The figures are made up to look like a long flight's. */

const FLIGHT = {
  origin: 'ZRH',
  destination: 'SFO',
  operatingCarrierCode: 'LX',
  flightNumber: '38',
  departureDate: { year: 2027, month: 6, day: 18 },
};

const MODEL_VERSION = { major: 3, minor: 0, patch: 0, dated: '20260701' };

const EMISSIONS = {
  emissionsGramsPerPax: { first: 3_120_400, business: 2_496_300, premiumEconomy: 936_100, economy: 624_075 },
  emissionsBreakdown: {
    wttEmissionsGramsPerPax: { first: 525_950, business: 420_760, premiumEconomy: 157_785, economy: 105_190 },
    ttwEmissionsGramsPerPax: { first: 2_594_450, business: 2_075_540, premiumEconomy: 778_315, economy: 518_885 },
  },
};

const INPUT_ENTRIES = {
  totalFuelBurnEstimatedKg: { dataSource: 'EEA', dataStrategy: 'EEA2023_CORRECTION_FACTOR' },
  loadFactor: { dataSource: 'T100', dataStrategy: 'CARRIER_ROUTE_MONTH' },
  cargoMassFraction: { dataSource: 'T100', dataStrategy: 'DISTANCE_AIRCRAFT_CLASS' },
  seatsPerClass: { dataSource: 'REFERENCE_CONFIG', dataStrategy: '' },
};

export const STANDARD_FLIGHT_RESPONSE = {
  flightEmissions: [
    {
      flight: FLIGHT,
      source: 1,
      ...EMISSIONS,
      emissionsInputs: { emissionsInputEntries: INPUT_ENTRIES },
      contrailsImpactBucket: 2,
      aircraft: {
        icaoAircraftType: 'B77W',
        iataAircraftCode: '77W',
        name: 'Boeing 777-300ER',
        basis: 'AIRCRAFT_BASIS_SCHEDULED',
        fuelTableType: 'B77W',
      },
      aircraftFound: {
        kind: 'reported-on-route',
        carrier: { code: 'LX', name: 'SWISS' },
        operatedBy: { kind: 'carrier' },
        cabin: { kind: 'typical-of-type', dataCategory: 'DEFAULT' },
      },
      flightNumberVerified: false,
      working: {
        engineVersion: '0.1.0',
        steps: [
          {
            key: 'greatCircleDistance',
            name: 'Great-circle distance',
            formula: 'd = 2 R asin(sqrt(h))',
            inputs: [
              {
                symbol: 'R',
                name: 'Mean earth radius',
                value: 6371.0088,
                unit: 'km',
                source: 'IUGG',
                sourceVersion: '1980',
              },
              { symbol: 'o', name: 'Origin', unit: '1', text: 'ZRH 47.458 N 8.548 E', source: 'Airport table' },
            ],
            results: [{ symbol: 'd', name: 'Great-circle distance', value: 9360.41, unit: 'km' }],
            source: 'Haversine formula',
          },
          {
            key: 'fuelBurn',
            name: 'Fuel burn of the flight',
            formula: 'm = LTO + CCD(d · f)',
            inputs: [
              { symbol: 'd', name: 'Great-circle distance', value: 9360.41, unit: 'km' },
              { symbol: 'f', name: 'Distance adjustment factor', value: 1.0297, unit: '1', source: 'EEA 2023 Annex 1' },
            ],
            results: [{ symbol: 'm', name: 'Fuel burn', value: 79_312.4, unit: 'kg' }],
            source: 'EMEP/EEA guidebook, tier 3',
          },
        ],
      },
    },
  ],
  modelVersion: MODEL_VERSION,
};

export const EASA_FLIGHT_RESPONSE = {
  flightEmissions: [
    {
      flight: FLIGHT,
      source: 2,
      ...EMISSIONS,
      emissionsInputs: { emissionsInputEntries: {}, easaLabelData: { safDiscountPercentage: 0.03 } },
      contrailsImpactBucket: 1,
    },
  ],
  modelVersion: MODEL_VERSION,
};

export const TYPICAL_RESPONSE = {
  typicalFlightEmissions: [
    {
      market: { origin: 'ZRH', destination: 'SFO' },
      emissionsGramsPerPax: { first: 3_301_250, business: 2_641_000, premiumEconomy: 990_375, economy: 660_250 },
      carrierCodes: ['LX', 'UA'],
    },
  ],
  modelVersion: MODEL_VERSION,
};
