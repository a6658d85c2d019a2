// @vitest-environment node
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
  ],
  cities: [
    ['LON', 'London'],
    ['TCI', 'Tenerife'],
    ['PAR', 'Paris'],
    ['OSA', 'Osaka'],
    ['ROM', 'Rome'],
    ['FRA', 'Frankfurt'],
    ['SEA', 'Seattle'],
  ],
  metropolises: ['LON', 'PAR'],
  carriers: [],
  freightCarriers: [],
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
  ])('%s is called %s', (code, name) => {
    const place = places.named(code);
    expect(place && shortName(place)).toBe(name);
  });
});
