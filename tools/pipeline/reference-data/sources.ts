import type { TableOrigin } from '@tim/reference-data';

export type Credit = TableOrigin['sources'][number];

/** A source file: where it lies below the sources folder, and whose figures it holds. */
export type SourceFile = Credit & { readonly path: string; readonly what: string };

const VRS = 'https://github.com/vradarserver/standing-data';
const OPTD = 'https://github.com/opentraveldata/opentraveldata';
const BTS = 'https://www.transtats.bts.gov/DatabaseInfo.asp?QO_VQ=EEE';
const UNDATED = '2026-08-19';

export const T100 = {
  title: 'US Bureau of Transportation Statistics, T-100 international segment (all carriers)',
  edition: 'US BTS T-100 2024-01 and 2026-02',
  licence: 'public domain',
  address: BTS,
  date: '2026-02-28',
} as const;
export const T2 = {
  title: 'US Bureau of Transportation Statistics, Form 41 Schedule T-2',
  edition: 'US BTS T-2 2023-2025',
  licence: 'public domain',
  address: BTS,
  date: '2025-12-31',
} as const;
const BITRE = {
  edition: 'BITRE (Australia) to August 2025',
  licence: 'CC BY (Commonwealth of Australia)',
  date: '2025-08-31',
} as const;
const CONTRAILS = {
  licence: 'approximate figures',
  address: 'https://travelimpactmodel.org',
  date: '2025-11-05',
} as const;

