import { describe, expect, it } from 'vitest';
import { shortName } from './short-name.ts';

const AIRPORT = { kind: 'airport', code: 'AAA', cityCode: 'CCC', countryCode: '', countryName: '' } as const;

describe('the short name of a place', () => {
  it.each([
    ['London Heathrow Airport', 'London', 'Heathrow'],
    ['Paris-Orly Airport', 'Paris', 'Orly'],
    ['London City Airport', 'London', 'London City'],
    ['Tenerife Sur Airport', 'Tenerife', 'Tenerife Sur'],
    ['Charles de Gaulle International Airport', 'Paris', 'Paris'],
    ['Osaka International Airport', 'Osaka', 'Osaka'],
    ['Rome–Fiumicino Leonardo da Vinci International Airport', 'Rome', 'Rome'],
    ['Flughafen Stockholm-Arlanda', 'Stockholm', 'Arlanda'],
    ['Aéroport de Rome-Ciampino', 'Rome', 'Ciampino'],
    ['Aeropuerto de Tenerife Norte', 'Tenerife', 'Tenerife Norte'],
    ['ロンドン・ガトウィック空港', 'ロンドン', 'ガトウィック'],
    ['上海浦東国際空港', '上海', '上海 浦東'],
  ])('%s in %s is called %s', (name, cityName, shown) => {
    expect(shortName({ ...AIRPORT, name, cityName })).toBe(shown);
  });

  it('is that of the city for a city, or its one airport', () => {
    const seattle = { code: 'SEA', cityCode: 'SEA', name: 'Seattle–Tacoma International Airport', cityName: 'Seattle' };
    expect(shortName({ ...AIRPORT, ...seattle })).toBe('Seattle');
  });
});
