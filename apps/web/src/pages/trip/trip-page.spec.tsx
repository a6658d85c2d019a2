// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { UnavailableReason } from '@tim/messages';
import { describe, expect, it, vi } from 'vitest';
import type { TypicalFigures } from '../../shared/api/answers.ts';
import type { Settled } from '../../shared/api/outcome.ts';
import { TripApiContext } from '../../shared/api/trip-api-context.ts';
import type { OptionFigures } from '../../shared/api/travel-options.ts';
import type { TripApi } from '../../shared/api/trip-api.ts';
import { flightAnswer, typicalAnswer } from '../../testing/answers.ts';
import { daysFromToday } from '../../testing/dates.ts';
import { listingApi, optionOf } from '../../testing/options.ts';
import { address, renderPageAt } from '../../testing/render-at.tsx';
import { TripPage } from './trip-page.tsx';

const KG = { economy: 300.1, premiumEconomy: 450.2, business: 1200.4, first: 1500.5 };
const RANGE = { lowKg: KG, highKg: KG, drivers: [] };

/** Answers every flight and every route with the same figures, but one place that nobody knows. */
const answering = () =>
  vi.fn<TripApi>(({ flights, markets }) =>
    Promise.resolve({
      kind: 'result',
      response: {
        flights: flights.map(() => ({ kind: 'result', response: flightAnswer({ wellToWakeKg: KG, range: RANGE }) })),
        markets: markets.map(({ destination }) =>
          destination === 'QQQ'
            ? { kind: 'empty', reason: { unavailableReason: UnavailableReason.UNKNOWN_AIRPORT, detail: undefined } }
            : { kind: 'result', response: typicalAnswer({ wellToWakeKg: KG, range: RANGE }) },
        ),
      },
    }),
  );

/** Answers every route alike. */
const answeringRoutes = (answer: Settled<TypicalFigures>) =>
  vi.fn<TripApi>(({ markets }) =>
    Promise.resolve({ kind: 'result', response: { flights: [], markets: markets.map(() => answer) } }),
  );

const DIRECT = { wellToWakeKg: { economy: 200.1, business: 800.4 }, range: undefined, carrierCodes: ['QR'] };
/** Answers every route with the figure of direct flights, and of all. */
const answeringBoth = () => {
  const direct = { ...DIRECT, rareCabins: [], missingCabins: [] };
  const response = typicalAnswer({ wellToWakeKg: KG, carrierCodes: ['QR', 'TK'], direct });
  return answeringRoutes({ kind: 'result', response });
};

const switchTo = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const renderTrip = (query: string, api: TripApi = answering(), options: readonly OptionFigures[] = []) =>
  renderPageAt(
    `/trip${query}`,
    <TripApiContext value={api}>
      <TripPage />
    </TripApiContext>,
    listingApi(options),
  );
const field = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const legs = () => within(screen.getByRole('list')).getAllByRole('listitem');

const yearly = (country: string, kg: string) =>
  `of what the average person emitted in ${country} in 2023 (${kg}\u202Fkg, without international flights).`;

