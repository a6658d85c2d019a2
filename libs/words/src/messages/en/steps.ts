/** Steps of the working. `{method}`, `{flightLevel}` and `{typical}` are documents of the method. */
export const STEPS = {
  steps: {
    greatCircleDistance: {
      name: 'Shortest distance over the earth',
      formula: 'd = 2 R atan2(√h, √(1 − h)), h = sin²(Δφ/2) + cos φ₁ cos φ₂ sin²(Δλ/2)',
      source: '{flightLevel} (a sphere on which one nautical mile is one minute of arc)',
    },
    flownDistance: {
      name: 'Distance flown, with detours',
      formula: 'flown = d × DAF',
      source: '{method}, distance adjustment; Teoh et al., GAIA, Zenodo 8369564',
    },
    ccdDistance: {
      name: 'Distance in climb, cruise and descent',
      formula: 'CCD = flown − near, at least 0',
      source: '{flightLevel}',
    },
    fuelBurn: {
      name: 'Fuel burned by the whole flight',
      formula: 'm = m_LTO + m_CCD, m_CCD interpolated between the distances of the type’s table',
      source: '{flightLevel}; EMEP/EEA guidebook 2023, 1.A.3.a, Annex 1',
    },
    flightEmissions: {
      name: 'Emissions of the whole flight',
      formula: 'WTT = m × f_WTT, TTW = m × f_TTW, WTW = WTT + TTW',
      source: '{flightLevel}; ISO 14083:2023 tables K.1 and K.3; ICAO CORSIA LCA methodology, 6th edition, table 5',
    },
    passengersEmissions: {
      name: 'Emissions assigned to passengers, without cargo',
      formula: 'E = WTW × (1 − CMF)',
      source: '{method}, apportionment to passengers and cargo',
    },
    equivalentCapacity: {
      name: 'Seats converted to economy seats, by floor space',
      formula: 'C = Σ seats × factor',
      source: '{method}, cabin class; IATA RP 1726',
    },
    economySeat: {
      name: 'Emissions of one occupied economy seat',
      formula: 'e = E / (C × PLF)',
      source: '{method}, CO2e estimates per passenger',
    },
    passengerGrams: {
      name: 'Emissions per passenger in each cabin, by floor space',
      formula: 'cabin = e × factor, in whole grams',
      source: '{method}, CO2e estimates per passenger; IATA RP 1726',
    },
    range: {
      name: 'Expected range of the figure',
      formula:
        'low = g × exp(−√Σ w²), high = g × exp(√Σ w²), w in logarithms of a ratio, each meant to hold 80 %; w fuel counts only for the fuel actually burned, where high is a tenth more',
      source:
        'this engine’s own rule; fuel model: Advisory Committee, AC/5, Model Selection brief; fuel burned: US BTS Form 41, 2023 to 2025',
    },
    contrails: {
      name: 'Contrail risk: warming by contrails is not included in the figure',
      formula:
        'x = EEF / (1.4397 GJ/kg × 3.16 × m) for each time of departure: low below 0.2, medium to 1, high above; the risk is that of the departure’s hour where a schedule has it, else of most of the day',
      source:
        'Advisory Committee, Contrails Impact brief of 5 November 2025; an approximation: where no schedule has the departure’s hour, every hour counts the same',
    },
    easaLabel: {
      name: 'Figures of the flight’s label',
      formula: 'WTW as on the label; WTT and TTW parted as for fossil kerosene, sustainable fuel not deducted',
      source: 'EASA Flight Emissions Label',
    },
    typicalRoutes: {
      name: 'Routes that count, fastest first',
      formula: 'direct, or one stop over a carrier’s hub; not much longer than the fastest',
      source: '{typical}; durations from a fit of block time to distance, US BTS T-100',
    },
    weightedMedian: {
      name: 'Median of the routes',
      formula: 'per cabin, the first value in rising order at which half of the operating days are reached',
      source: '{typical}, weighted median; days from flights of 2022, else 2016-17, else estimated from flight numbers',
    },
  },
  /** The formula of typicalRoutes with the limits of the market. */
  typicalRoutesWithin:
    'direct, or one stop over a carrier’s hub with {connectionHours} h between flights; at least {slowestKmPerHour} km/h, not much longer than the fastest; the {fastestRoutes} fastest; airports within {nearbyKm} km of a city count when no flight links them to it and at least {fewestUsersPercent} % of its people use them, by flights over distance squared',
} as const;
