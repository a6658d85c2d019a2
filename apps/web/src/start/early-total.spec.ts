// @vitest-environment jsdom
import { FlightEmissionsRequest, TypicalEmissionsRequest } from '@tim/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flightRequest, typicalRequest } from '../shared/api/requests.ts';
import { STANDARD_FLIGHT_RESPONSE, TYPICAL_RESPONSE } from '../shared/api/samples/samples.ts';
import { daysFromToday } from '../testing/dates.ts';
import { takeAnswer } from '../shared/hand-over.ts';
import { showEarlyTotal } from './early-total.ts';
import { LISTENING_EVENT } from './start-up.ts';

const BASE = 'https://functions.example/';
const DATE = daysFromToday(30);
const MARKETS = ['MAN-DOH', 'DOH-BKK'];
const [TYPICAL] = TYPICAL_RESPONSE.typicalFlightEmissions;

let answers: Record<string, unknown> = {};

beforeEach(() => {
  answers = {
    computeFlightEmissions: { result: STANDARD_FLIGHT_RESPONSE },
    computeTypicalFlightEmissions: { result: { typicalFlightEmissions: [TYPICAL, TYPICAL] } },
  };
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve({ json: () => Promise.resolve(answers[url.slice(BASE.length)]) }),
  );
  document.body.innerHTML = `<section id="total">${['heading', 'subject', 'figure', 'lead', 'each']
    .map((slot) => `<p data-slot="${slot}"></p>`)
    .join('')}</section>`;
});
afterEach(() => {
  document.dispatchEvent(new Event(LISTENING_EVENT));
  vi.unstubAllGlobals();
});

const shown = (slot: string) => document.querySelector(`[data-slot=${slot}]`)?.textContent;
const arriveAt = (address: string) => window.history.pushState(null, '', address);

describe('the total of a trip before the application', () => {
  it('is that of all legs for everybody, asked for as the application asks, which takes the answers over', async () => {
    arriveAt(`/trip?itinerary=${MARKETS.join()},ZRH-SFO-LX-38-${DATE}&people=2`);
    const total = showEarlyTotal(BASE);
    expect(shown('subject')).toBe('MAN-DOH, DOH-BKK, ZRH-SFO · 2 people, economy'.replaceAll('-', ' to '));
    expect(shown('figure')).toBe('');
    await total;
    expect(shown('heading')).toBe('The whole trip');
    expect(shown('figure')).toMatch(/^About [\d,]+\u202Fkg CO2e$/);
    expect(shown('lead')).toMatch(/^for 2 people/);
    expect(shown('each')).toMatch(/^About [\d,]+\u202Fkg for each/);
    const markets = MARKETS.map((market) => market.split('-')).map(([origin = '', destination = '']) => ({
      origin,
      destination,
    }));
    const routes = TypicalEmissionsRequest.toJSON(typicalRequest(markets));
    expect(await takeAnswer('computeTypicalFlightEmissions', routes)).toEqual({
      typicalFlightEmissions: [TYPICAL, TYPICAL],
    });
    const [year = 0, month = 0, day = 0] = [DATE.slice(0, 4), DATE.slice(4, 6), DATE.slice(6)].map(Number);
    const flight = { origin: 'ZRH', destination: 'SFO', operatingCarrierCode: 'LX', flightNumber: '38' };
    const flights = FlightEmissionsRequest.toJSON(flightRequest([{ ...flight, departureDate: { year, month, day } }]));
    expect(await takeAnswer('computeFlightEmissions', flights)).toEqual(STANDARD_FLIGHT_RESPONSE);
  });

  it.each([
    ['a leg has no figure', { result: { typicalFlightEmissions: [TYPICAL] } }],
    ['the call is refused', { error: { status: 'UNAVAILABLE' } }],
  ])('is left to the application where %s', async (_when, answer) => {
    arriveAt(`/trip?itinerary=${MARKETS.join()}`);
    answers['computeTypicalFlightEmissions'] = answer;
    await showEarlyTotal(BASE);
    expect(shown('figure')).toBe('');
  });

  it('is left to the application where only that may ask, or the address breaks a rule', () => {
    arriveAt(`/trip?itinerary=${MARKETS.join()}`);
    expect(showEarlyTotal(undefined)).toBeUndefined();
    arriveAt(`/trip?itinerary=${MARKETS.join()}&people=0`);
    expect(showEarlyTotal(BASE)).toBeUndefined();
  });
});
