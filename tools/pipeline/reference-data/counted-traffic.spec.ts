import type { Tables } from '@tim/reference-data';
import { beforeAll, describe, expect, it } from 'vitest';
import { airportIn, smallBuilder } from './small-build.fixture.ts';
import { SMALL_SOURCES } from './small-sources.fixture.ts';

const AIRPORTS = `${SMALL_SOURCES.airports}HND,RJTT,35.552,139.78,JP,TYO,Haneda Airport,ourairports,Tokyo
NRT,RJAA,35.765,140.386,JP,TYO,Narita Airport,ourairports,Tokyo
PVG,ZSPD,31.143,121.805,CN,SHA,Pudong Airport,ourairports,Shanghai
SHA,ZSSS,31.198,121.336,CN,SHA,Hongqiao Airport,ourairports,Shanghai
SYD,YSSY,-33.946,151.177,AU,SYD,Sydney Airport,ourairports,Sydney
MEL,YMML,-37.673,144.843,AU,MEL,Melbourne Airport,ourairports,Melbourne
`;

const ROUTES = `airline,route,stops,direction,year,month,flights,seats
United Airlines,JFK-SYD,0,I,2025,8,20,5140
United Airlines,SYD-JFK,0,O,2025,8,10,2570
United Airlines,JFK-SYD,0,I,2025,7,20,5200
United Airlines,JFK-SYD,0,I,2025,6,3,800
United Airlines,JFK-SYD,0,I,2024,8,20,9999
Emirates,ZRH-SYD-JFK,1,I,2025,8,30,15000
United Airlines,SYD-TYO,0,O,2025,8,9,2313
United Airlines,SHA-SYD,0,I,2025,8,8,2056
United Airlines,SYD-XXX,0,O,2025,8,9,2313
`;

const LOADS = `${SMALL_SOURCES.australiaLoads}Emirates,USA,2024,1,30,6000,15000,,
Qatar Airways,USA,2024,1,30,6000,15000,,
`;

const build = smallBuilder();
let tables: Tables;
let found: string[];
beforeAll(async () => {
  ({ tables, found } = await build({ airports: AIRPORTS, australiaLoads: LOADS, australiaRoutes: ROUTES }));
});
const airport = (code: string) => airportIn(tables, code);

const load = (from: string, to: string, month?: number) =>
  tables.australiaTraffic.load('UA', airport(from), airport(to), month);

describe('traffic that Australia counts, built and read back', () => {
  it('has the load factor of an airline between it and another country, by direction and month', () => {
    expect(load('JFK', 'SYD')).toEqual({ value: 0.867, departures: 60 });
    // Drawn towards the year by half: 30 flights.
    expect(load('JFK', 'SYD', 1)?.value).toBeCloseTo(0.836, 3);
    expect(load('JFK', 'SYD', 7)?.value).toBeCloseTo(0.904, 2);
    expect(load('JFK', 'SYD', 3)?.value).toBe(0.867);
  });

  it('has outbound the seats that a flight has inbound', () => {
    expect(load('SYD', 'JFK')).toEqual({ value: 0.6, departures: 30 });
  });

  it('has none of flights that go on to a third country, whose passengers to there are not counted, nor of routes not flown', () => {
    const { load: ofAirline } = tables.australiaTraffic;
    for (const carrier of ['EK', 'QR']) expect(ofAirline(carrier, airport('JFK'), airport('SYD'), 1)).toBeUndefined();
  });

  it('has all airlines’ load factor on a route at home, either way', () => {
    const { allCarriersLoad } = tables.australiaTraffic;
    expect(allCarriersLoad(airport('SYD'), airport('MEL'), 1)).toEqual({ value: 0.667, departures: 1 });
    expect(allCarriersLoad(airport('MEL'), airport('SYD'), undefined)?.value).toBe(0.667);
  });

  it('has none within another country, between others, and of other airlines', () => {
    expect(load('JFK', 'BOS')).toBeUndefined();
    expect(load('SYD', 'MEL')).toBeUndefined();
    expect(tables.australiaTraffic.load('LX', airport('JFK'), airport('SYD'), 1)).toBeUndefined();
  });

  it('has the seats of a year’s flights, either way: whole numbers by themselves, months that mixed them together', () => {
    const seats = tables.australiaTraffic.seats('UA', airport('SYD'), airport('JFK'));
    expect(seats.map(({ seats: one, isWhole, flights }) => [one, isWhole, flights])).toEqual([
      [266.7, false, 3],
      [257, true, 30],
      [260, true, 20],
    ]);
  });

  it('has of a city what the source names by it, for each of its airports', () => {
    const { isCovered, flights } = tables.routeReports;
    const between = (from: string, to: string) => [
      isCovered(airport(from), airport(to)),
      flights('UA', airport(from), airport(to)),
    ];
    for (const code of ['HND', 'NRT']) expect(between('SYD', code)).toEqual([true, 9]);
    for (const code of ['PVG', 'SHA']) expect(between(code, 'SYD')).toEqual([true, 8]);
    expect(between('HND', 'SYD')).toEqual([true, 0]);
    expect(between('HND', 'PVG')).toEqual([false, 0]);
    const seats = tables.australiaTraffic.seats('UA', airport('NRT'), airport('SYD'));
    expect(seats).toEqual([expect.objectContaining({ seats: 257, isWhole: true, flights: 9 })]);
  });

  it('says of a code that is neither an airport’s nor a city’s', () => {
    expect(found).toContainEqual(expect.stringContaining('XXX is neither an airport nor a city here'));
  });
});

describe('traffic that India counts, built and read back', () => {
  it('adds the parts of a month, and takes no mean of shares', () => {
    const { load: ofCarrier, cargo } = tables.indiaTraffic;
    expect(ofCarrier('6E', false, 1)).toEqual({ value: 0.864, departures: 1000 });
    expect(cargo('6E', false)?.value).toBeCloseTo(1000 / (1000 + 0.1 * 100_000), 3);
    expect(ofCarrier('6E', true, 1)).toBeUndefined();
  });

  it('is a table of its own, which says that it is share-alike', () => {
    const origin = tables.origins.find(({ table }) => table === 'india-traffic-odbl');
    expect(origin?.sources.map(({ licence }) => licence)).toEqual(['ODbL 1.0']);
    expect(origin?.notes?.[0]).toContain('Open Database License 1.0');
    const others = tables.origins.filter(({ table }) => table !== 'india-traffic-odbl');
    expect(others.flatMap(({ sources }) => sources).filter(({ title }) => title.includes('India'))).toEqual([]);
  });

  it('leaves out freight airlines, and says so', () => {
    expect(found.filter((line) => line.includes('india') && !line.includes('left out'))).toEqual([]);
    expect(tables.indiaTraffic.load('QO', true, 1)).toBeUndefined();
  });
});
