import { CONTRAIL_SEASONS } from '@tim/reference-data';

const T2_COLUMNS = 'lf,cmf,seats,dep,stage_km';

/** A US carrier's quarter: half full and 40 kg of cargo a passenger in winter, four fifths full and 20 kg in the others. */
function t2Quarter(quarter: number, region: string): string {
  const loads = quarter === 1 ? '0.5,0.285714' : '0.8,0.166667';
  return `UA,2023,${quarter},${region},${loads},200.0,100.0,5000.0`;
}

/** Percent of flown km in the cell whose south-west corner lies there: a number of its own for each. */
export function smallPercent(southDeg: number, westDeg: number): string {
  if (southDeg === -90 && westDeg === 175) return '';
  return ((southDeg + 90) / 10 + (westDeg + 180) / 1000).toFixed(2);
}
const souths = Array.from({ length: 36 }, (_, index) => 85 - 5 * index);
const wests = Array.from({ length: 72 }, (_, index) => 5 * index - 180);

/** Flights of SWISS from Zurich to Boston as T-100 files them, or what `Flights` says otherwise. */
type Flights = {
  readonly carrier?: string;
  readonly name?: string;
  readonly origin?: string;
  readonly destination?: string;
  readonly miles?: number;
  readonly aircraft?: string;
  readonly configuration?: string;
  readonly service?: string;
  readonly departures: number;
  /** Per departure. */
  readonly seats?: number;
  readonly loadFactor?: number;
  /** Cargo mass fraction. */
  readonly cargo: number;
};
const BACK = { origin: 'BOS', destination: 'ZRH' };
const KENNEDY = { destination: 'JFK', miles: 3927 };
const POUND_KG = 0.45359237;

/** A month of T-100. */
export function t100(year: number, flights: readonly Flights[]): string {
  const rows = flights.map((one) => {
    const { carrier = 'LX', name = 'Swiss International Airlines', origin = 'ZRH', destination = 'BOS' } = one;
    const { miles = 3741, aircraft = '696', configuration = '1', service = 'F', seats = 236, loadFactor = 0.5 } = one;
    const passengers = one.departures * seats * loadFactor;
    const freightLb = (passengers * 100 * one.cargo) / (1 - one.cargo) / POUND_KG;
    const counts = [one.departures, one.departures * seats, passengers, freightLb].map((count) => count.toFixed(4));
    return [
      year,
      carrier,
      `"${name}"`,
      origin,
      destination,
      aircraft,
      configuration,
      service,
      miles,
      ...counts,
      0,
    ].join(',');
  });
  const columns = 'YEAR,UNIQUE_CARRIER,UNIQUE_CARRIER_NAME,ORIGIN,DEST,AIRCRAFT_TYPE,AIRCRAFT_CONFIG,CLASS,DISTANCE';
  return [`${columns},DEPARTURES_PERFORMED,SEATS,PASSENGERS,FREIGHT,MAIL`, ...rows, ''].join('\n');
}

