import { describe, expect, it } from 'vitest';
import type { Figure } from './figure.ts';
import { figureWords } from './figure-words.ts';
import { readFigure } from './read-figure.ts';
import { LOCALE as german } from './locales/de.ts';
import { LOCALE as ENGLISH } from './locales/en.ts';
import { LOCALE as japanese } from './locales/ja.ts';

const FLIGHT: Figure = {
  cabin: 'economy',
  unit: 'kg',
  co2ePerPassenger: 352.187,
  low: 285.9,
  high: 424.3,
  typicalOfRoute: 401.2,
  origin: 'ZRH',
  originName: 'Zurich',
  destination: 'BOS',
  destinationName: 'Boston',
  operatingCarrierCode: 'LX',
  flightNumber: 52,
  departureDate: '2027-01-10',
  computedBy: 'engine',
  modelVersion: '3.0.0',
  dataDate: '2026-07-01',
  engineVersion: '0.7.0',
  url: 'https://site.example/lookup/flight?itinerary=ZRH-BOS-LX-52-20270110',
};
const words = (changes: Partial<Figure> = {}) => figureWords({ ...FLIGHT, ...changes }, ENGLISH);

describe('the words of a figure', () => {
  it('round as the site does, and say of what, of whom and by whom', () => {
    expect(words()).toMatchObject({
      subject: 'LX 52, Zurich (ZRH) to Boston (BOS), 2027-01-10',
      figure: 'About 350 kg CO2e',
      per: 'per passenger in economy, one way',
      range: 'between 285 and 425 kg',
      comparison: '12\u202f% less than is typical of this route (400 kg).',
      computed:
        'Estimated by the open engine, not Google’s published value: Travel Impact Model 3.0.0, data of 2026-07-01; engine 0.7.0',
      bar: { figure: 0.7, typical: 0.8, end: '500 kg' },
    });
  });

  it('write the day of a flight as their language does', () => {
    expect(figureWords(FLIGHT, german).subject).toBe('LX 52, Zurich (ZRH)\u00a0– Boston (BOS), 10.01.2027');
    expect(figureWords(FLIGHT, japanese).subject).toMatch(/2027年1月10日$/);
  });

  it('are the same in every unit', () => {
    const inGrams = {
      co2ePerPassenger: 352_187,
      low: 285_900,
      high: 424_300,
      typicalOfRoute: 401_200,
      unit: 'g',
    } as const;
    expect(words(inGrams)).toEqual(words());
  });

  it.each([
    [{ typicalOfRoute: 352 }, 'About as much as is typical of this route (350 kg).'],
    [{ typicalOfRoute: 301 }, '17\u202f% more than is typical of this route (300 kg).'],
  ])('compare: %j', (changes, comparison) => {
    expect(words(changes).comparison).toBe(comparison);
  });

  it('say of a route what its direct flights alone are, where there are any', () => {
    const { operatingCarrierCode: _, flightNumber: __, departureDate: ___, typicalOfRoute: ____, ...route } = FLIGHT;
    expect(figureWords(route, ENGLISH).comparison).toMatch(/half more\.$/);
    const { comparison } = figureWords({ ...route, directFlights: 301 }, ENGLISH);
    expect(comparison).toBe('Connections included. Direct flights alone: about 300 kg.');
  });

  it('state what a label states, without a range, and compare it with nothing', () => {
    const { low: _, high: __, typicalOfRoute: ___, engineVersion: ____, ...label } = FLIGHT;
    expect(figureWords({ ...label, computedBy: 'label' }, ENGLISH)).toMatchObject({
      figure: '352 kg CO2e',
      range: '',
      comparison: '',
      computed: 'As the flight’s EU Flight Emissions Label states it',
    });
  });

  it('have thousands as the language has them', () => {
    const large = { ...FLIGHT, co2ePerPassenger: 4321, low: 4000, high: 5000 };
    const { figure } = figureWords(large, { ...ENGLISH, thousands: '’' });
    expect(figure).toBe('About 4’300 kg CO2e');
  });
});

describe('an answer that is read', () => {
  it('is a figure, or nothing', () => {
    expect(readFigure(JSON.parse(JSON.stringify(FLIGHT)))).toEqual(FLIGHT);
    for (const wrong of [
      undefined,
      null,
      'x',
      [],
      {},
      { ...FLIGHT, co2ePerPassenger: '352' },
      { ...FLIGHT, co2ePerPassenger: 0 },
      { ...FLIGHT, cabin: 'toString' },
      { ...FLIGHT, unit: 'lb' },
      { ...FLIGHT, low: -1 },
      { ...FLIGHT, originName: {} },
    ]) {
      expect(readFigure(wrong)).toBeUndefined();
    }
  });
});
