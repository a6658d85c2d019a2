import { describe, expect, it } from 'vitest';
import { airport, tables } from './committed-tables.fixture.ts';

const { airports } = tables;
const all = Array.from({ length: airports.count }, (_, index) => airports.at(index));
const membersOf = (city: string) => airports.ofCity(city).map(({ iataAirportCode }) => iataAirportCode);

describe('airports', () => {
  it('have codes, coordinates, country, city and time zone', () => {
    expect(airport('ZRH')).toMatchObject({
      iataAirportCode: 'ZRH',
      icaoAirportCode: 'LSZH',
      latitudeDeg: 47.458056,
      longitudeDeg: 8.548056,
      countryCode: 'CH',
      cityCode: 'ZRH',
      cityName: 'Zurich',
      timeZone: 'Europe/Zurich',
      isServed: true,
    });
  });

  it.each([
    ['SFO', 'America/Los_Angeles'],
    ['BOS', 'America/New_York'],
    ['DEL', 'Asia/Kolkata'],
    ['SYD', 'Australia/Sydney'],
    ['ADD', 'Africa/Addis_Ababa'],
    ['OSL', 'Europe/Oslo'],
  ])('%s keeps the time of %s', (code, timeZone) => {
    expect(airport(code).timeZone).toBe(timeZone);
  });

  it('are numbered densely in the order of their codes', () => {
    expect(all.map(({ index }) => index)).toEqual(all.map((_, index) => index));
    const codes = all.map(({ iataAirportCode }) => iataAirportCode);
    expect(codes).toEqual(codes.toSorted());
  });

  it('all lie on the globe and have a time zone the runtime knows', () => {
    for (const { latitudeDeg, longitudeDeg } of all) {
      expect(Math.abs(latitudeDeg)).toBeLessThanOrEqual(90);
      expect(Math.abs(longitudeDeg)).toBeLessThanOrEqual(180);
    }
    for (const timeZone of new Set(all.map((row) => row.timeZone))) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    }
  });

  it('with flights have a name, a city name and a country', () => {
    const served = all.filter(({ isServed }) => isServed);
    expect(served.length).toBeGreaterThan(3_500);
    expect(served.filter(({ name, cityName, countryCode }) => !name || !cityName || !countryCode)).toEqual([]);
  });

  it('are not found by an unknown code or index', () => {
    expect(airports.find('QQQ')).toBeUndefined();
    expect(() => airports.at(airports.count)).toThrow('airport index must be 0 to');
  });
});

describe('airports of a city', () => {
  it('come busiest first', () => {
    expect(membersOf('NYC').slice(0, 3)).toEqual(['JFK', 'EWR', 'LGA']);
    expect(membersOf('LON')).toEqual(expect.arrayContaining(['LHR', 'LGW', 'STN', 'LTN', 'LCY']));
    expect(membersOf('TYO')).toEqual(expect.arrayContaining(['HND', 'NRT']));
  });

  it('are those of a code that an airport without flights has, too', () => {
    expect(membersOf('SAO').slice(0, 3)).toEqual(expect.arrayContaining(['GRU', 'CGH', 'VCP']));
  });

  it('are none when the code is a served airport’s own, or unknown', () => {
    expect([membersOf('BER'), membersOf('ZRH'), membersOf('QQQ')]).toEqual([[], [], []]);
  });
});
