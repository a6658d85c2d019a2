import { CONTRAIL_SEASONS } from '@tim/reference-data';

const CABIN_COLUMNS = 'carrier,icao_type,sub_fleet,first,business,premium_economy,economy,total';
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

/** A few rows of the sources of cabins, traffic, loads, frequencies and contrails, in their own forms. */
export const SMALL_TRAFFIC_SOURCES = {
  cabinsWide: [
    `${CABIN_COLUMNS},airframes_approx,evidence,source,t100_or_t2_mean_seats,note`,
    'LX,A333,all,8,45,0,183,236,14,recall+total-check,recall,236.0,BTS files this total (1 %) on single-layout routes',
    'LX,B77W,domestic 400,0,10,0,390,400,1,recall,recall,320.0,low confidence; this one not seen on US routes',
    'LX,B77W,all,8,62,24,226,320,12,source-read,flyer 2026,320.0,',
    'LH,A333,LGW 3-class,8,45,0,180,236,14,recall,recall,,',
    'LH,A333,LGW 3-class,0,42,28,185,255,10,recall,recall,255.0,the BTS code pools several types: not this alone',
    '',
  ].join('\n'),
  cabinsNarrow: [
    `${CABIN_COLUMNS},evidence,source,t100_or_t2_mean_seats,note,blocked_seats`,
    'LH,A321,flex200,0,24,0,164,200,recall,recall,,"about 56 airframes; flexible cabin 3-3: total = physical seats",12',
    'LH,A321,J16Y143,0,16,0,143,159,recall,recall,,,0',
    '',
  ].join('\n'),
  t100Routes: [
    'YEAR,UNIQUE_CARRIER,ORIGIN,DEST,AIRCRAFT_TYPE,DISTANCE,dep,seats_per_dep,lf,cmf',
    '2026,LX,ZRH,BOS,696,3741.0,28.0,236.0,0.71,0.31',
    '2026,LX,ZRH,BOS,627,3741.0,4.0,320.0,0.752,0.28',
    '2024,LX,ZRH,BOS,696,3741.0,31.0,235.98,0.801,0.254',
    '2026,LX,BOS,ZRH,696,3741.0,1.0,236.0,0.0,',
    '2026,LX,BOS,ZRH,362,3741.0,3.0,4.0,0.5,0.0',
    '2026,XXQ,BOS,ZRH,889,3741.0,3.0,300.0,0.5,0.0',
    '2026,LX,ZRH,JFK,889,3927.0,2500.0,287.5,0.5,0.285714',
    '2026,LX,JFK,ZRH,889,1800.0,500.0,287.5,0.5,0.285714',
    '2026,LX,BOS,QQQ,889,3741.0,3.0,300.0,0.5,0.0',
    '2026,LX,ZRH,JFK,699,3927.0,40.0,200.0,0.5,0.074074',
    '2026,LH,ZRH,JFK,699,3927.0,40.0,200.0,0.5,0.5',
    '',
  ].join('\n'),
  t100Carriers: [
    'YEAR,UNIQUE_CARRIER,CARRIER_NAME,AIRCRAFT_TYPE,dep,seats_per_dep,lf,cmf',
    '2026,LX,Swiss International Airlines,696,378.0,236.0,0.7,0.3',
    '2026,XXQ,Somebody Else,889,3.0,300.0,0.5,0.0',
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