/** Every file the tool reads. `edition` is shown as the source version of each figure taken from it. */
export const SOURCE_FILES = {
  fuelBurn: {
    path: 'fuel-burn/eea-2023-v1.5.json',
    what: 'LTO and CCD fuel [kg] by distance [NM]: {"aircraft": {type: {"lto_kg", "ccd": [[NM, kg], ...]}}}',
    title:
      'EMEP/EEA air pollutant emission inventory guidebook 2023, 1.A.3.a Aviation, Annex 1 master emissions calculator',
    edition: 'EMEP/EEA 2023 MEC v1.5',
    licence: 'EEA re-use with attribution',
    address: 'https://www.eea.europa.eu/en/analysis/publications/emep-eea-guidebook-2023',
    date: '2024-09-18',
  },
  aircraftMapping: {
    path: 'aircraft/aircraft-mapping.csv',
    what: 'IATA aircraft codes, the type whose fuel table each uses and how (Appendix A)',
    title: 'Travel Impact Model, method document, Appendix A',
    edition: 'TIM 3.0.0 Appendix A',
    licence: 'Apache-2.0',
    address: 'https://github.com/google/travel-impact-model',
    date: '2026-02-13',
  },
  airportPairs: {
    path: 'distance/gaia_airport_pairs.csv',
    what: 'flown / great-circle distance by directional pair of ICAO airports (origin_destination_statistics)',
    title: 'Teoh et al., GAIA: Global Aviation emissions Inventory based on ADS-B, origin-destination statistics',
    edition: 'GAIA 2019-2021 (Zenodo 8369564)',
    licence: 'CC BY 4.0',
    address: 'https://zenodo.org/records/8369564',
    date: '2024-01-18',
  },
  countryPairs: {
    path: 'distance/gaia_country_pairs.csv',
    what: 'the same by directional pair of ISO countries',
    title:
      'Teoh et al., GAIA: Global Aviation emissions Inventory based on ADS-B, origin-destination statistics by country',
    edition: 'GAIA 2019-2021 (Zenodo 8369564)',
    licence: 'CC BY 4.0',
    address: 'https://zenodo.org/records/8369564',
    date: '2024-01-18',
  },
  airports: {
    path: 'airports/airports.csv',
    what: 'IATA airports merged from OurAirports, vradarserver and opentraveldata; columns iata, icao, lat, lon, country, city_code, name, city',
    title: 'OurAirports (ourairports.com/data), vradarserver standing-data, opentraveldata (metropolitan codes)',
    edition: `undated; used with the routes of ${UNDATED}`,
    licence: 'public domain (OurAirports), CC0 (vradarserver), CC BY 4.0 (opentraveldata)',
    address: 'https://ourairports.com/data/',
    date: UNDATED,
  },
  optdAirlines: {
    path: 'airlines/optd-airlines.csv',
    what: 'carriers: optd_airlines.csv',
    title: 'opentraveldata, airlines',
    edition: 'rows to 2026-01-22',
    licence: 'CC BY 4.0',
    address: OPTD,
    date: '2026-01-22',
  },
  vrsAirlines: {
    path: 'airlines/vrs-airlines.csv',
    what: 'carriers: airlines/schema-01',
    title: 'vradarserver standing-data, airlines',
    edition: `undated; used with the routes of ${UNDATED}`,
    licence: 'CC0',
    address: VRS,
    date: UNDATED,
  },
  flights: {
    path: 'schedules/flight-numbers.csv.gz',
    what: 'operating flights seen: carrier, flight_number, origin, destination (from routes/schema-01)',
    title: 'vradarserver standing-data, routes',
    edition: 'vradarserver standing-data 2026-08-19',
    licence: 'CC0',
    address: VRS,
    date: '2026-08-19',
  },
  flightHistory: {
    path: 'carrier-status/numbers.csv.gz',
    what: 'of each row of the list of flights: the ICAO code it was entered under and the month of its last entry or change, from daily snapshots since 2022-09',
    title: 'vradarserver standing-data, routes: daily snapshots 2022-09-11 to 2026-08-19',
    edition: 'vradarserver standing-data 2022-09 to 2026-08',
    licence: 'CC0',
    address: VRS,
    date: '2026-08-19',
  },
  seats: {
    path: 'seats/typical-seats-by-type.yaml',
    what: "seats by class and ICAO type, manufacturers' typical: {type: {F, J, W, Y}}",
    title: 'flightyco2, seat configurations',
    edition: 'flightyco2 seat configurations, reviewed 2026-05-10',
    licence: 'MIT',
    address: 'https://github.com/dupontcyborg/flightyco2',
    date: '2026-05-10',
  },
  cargoT2: {
    path: 'load-and-cargo/us_t2_cmf_by_body_and_mean_stage_band_2023_2025.csv',
    what: 'cargo mass fraction by body and 1000 km band of the mean stage, Form 41 Schedule T-2, US carriers',
    ...T2,
  },
  t100January2024: {
    path: 'load-and-cargo/t100-international-2024-01.csv.gz',
    what: 'T-100 international segments, all carriers: departures, seats, passengers, freight and mail [lb] by route, carrier, BTS aircraft code, configuration and class of service',
    ...T100,
  },
  t100February2026: {
    path: 'load-and-cargo/t100-international-2026-02.csv.gz',
    what: 'the same, two years later',
    ...T100,
  },
  t100Carriers: {
    path: 'load-and-cargo/t100-carrier-type.csv',
    what: 'seats, load factor and cargo mass fraction of both months by carrier and BTS aircraft code',
    ...T100,
  },
  t2Carriers: {
    path: 'load-and-cargo/us_t2_load_factor_by_carrier_2023_2025.csv',
    what: "US carriers' names by BTS code",
    ...T2,
  },
  t2Quarters: {
    path: 'load-and-cargo/us_t2_load_factor_by_carrier_year_quarter_region.csv',
    what: "US carriers' load factor, cargo mass fraction, seats, departures and stage by year, quarter and region",
    ...T2,
  },
  t2Seats: {
    path: 'seats/us-t2-seats-by-carrier-type.csv',
    what: "US carriers' mean seats, load factor, cargo mass fraction, departures and stage by BTS aircraft code and region",
    ...T2,
  },
  frequencies2022: {
    path: 'schedules/optd-carrier-route-annual-flights-2022.csv.gz',
    what: 'flights a year by carrier and directional route (airline_code, apt_org, apt_dst, flt_freq)',
    title: 'opentraveldata, flights by airline and route',
    edition: 'opentraveldata 2022',
    licence: 'CC BY 4.0',
    address: OPTD,
    date: '2022-12-31',
  },
  frequencies2016: {
    path: 'schedules/optd-carrier-route-seats-frequency-2016-17.csv.gz',
    what: 'seats and flights a month by carrier and directional route, means of 2016-17',
    title: 'opentraveldata, seats and flights by airline and route',
    edition: 'opentraveldata 2016-17',
    licence: 'CC BY 4.0',
    address: OPTD,
    date: '2017-12-31',
  },
  australiaRoutes: {
    path: 'traffic-elsewhere/australia-international-routes.csv',
    what: 'flights and seats between Australia and abroad by airline and month (airline, route, direction, year, month, flights, seats)',
    title: 'BITRE, international airline activity (Australia)',
    address: 'https://www.bitre.gov.au/statistics/aviation/international_airline_activity',
    ...BITRE,
    edition: 'BITRE to August 2025',
  },
  australiaLoads: {
    path: 'traffic-elsewhere/australia-airline-country-loads.csv',
    what: 'flights, passengers and seats between Australia and other countries by airline and month',
    title: 'BITRE, international airline activity (Australia), airlines by country',
    address: 'https://www.bitre.gov.au/statistics/aviation/international_airline_activity',
    ...BITRE,
  },
  australiaDomestic: {
    path: 'traffic-elsewhere/australia-domestic-routes.csv',
    what: 'passengers, flights and seats within Australia by route and month, all airlines together',
    title: 'BITRE, domestic aviation activity (Australia), top routes',
    address: 'https://www.bitre.gov.au/statistics/aviation/domestic',
    ...BITRE,
  },
  indiaCarriers: {
    path: 'traffic-elsewhere/india-carrier-months.csv',
    what: 'departures, passengers, passenger- and seat-kilometres and cargo of India’s airlines by month, at home and abroad',
    title: 'DGCA (India), monthly traffic of scheduled carriers, collected by Vonter/india-aviation-traffic',
    edition: 'DGCA (India) to October 2025',
    licence: 'ODbL 1.0',
    address: 'https://github.com/Vonter/india-aviation-traffic',
    date: '2025-10-31',
  },
  seenAircraft: {
    path: 'schedules/sfo-flight-number-types.csv.gz',
    what: 'flights at San Francisco by month, carrier, flight number, route and ICAO type (month, carrier, flight_number, origin, destination, icao_type, flights)',
    title: 'SFO Museum, flights at San Francisco International Airport (sfomuseum-data-flights)',
    edition: 'SFO Museum 2024-01 to 2026-07',
    licence: 'CDLA-Permissive-1.0',
    address: 'https://github.com/sfomuseum-data',
    date: '2026-07-31',
  },
  contrailEnergy: {
    path: 'contrails/energy-forcing-per-contrail-metre.csv',
    what: 'energy forcing [MJ/m of contrail] by season, latitude and local time, read off a published figure',
    title: 'Travel Impact Model Advisory Committee, contrails brief, after Platt et al. 2024; read off the figure',
    edition: 'TIM AC brief 2025-11-05',
    ...CONTRAILS,
  },
  contrailProbability: {
    path: 'contrails/contrail-probability-5deg.csv',
    what: 'percent of flown km with persistent contrails by cells of 5 degrees, read off a published figure',
    title: 'Travel Impact Model Advisory Committee, contrails brief, after Teoh et al. 2024; read off the figure',
    edition: 'TIM AC brief 2025-11-05',
    ...CONTRAILS,
  },
} as const satisfies Readonly<Record<string, SourceFile>>;

export type SourceName = keyof typeof SOURCE_FILES;

/** Time zones come with a package, not from the sources folder. */
export const TIME_ZONE_CREDIT: Credit = {
  title: 'timezone-boundary-builder by way of geo-tz (time zone names only)',
  edition: 'geo-tz 8.1.9',
  licence: 'ODbL 1.0 (boundaries), MIT (geo-tz)',
  address: 'https://github.com/evansiroky/node-geo-tz',
  date: UNDATED,
};