describe('the page of a trip', () => {
  it('says of whose flights its total is, and whether it is a lot, for each person in each cabin, and where that is from', async () => {
    const { unmount, user } = renderTrip('?itinerary=MAN-DOH,DOH-BKK&cabins=e,b');
    // 300.1 + 1200.4 of 5600 kg
    const asItIs = { normalizer: (text: string) => text };
    await screen.findByText(`The whole trip is 27\u202F% ${yearly('the United Kingdom', '5,600')}`, asItIs);
    expect(screen.getByText(/before rounding\. This is the typical figure for all airlines\. Choose a /)).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Germany');
    await screen.findByText(`The whole trip is 19\u202F% ${yearly('Germany', '8,100')}`, asItIs);
    expect(screen.getByText(/^Is that a lot\?/).textContent).toContain('Source');
    unmount();
    renderTrip('?itinerary=LHR-BOS,BOS-LHR&people=2e,1b');
    await screen.findByText(
      /^For each person the whole trip is 11.% \(economy\) or 43.% \(business\) of what the average person emitted/,
    );
  });

  it('adds up people in their cabins, and its ways to the calculator ask the same', async () => {
    renderTrip('?itinerary=LHR-BOS,BOS-LHR&people=2e,1b&airline=BA');
    const ways = await screen.findAllByRole('link', { name: /^Breakdown and uncertainty/ });
    expect(ways.map((link) => link.getAttribute('href'))).toEqual([
      '/lookup/route?itinerary=LHR-BOS&people=2e,1b&journey=return&airline=BA',
      '/lookup/route?itinerary=BOS-LHR&people=2e,1b&journey=return&airline=BA',
    ]);
    // 2 x (2 x 300.1 + 1200.4)
    expect(screen.getByText(/^The legs add up to 3,601\.2/)).toBeDefined();
    expect(screen.getByText(/^for 2 in economy and 1 in business/)).toBeDefined();
    expect(screen.getByText(/^For each: economy 600.kg, business 2,401.kg/)).toBeDefined();
    expect(screen.queryByRole('combobox', { name: 'Cabin from LHR to BOS' })).toBeNull();
    expect(screen.getByRole('spinbutton', { name: 'People in business' })).toHaveProperty('value', '1');
  });

  it('asks nothing without a trip in the address, and says what it still needs', () => {
    const api = answering();
    renderTrip('', api);
    expect(screen.getByRole('button', { name: 'Show emissions' })).toHaveProperty('disabled', true);
    expect(screen.getByText(/Still needed/).textContent).toContain('From, To');
    expect(api).not.toHaveBeenCalled();
  });

  it('makes the trip of the form its address, asks once, and brings the visitor to the total', async () => {
    const api = answering();
    renderTrip('', api);
    fireEvent.change(field('From'), { target: { value: 'lhr' } });
    fireEvent.change(field('To'), { target: { value: 'jfk' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add a stop' }));
    expect(document.activeElement).toBe(field('Stop 1'));
    fireEvent.change(field('Stop 1'), { target: { value: 'dub' } });
    fireEvent.click(screen.getByRole('radio', { name: 'Business' }));
    // The control says a moment after the click what was chosen.
    await screen.findByRole('radio', { name: 'Business', checked: true });
    fireEvent.click(screen.getByRole('button', { name: 'Show emissions' }));
    expect(address()).toBe('/trip?itinerary=LHR-DUB,DUB-JFK,JFK-DUB,DUB-LHR&cabins=b');
    const heading = await screen.findByRole('heading', { name: 'The whole trip' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText('4,801.6 kg')).toBeDefined();
    expect(api).toHaveBeenCalledTimes(1);
  });

  it('is filled in from its address, and answered', async () => {
    renderTrip(`?itinerary=LHR-JFK-BA-117-${daysFromToday(30)},JFK-LHR&cabins=e,b&people=3`);
    expect(await screen.findByText('4,501.5 kg')).toBeDefined();
    expect(
      screen.getByText('LHR to JFK and back: 4,501.5 kilograms of CO2 equivalent for 3 people.').getAttribute('role'),
    ).toBe('status');
    expect([field('From').value, field('To').value]).toEqual(['LHR', 'JFK']);
    expect(screen.getByRole('spinbutton', { name: 'People' })).toHaveProperty('value', '3');
    expect(screen.getByRole('heading', { name: 'Leg by leg, per person' })).toBeDefined();
    expect(
      screen.getByText(/^The legs add up to 4,501.5 kg before rounding\. 1 of 2 legs has the typical figure/),
    ).toBeDefined();
    expect(legs().map((leg) => leg.textContent)).toEqual([
      expect.stringMatching(/Contrail risk: medium\..*BA117/),
      expect.stringContaining('Typical of JFK to LHR'),
    ]);
  });

  it('asks nothing anew for another cabin', async () => {
    const api = answering();
    renderTrip('?itinerary=LHR-JFK', api);
    await screen.findByText('per person, between 300 and 301 kg');
    fireEvent.change(screen.getByRole('combobox', { name: 'Cabin from LHR to JFK' }), { target: { value: 'first' } });
    expect(address()).toBe('/trip?itinerary=LHR-JFK&cabins=f');
    expect(screen.getAllByText('1,500.5 kg')).toHaveLength(2);
    expect(api).toHaveBeenCalledTimes(1);
  });

  it('makes a leg a flight and any flight again', async () => {
    const api = answering();
    renderTrip('?itinerary=LHR-JFK', api);
    const date = daysFromToday(30);
    fireEvent.click(await screen.findByRole('button', { name: 'Choose a flight, LHR to JFK' }));
    const form = within(screen.getByRole('form', { name: 'Flight from LHR to JFK' }));
    fireEvent.change(form.getByRole('combobox', { name: 'Carrier Code' }), { target: { value: 'BA' } });
    fireEvent.change(form.getByRole('combobox', { name: 'Flight Number' }), { target: { value: '117' } });
    fireEvent.change(form.getByRole('textbox', { name: 'Departure Date' }), { target: { value: date } });
    fireEvent.click(form.getByRole('button', { name: 'Show emissions' }));
    expect(address()).toBe(`/trip?itinerary=LHR-JFK-BA-117-${date}`);
    expect(screen.queryByRole('form', { name: 'Flight from LHR to JFK' })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Change the flight, LHR to JFK' }));
    fireEvent.click(screen.getByRole('button', { name: 'Take any flight of the route' }));
    expect(address()).toBe(`/trip?itinerary=LHR-JFK---${date}`);
  });

  it('says why the legs of a connection are not one airline’s, and takes an airline’s two flights for both', async () => {
    const flown = { carrierCode: 'QR', flightNumber: 22, wellToWakeKg: { economy: 702, business: 1404 } };
    const options = [
      optionOf('Qatar Airways', ['MAN', 'DOH', 'BKK'], flown),
      optionOf('Turkish Airlines', ['MAN', 'IST', 'BKK'], flown),
    ];
    renderTrip('?itinerary=MAN-DOH-BKK,BKK-DOH&cabins=b,e,e', answering(), options);
    await screen.findByText('Typical of MAN to DOH.');
    const why = /^All airlines count\. “Choose one airline for MAN to BKK” has/;
    expect(screen.getAllByText(why)).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Choose one airline for MAN to BKK' }));
    const list = within(await screen.findByRole('region', { name: 'One airline from MAN to BKK, changing in DOH' }));
    // The leg's cabin is business.
    expect(await list.findByText('1,404\u202Fkg', { normalizer: (text) => text })).toBeDefined();
    expect(list.queryByText('Turkish Airlines')).toBeNull();
    fireEvent.click(list.getByRole('link'));
    const date = daysFromToday(28);
    expect(address()).toBe(`/trip?itinerary=MAN-DOH-QR-22-${date},DOH-BKK-QR-23-${date},BKK-DOH&cabins=b,e,e`);
  });

  it('calls a sum that leaves a leg out a part, and says why', async () => {
    renderTrip('?itinerary=MAN-DOH-QQQ&people=2');
    expect(await screen.findByRole('heading', { name: 'A part of the trip' })).toBeDefined();
    expect(screen.getByText('Per person, without DOH to QQQ')).toBeDefined();
    expect(screen.queryByText(/The whole trip is|what one person emitted/)).toBeNull();
    expect(legs()[1]?.textContent).toContain('We could not find this route.');
  });

  it('says that a failed call is the service’s, leg by leg, and asks again', async () => {
    const failing = answeringRoutes({ kind: 'failed', code: 'unavailable' });
    renderTrip('?itinerary=LHR-JFK', failing);
    expect((await screen.findByRole('alert')).textContent).toContain('We could not add up this trip.');
    expect(legs()[0]?.textContent).toContain('The service could not be reached');
    fireEvent.click(screen.getByRole('button', { name: 'Show emissions' }));
    await waitFor(() => expect(failing).toHaveBeenCalledTimes(2));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(failing).toHaveBeenCalledTimes(3));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The whole trip' })));
  });

  it('keeps From, To and the cabins of an address that breaks a rule elsewhere, and what they make is a trip', () => {
    renderTrip('?itinerary=MAN-DOH-BKK&cabins=b&people=0');
    expect(screen.getByRole('alert').textContent).toContain(
      'people: a whole number from 1 to 99, or by cabin as in 2e,1b; not “0”.',
    );
    expect([field('From').value, field('Stop 1').value, field('To').value]).toEqual(['MAN', 'DOH', 'BKK']);
    fireEvent.click(screen.getByRole('button', { name: 'Show emissions' }));
    expect(address()).toBe('/trip?itinerary=MAN-DOH,DOH-BKK&cabins=b');
  });

  it('offers the same flight when a day that has passed comes again, with one press, and a list of the past', async () => {
    renderTrip('?itinerary=LHR-JFK-BA-117-20200101,JFK-LHR');
    const [leg] = legs();
    expect(leg?.textContent).toContain('Wed, Jan 1, 2020 has passed: single flights are looked up from today on.');
    expect(screen.getByRole('link', { name: 'Flights of the past in a list' }).getAttribute('href')).toBe('/batch');
    fireEvent.click(screen.getByRole('link', { name: /^The same flight on \w{3}, Jan 1, \d{4}$/ }));
    expect(address()).toMatch(/^\/trip\?itinerary=LHR-JFK-BA-117-\d{4}0101,JFK-LHR$/);
    await waitFor(() => expect(legs()[0]?.textContent).toContain('300.1'));
  });

  it.each([
    [
      '?itinerary=nonsense',
      /itinerary: a leg is two codes of three letters, as in LHR-JFK; not “NONSENSE”\./,
      'NONSENSE',
    ],
    ['?people=abc&cabin=zzz', /cabins: .*; not “zzz”\.people: .*; not “abc”\./, ''],
    [
      `?itinerary=${Array(13).fill('LHR-JFK').join(',')}&people=0`,
      /itinerary: a trip has at most 12 legs; this one has 13\.people: a whole number .*; not “0”\./,
      '',
    ],
  ])('names what its address breaks, and keeps the form: %s', (query, said, from) => {
    renderTrip(query);
    expect(screen.getByRole('alert').textContent).toMatch(said);
    expect(field('From').value).toBe(from);
  });
});

describe('which flights a trip counts', () => {
  it('are direct ones, or connections too, by a switch that the address keeps and that asks nothing again', async () => {
    const api = answeringBoth();
    renderTrip('?itinerary=MAN-DOH', api);
    await screen.findByText('Typical of direct flights, MAN to DOH.');
    expect(screen.getByText(/If a leg has direct flights, only those count/)).toBeDefined();
    expect(document.body.textContent).toContain('The legs add up to 200.1\u202Fkg');
    switchTo('All flights, connections included');
    await screen.findByText('Typical of MAN to DOH, connections included.');
    expect(document.body.textContent).toContain('The legs add up to 300.1\u202Fkg');
    expect(address()).toBe('/trip?itinerary=MAN-DOH&flights=typical');
    switchTo('Direct flights');
    await screen.findByText('Typical of direct flights, MAN to DOH.');
    expect(address()).toBe('/trip?itinerary=MAN-DOH');
    expect(api).toHaveBeenCalledOnce();
  });

  it('changes the figures for each of several cabins, as their total', async () => {
    renderTrip('?itinerary=MAN-DOH&people=1e,1b', answeringBoth());
    expect(await screen.findByText(/^For each: economy 200.kg, business 800.kg$/)).toBeDefined();
    switchTo('All flights, connections included');
    expect(await screen.findByText(/^For each: economy 300.kg, business 1,200.kg$/)).toBeDefined();
  });
});
