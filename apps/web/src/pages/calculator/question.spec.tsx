// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { daysFromToday } from '../../testing/dates.ts';
import { listingApi, optionOf } from '../../testing/options.ts';
import { address, renderAt } from '../../testing/render-at.tsx';

const ASKED = 'cabin=business&people=2e,1b&journey=return&airline=BA';
const DAY = daysFromToday(30);

const way = (carrierCode: string, carrierName: string) =>
  optionOf(carrierName, ['LHR', 'BOS'], {
    carrierCode,
    flightNumber: 213,
    wellToWakeKg: { economy: 300, business: 900 },
  });
const API = listingApi([way('BA', 'British Airways'), way('VS', 'Virgin Atlantic')]);
const linksOfJourneys = () =>
  screen
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.includes('itinerary='));
const queryOf = (href: string) => new URLSearchParams(href.split('?')[1]?.split('#')[0]);
const askedBy = (href: string) =>
  Object.fromEntries(
    ['itinerary', 'people', 'cabin', 'journey', 'airline'].map((name) => [name, queryOf(href).get(name)]),
  );
const asked = () => document.querySelector('[data-slot=asked]')?.textContent;

describe('what is asked beside the places', () => {
  it('is kept by every link of a route’s result', async () => {
    renderAt(`/lookup/route?itinerary=LHR-BOS&${ASKED}`, API);
    await screen.findByText('BA 213', { selector: 'a' });
    const all = screen.getByRole('link', { name: 'List all airlines' }).getAttribute('href') ?? '';
    const links = linksOfJourneys();
    const [trips, results] = [true, false].map((isTrip) => links.filter((href) => href.startsWith('/trip') === isTrip));
    // The legs of a trip are the way back, and its people have their own cabins.
    expect(trips?.map(askedBy)).toEqual([
      { itinerary: 'LHR-BOS,BOS-LHR', people: '2e,1b', cabin: null, journey: null, airline: 'BA' },
    ]);
    expect(results?.map((href) => ({ ...askedBy(href), itinerary: '' }))).toEqual(
      results?.map((href) => ({
        itinerary: '',
        people: '2e,1b',
        cabin: 'business',
        journey: 'return',
        // Only who asks for all airlines leaves the one.
        airline: href === all ? null : 'BA',
      })),
    );
    expect(linksOfJourneys().length).toBeGreaterThanOrEqual(3);
  });

  it('is kept by every link of a flight’s result, and of a list of flights', async () => {
    renderAt(`/lookup/flight?itinerary=LHR-BOS-BA-213-${DAY}&${ASKED}`, API);
    await screen.findByText('Data Attribution', { selector: 'h3' });
    expect(linksOfJourneys().length).toBeGreaterThanOrEqual(1);
    for (const href of linksOfJourneys()) expect(href).toContain(ASKED);
    document.body.innerHTML = '';
    renderAt(`/lookup/flight?itinerary=LHR-BOS-BA-213-${DAY},BOS-LHR-BA-212-${DAY}&${ASKED}`, API);
    const details = screen.getAllByRole('link', { name: /^Emissions Details/ });
    for (const link of details) expect(link.getAttribute('href')).toContain(ASKED);
    const trip = screen.getByRole('link', { name: 'See the total of these flights as one trip' });
    expect(queryOf(trip.getAttribute('href') ?? '').get('people')).toBe('2e,1b');
  });

  it('lists one airline, says so, and leads to all', async () => {
    const { user } = renderAt('/lookup/route?itinerary=LHR-BOS&airline=BA', API);
    expect(await screen.findByText(/^Flights of British Airways \(BA\) only\./)).toBeDefined();
    expect(screen.queryByRole('link', { name: /^VS\s213$/ })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'List all airlines' }));
    expect(await screen.findByRole('link', { name: /^VS\s213$/ })).toBeDefined();
    expect(address()).toBe('/lookup/route?itinerary=LHR-BOS');
  });

  it('is changed where the question is, and the figure follows at once', async () => {
    const { user } = renderAt('/lookup/route?itinerary=LHR-BOS', API);
    await waitFor(() => expect(asked()).toBe('1 person, economy · one way'));
    const steps = window.history.length;
    const choose = (label: string, value: string) =>
      user.selectOptions(screen.getByRole('combobox', { name: label }), value);
    await choose('One way or return', 'Return');
    await waitFor(() => expect(asked()).toBe('1 person, economy · return'));
    await choose('People', '2 people');
    await waitFor(() => expect(asked()).toBe('2 people, economy · return'));
    await choose('People', 'In different cabins');
    await user.click(screen.getByRole('button', { name: 'People in business: one more' }));
    await waitFor(() => expect(asked()).toBe('2 economy, 1 business · return'));
    expect(address()).toBe('/lookup/route?itinerary=LHR-BOS&journey=return&people=2e,1b');
    // It is the same result, and no step to go back over.
    expect(window.history.length).toBe(steps);
    expect(screen.getByText(/^for 2 in economy and 1 in business, return/)).toBeDefined();
    // Who does not see the figure hears the new one.
    expect(screen.getAllByRole('status')[0]?.textContent).toMatch(/kg CO2e for 2 in economy and 1 in business, return/);
    expect(screen.getByText(/For one passenger, one way\./)).toBeDefined();
  });

  it('names what of the address says nothing', async () => {
    renderAt('/lookup/route?itinerary=LHR-BOS&people=0&journey=loop', API);
    expect(await screen.findByText(/^people: from 1 to 99.*not “0”/)).toBeDefined();
    expect(screen.getByText(/^journey: one-way or return; not “loop”/)).toBeDefined();
  });
});
