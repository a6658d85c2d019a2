// @vitest-environment jsdom
import { FlightEmissionsRequest, TypicalEmissionsRequest } from '@tim/messages';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flightRequest, typicalRequest } from '../shared/api/requests.ts';
import { STANDARD_FLIGHT_RESPONSE, TYPICAL_RESPONSE } from '../shared/api/samples/samples.ts';
import { daysFromToday } from '../testing/dates.ts';
import { takeAnswer } from '../shared/hand-over.ts';
import { showEarlyFigure } from './early-figure.ts';
import { LISTENING_EVENT } from './start-up.ts';

const BASE = 'https://functions.example/';
const DATE = daysFromToday(30);
const FLIGHT_ADDRESS = `/lookup/flight?itinerary=zrh-sfo-LX-38-${DATE}`;

let asked: { readonly url: string; readonly data: unknown }[] = [];
let answers: Record<string, Promise<unknown>> = {};

beforeEach(() => {
  asked = [];
  answers = {
    computeFlightEmissions: Promise.resolve({ result: STANDARD_FLIGHT_RESPONSE }),
    computeTypicalFlightEmissions: Promise.resolve({ result: TYPICAL_RESPONSE }),
  };
  vi.stubGlobal('fetch', async (url: string, { body }: { readonly body: string }) => {
    asked.push({ url, data: (JSON.parse(body) as { readonly data: unknown }).data });
    const json = await answers[url.slice(BASE.length)];
    return { json: () => Promise.resolve(json) };
  });
  document.body.innerHTML = `<section id="figure"><p data-slot="subject"></p><p data-slot="figure"></p><p data-slot="comparison"></p><input type="radio" name="cabin" value="economy" /><input type="radio" name="cabin" value="business" /></section><p id="asking" data-text="Loading emissions"></p><main><form><input name="origin-0" /><input name="flightNumber-0" /><input name="departureDate-0" /></form></main>`;
});
afterEach(() => {
  document.dispatchEvent(new Event(LISTENING_EVENT));
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['asks'];
});

const shown = (slot: string) => document.querySelector(`[data-slot=${slot}]`)?.textContent;
const arriveAt = (address: string) => window.history.pushState(null, '', address);