/** A few rows of the sources of traffic, loads, frequencies and contrails, in their own forms. */
export const SMALL_TRAFFIC_SOURCES = {
  t100January2024: t100(2024, [{ departures: 31, seats: 235.98, loadFactor: 0.801, cargo: 0.254 }]),
  t100February2026: t100(2026, [
    { departures: 28, loadFactor: 0.71, cargo: 0.31 },
    { aircraft: '627', departures: 4, seats: 320, loadFactor: 0.752, cargo: 0.28 },
    { ...BACK, departures: 1, loadFactor: 0, cargo: 0 },
    { ...BACK, aircraft: '362', departures: 3, seats: 4, cargo: 0 },
    { ...BACK, carrier: 'XXQ', name: 'Somebody Else', aircraft: '889', departures: 3, seats: 300, cargo: 0 },
    { ...KENNEDY, aircraft: '889', departures: 2500, seats: 287.5, cargo: 0.285714 },
    { origin: 'JFK', destination: 'ZRH', miles: 1800, aircraft: '889', departures: 500, seats: 287.5, cargo: 0.285714 },
    { origin: 'BOS', destination: 'QQQ', aircraft: '889', departures: 3, seats: 300, cargo: 0 },
    { ...KENNEDY, aircraft: '699', departures: 40, seats: 200, cargo: 0.074074 },
    {
      ...KENNEDY,
      carrier: 'LH',
      name: 'Lufthansa German Airlines',
      aircraft: '699',
      departures: 40,
      seats: 200,
      cargo: 0.5,
    },
  ]),
  t100Carriers: [
    'YEAR,UNIQUE_CARRIER,AIRCRAFT_TYPE,dep,seats_per_dep,lf,cmf',
    '2026,LX,696,378.0,236.0,0.7,0.3',
    '2026,XXQ,889,3.0,300.0,0.5,0.0',
    '',
  ].join('\n'),
  t2Carriers: 'UNIQUE_CARRIER,UNIQUE_CARRIER_NAME\nLH,Lufthansa German Airlines\n07Q,Another Name\n',
  t2Quarters: [
    `UNIQUE_CARRIER,YEAR,QUARTER,CARRIER_REGION,${T2_COLUMNS}`,
    'LH,2019,1,D,0.9,0.0,200.0,1000.0,1000.0',
    'LH,2023,1,D,0.8,0.0,200.0,100.0,1000.0',
    'LH,2024,1,D,0.9,0.5,200.0,100.0,2000.0',
    'LH,2024,1,A,0.7,0.2,300.0,10.0,6000.0',
    'LH,2024,1,L,0.9,0.2,300.0,10.0,6000.0',
    'LH,2023,4,D,0.6,0.0,200.0,50.0,1000.0',
    '07Q,2023,4,D,0.6,0.0,200.0,50.0,1000.0',
    ...['A', 'L', 'P'].flatMap((region) => [1, 2, 3, 4].map((quarter) => t2Quarter(quarter, region))),
    '',
  ].join('\n'),
  t2Seats: `UNIQUE_CARRIER,AIRCRAFT_TYPE,CARRIER_REGION,${T2_COLUMNS}\nLH,889,A,0.81,0.2,287.5,900.0,6100.5\n`,
  frequencies2022: [
    'airline_code^apt_org^apt_dst^flt_freq',
    'LX^ZRH^BOS^350',
    'LX^ZRH^LHR^2000',
    'LH^JFK^EWR^7',
    '',
  ].join('\n'),
  frequencies2016: [
    'airline_code^apt_org^apt_dst^seats_mtly_avg^freq_mtly_avg',
    'LX^ZRH^BOS^7080.00^30.00',
    'LX^ZRH^JFK^9021.40^40.25',
    'TOM^LGW^PMI^189.00^1.00',
    '',
  ].join('\n'),
  seenAircraft: [
    'month,carrier,flight_number,origin,destination,icao_type,flights,tails,number_in_index,carrier_route_in_index',
    '2025-07,LX,52,ZRH,BOS,A333,20,5,1,1',
    '2026-07,LX,52,ZRH,BOS,B789,3,2,1,1',
    '2026-07,LX,52,ZRH,BOS,A333,1,1,1,1',
    '2026-07,LX,52,ZRH,BOS,C172,1,1,1,1',
    '',
  ].join('\n'),
  contrailEnergy: [
    'season,lat,t00,t03,t06,t09,t12,t15,t18,t21,t24',
    ...CONTRAIL_SEASONS.flatMap((season, index) => [
      `${season},-40,${index}1,-2,3,4,5,6,7,8,9`,
      `${season},40,${index}0,,30,40,50,60,70,80,90`,
    ]),
    '',
  ].join('\n'),
  contrailProbability: [
    ['lat_south_edge', ...wests.map((west) => `lon${west}`)].join(','),
    ...souths.map((south) => [south, ...wests.map((west) => smallPercent(south, west))].join(',')),
    '',
  ].join('\n'),
};
