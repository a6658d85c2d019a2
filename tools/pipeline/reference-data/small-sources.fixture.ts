import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { SMALL_TRAFFIC_SOURCES } from './small-traffic-sources.fixture.ts';
import { SOURCE_FILES, type SourceName } from './sources.ts';

const b789 = {
  lto_kg: 1638.46,
  lto2_kg: 1508.26,
  ccd: [
    [125, 1883.1],
    [250, 3383.41],
  ],
};

/** A few invented and real rows of each source file, in its own form. */
export const SMALL_SOURCES: Readonly<Record<SourceName, string>> = {
  fuelBurn: JSON.stringify({
    aircraft: { B789: b789, A321: { ...b789, lto_kg: 700 }, AT72: { ...b789, lto_kg: 180.5 } },
  }),
  aircraftMapping: [
    'iata,icao_mapping,name,tim_status,body',
    '789,B789,Boeing 787-9,Direct match in EEA,wide',
    '787,B789,Boeing 787,Mapped to least efficient in family,wide',
    '321,A321,Airbus A321,Direct match in EEA,narrow',
    '32B,A321,Airbus A321 (Sharklets),Supported via winglet/sharklet correction factor,narrow',
    '31N,A321,Airbus A319neo,Mapped to least efficient in family,narrow',
    'AT7,AT72,ATR 72,Direct match in EEA,narrow',
    '333,A333,Airbus A330-300,Direct match in EEA,wide',
    '77W,B77W,Boeing 777-300ER,Direct match in EEA,wide',
    '788,B788,Boeing 787-8,Direct match in EEA,wide',
    '32N,A20N,Airbus A320neo,Direct match in EEA,narrow',
    'DHP,DHC2,De Havilland-Bombardier DHC2 Beaver,Direct match in EEA,narrow',
    '',
  ].join('\n'),
  airportPairs: 'origin_destination_airport,ratio_distance_inefficiency\nLSZH-KBOS,1.0242\nKBOS-LSZH,1.0182\n',
  countryPairs: 'origin_destination_country,ratio_distance_inefficiency\nUS-CH,1.03\nCH-US,1.04\nCH-CH,1.2\n',
  airports: [
    'iata,icao,lat,lon,country,city_code,name,coord_source,city',
    'ZRH,LSZH,47.458056,8.548056,CH,ZRH,Zürich Airport,ourairports,Zurich',
    'GVA,LSGG,46.238098,6.10895,CH,GVA,Geneva Airport,ourairports,Geneva',
    'BOS,KBOS,42.3643,-71.005203,US,BOS,Logan International Airport,ourairports,Boston',
    'JFK,KJFK,40.639447,-73.779317,US,NYC,John F Kennedy International Airport,ourairports,New York',
    'EWR,KEWR,40.692501,-74.168701,US,NYC,Newark Liberty International Airport,ourairports,Newark',
    'ACO,LSZD,41.5,-72.5,CH,ACO,Ascona Airport,optd*,Ascona',
    '',
  ].join('\n'),
  optdAirlines: [
    '2char_code^3char_code^name^name2^validity_from^validity_to^flt_freq',
    'LH^GEC^Lufthansa Cargo^^^^',
    'LH^DLH^Lufthansa^^^^338012',
    'SR^SWR^Swissair^^^2002-03-31^',
    'HL^HES^^Holiday Europe^^^',
    '*A^^Star Alliance^^^^',
    '9G^^9G Rail^^^^',
    'ZG^GOZ^Groznyy Avia^^^^434',
    'BA^BAW^British Airways^^1974-04-01^^',
    '',
  ].join('\n'),
  vrsAirlines:
    'Code,Name,ICAO,IATA\nSWR,Swiss,SWR,LX\nDLH,Lufthansa German,DLH,LH\nSPQ,Sun PhuQuoc Airways,SPQ,9G\nGOZ,Grozny Avia,GOZ,ZG\nTZP,ZIPAIR Tokyo,TZP,ZG\nSHT,Shuttle,SHT,BA\n',
  flights: [
    'carrier,flight_number,origin,destination',
    'LX,52,ZRH,BOS',
    'LX,53,BOS,ZRH',
    'LX,14,ZRH,JFK',
    'LX,2802,ZRH,GVA',
    'LX,2802,GVA,ZRH',
    'LH,400,JFK,EWR',
    'LH,0,JFK,EWR',
    'LH,401,JFK,QQQ',
    '',
  ].join('\n'),
  flightHistory: [
    'carrier,flight_number,origin,destination,icao_code,changed',
    'LX,52,ZRH,BOS,SWR,2026-05',
    'LX,53,BOS,ZRH,SWR,',
    'LX,14,ZRH,JFK,CRX,',
    'LX,2802,ZRH,GVA,SWR,2022-09',
    'LX,2802,GVA,ZRH,SWR,2024-01',
    '',
  ].join('\n'),
  australiaRoutes: [
    'airline,route,stops,direction,year,month,flights,seats',
    'United Airlines,LAX-SYD,0,I,2025,8,20,5000',
    '',
  ].join('\n'),
  australiaLoads: [
    'airline,country,year,month,flights_in,passengers_in,seats_in,flights_out,passengers_out',
    'United Airlines,USA,2024,1,30,6000,7500,30,4500',
    'United Airlines,USA,2024,7,30,7000,7500,,',
    'Kalitta Air,USA,2024,7,4,,,4,',
    '',
  ].join('\n'),
  australiaDomestic: 'origin,destination,year,month,passengers,flights,seats\nMEL,SYD,2024,1,100,1,150\n',
  indiaCarriers: [
    'airline,service,year,month,departures,passengers,passenger_thousand_km,seat_thousand_km,passenger_load_factor_percent,cargo_tonnes',
    'IndiGo,international,2024,1,900,90000.0,90000.0,100000.0,90.0,1000.0',
    'IndiGo,international,2024,1,100,10000.0,5000.0,10000.0,50.0,',
    'IndiGo,international,2022,1,100,1000.0,500.0,1000.0,50.0,',
    'QuikJet Cargo,domestic,2024,1,90,,,,,300.0',
    '',
  ].join('\n'),
  seats: 'B789: { body: wide, F: 0, J: 28, W: 0, Y: 262 }\n_default:\n  Y: 50\n',
  cargoT2: 'body,band,dep,cmf\nnarrow,1,5000,0.5\nwide,2,500,0.9\nwide,3,2877.0,0.1682\n',
  ...SMALL_TRAFFIC_SOURCES,
};

/** Write source files below a folder, each at its path; `changes` replaces some. */
export function writeSmallSources(folder: string, changes: Partial<Record<SourceName, string>> = {}): void {
  for (const [source, content] of Object.entries({ ...SMALL_SOURCES, ...changes })) {
    const path = join(folder, SOURCE_FILES[source as SourceName].path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, path.endsWith('.gz') ? gzipSync(content) : content);
  }
}