describe('the figure before the application', () => {
  it('is asked for as the application asks, which takes the answers over, each once', async () => {
    arriveAt(FLIGHT_ADDRESS);
    await showEarlyFigure(BASE);
    expect(asked.map(({ url }) => url)).toEqual([
      `${BASE}computeFlightEmissions`,
      `${BASE}computeTypicalFlightEmissions`,
    ]);
    const [year, month, day] = [DATE.slice(0, 4), DATE.slice(4, 6), DATE.slice(6)].map(Number);
    const flight = { origin: 'ZRH', destination: 'SFO', operatingCarrierCode: 'LX', flightNumber: '38' };
    const departureDate = { year: year ?? 0, month: month ?? 0, day: day ?? 0 };
    const question = FlightEmissionsRequest.toJSON(flightRequest([{ ...flight, departureDate }]));
    expect(await takeAnswer('computeFlightEmissions', question)).toEqual(STANDARD_FLIGHT_RESPONSE);
    expect(await takeAnswer('computeFlightEmissions', question)).toBeUndefined();
    const market = TypicalEmissionsRequest.toJSON(typicalRequest([{ origin: 'ZRH', destination: 'SFO' }]));
    expect(await takeAnswer('computeTypicalFlightEmissions', market)).toEqual(TYPICAL_RESPONSE);
  });

  it('is said to be asked for until it comes, and does not wait for what is typical', async () => {
    arriveAt(FLIGHT_ADDRESS);
    answers['computeTypicalFlightEmissions'] = new Promise(() => undefined);
    void showEarlyFigure(BASE);
    expect(document.documentElement.dataset['asks']).toBe('');
    expect(shown('subject')).toMatch(/^LX38, ZRH to SFO, /);
    const asking = document.querySelector('#asking');
    expect(asking?.textContent).toBe('Loading emissions');
    await waitFor(() => expect(shown('figure')).toMatch(/^About 624\u202Fkg CO2e$/));
    expect(asking?.textContent).toBe('');
    expect(globalThis.handedOver?.painted.get(FLIGHT_ADDRESS)).toMatchObject({ isAnswered: true });
  });

  it('keeps the cabin that is chosen while it is on its way', async () => {
    arriveAt(FLIGHT_ADDRESS);
    const figure = showEarlyFigure(BASE);
    const business = document.querySelector<HTMLInputElement>('[value=business]');
    business?.click();
    expect(business?.checked).toBe(true);
    await figure;
    expect(business?.checked).toBe(true);
    expect(window.location.search).toContain('cabin=business');
  });

  it('of a route is what is typical of it', async () => {
    arriveAt('/lookup/route?itinerary=ZRH-SFO');
    await showEarlyFigure(BASE);
    expect(asked).toEqual([
      {
        url: `${BASE}computeTypicalFlightEmissions`,
        data: { markets: [{ origin: 'ZRH', destination: 'SFO' }] },
      },
    ]);
    expect(shown('figure')).toMatch(/^About \d+\u202Fkg CO2e$/);
  });

  it.each([
    ['nothing', '/lookup/flight'],
    ['several flights', `${FLIGHT_ADDRESS},BOS-ZRH-LX-53-${DATE}`],
    ['what is not valid', '/lookup/flight?itinerary=ZRH-SFO-LX-38-20200101'],
  ])('is not asked for where the address names %s', (_what, address) => {
    arriveAt(address);
    expect(showEarlyFigure(BASE)).toBeUndefined();
    expect(asked).toEqual([]);
    expect(document.documentElement.dataset['asks']).toBeUndefined();
  });

  it('has its place kept where only the application may ask', () => {
    arriveAt(FLIGHT_ADDRESS);
    expect(showEarlyFigure(undefined)).toBeUndefined();
    expect(asked).toEqual([]);
    expect(document.documentElement.dataset['asks']).toBe('');
  });

  it('has its question in the fields of the form, and leaves one that the visitor empties', async () => {
    arriveAt(FLIGHT_ADDRESS);
    const figure = showEarlyFigure(BASE);
    const fields = [...document.querySelectorAll<HTMLInputElement>('form input')];
    expect(fields.map(({ value }) => value)).toEqual(['ZRH', '38', DATE.replace(/(....)(..)(..)/, '$1/$2/$3')]);
    for (const field of fields) field.value = '';
    await figure;
    expect(fields.map(({ value }) => value)).toEqual(['', '', '']);
  });

  it('that the answer has not is asked for no longer', async () => {
    arriveAt(FLIGHT_ADDRESS);
    answers['computeFlightEmissions'] = Promise.resolve({ result: { flightEmissions: [{ flight: {} }] } });
    await showEarlyFigure(BASE);
    expect(shown('figure')).toBe('');
    expect(document.documentElement.dataset['asks']).toBeUndefined();
    expect(document.querySelector('#asking')?.textContent).toBe('');
  });

  it('leaves the page alone once the application listens', async () => {
    arriveAt(FLIGHT_ADDRESS);
    const showing = showEarlyFigure(BASE);
    document.dispatchEvent(new Event(LISTENING_EVENT));
    await showing;
    expect(shown('figure')).toBe('');
  });

  it.each([
    ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is refused', () => Promise.resolve({ error: { status: 'UNAVAILABLE' } })],
  ])('that %s is the application’s to tell', async (_how, answer) => {
    arriveAt(FLIGHT_ADDRESS);
    answers['computeFlightEmissions'] = answer();
    await showEarlyFigure(BASE);
    expect(shown('figure')).toBe('');
  });
});
