import { createPlaceSearch } from '@tim/find';
import { describe, expect, it } from 'vitest';
import { shortName } from './short-name.ts';

const places = createPlaceSearch({
  airports: [
    ['LHR', 'LON', 'GB', 'London Heathrow Airport', ''],
    ['LCY', 'LON', 'GB', 'London City Airport', ''],
    ['TFS', 'TCI', 'ES', 'Tenerife Sur Airport', ''],
    ['ORY', 'PAR', 'FR', 'Paris-Orly Airport', ''],
    ['CDG', 'PAR', 'FR', 'Charles de Gaulle International Airport', ''],
    ['ITM', 'OSA', 'JP', 'Osaka International Airport', ''],
    ['FCO', 'ROM', 'IT', 'Rome–Fiumicino Leonardo da Vinci International Airport', ''],
    ['FRA', '', 'DE', 'Frankfurt Airport', ''],
    ['SEA', '', 'US', 'Seattle–Tacoma International Airport', ''],
    ['ARN', 'STO', 'SE', 'Flughafen Stockholm-Arlanda', ''],
    ['CIA', 'RME', 'IT', 'Aéroport de Rome-Ciampino', ''],
    ['TFN', 'TCI', 'ES', 'Aeropuerto de Tenerife Norte', ''],
    ['LGW', 'LND', 'GB', 'ロンドン・ガトウィック空港', ''],
    ['PVG', 'SHA', 'CN', '上海浦東国際空港', ''],
  ],
  cities: [
    ['LON', 'London'],
    ['TCI', 'Tenerife'],
    ['PAR', 'Paris'],
    ['OSA', 'Osaka'],
    ['ROM', 'Rome'],
    ['FRA', 'Frankfurt'],
    ['SEA', 'Seattle'],
    ['STO', 'Stockholm'],
    ['RME', 'Rome'],
    ['LND', 'ロンドン'],
    ['SHA', '上海'],
  ],
  metropolises: ['LON', 'PAR'],
  carriers: [],
  closedAirports: [],
  freightCarriers: [],
  stations: [],
});

describe('the short name of a place', () => {
  it.each([
    ['LHR', 'Heathrow'],
    ['ORY', 'Orly'],
    ['LCY', 'London City'],
    ['TFS', 'Tenerife Sur'],
    ['CDG', 'Paris'],
    ['ITM', 'Osaka'],
    ['FCO', 'Rome'],
    ['FRA', 'Frankfurt'],
    ['SEA', 'Seattle'],
    ['LON', 'London'],
    ['ARN', 'Arlanda'],
    ['CIA', 'Ciampino'],
    ['TFN', 'Tenerife Norte'],
    ['LGW', 'ガトウィック'],
    ['PVG', '上海 浦東'],
  ])('%s is called %s', (code, name) => {
    const place = places.named(code);
    expect(place && shortName(place)).toBe(name);
  });
});
