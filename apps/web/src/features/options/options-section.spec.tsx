// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { AircraftUsed, UnavailableReason, Working } from '@tim/messages';
import { describe, expect, it, vi } from 'vitest';
import type { EmissionsApi } from '../../shared/api/emissions-api.ts';
import type { Finder } from '../../shared/find/finder.tsx';
import { flightAnswer, typicalAnswer } from '../../testing/answers.ts';
import { listingApi, optionOf } from '../../testing/options.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { SMALL_FINDER } from '../../testing/small-finder.ts';

const BRITISH_AIRWAYS = optionOf('British Airways', ['LHR', 'BOS']);
const LUFTHANSA = optionOf('Lufthansa', ['LHR', 'MUC', 'BOS']);

describe('the list of everyone who flies a route', () => {
  it('has the cities of the answer at first, and the airports’ names once somebody reads the whole list', async () => {
    const loadFinder = vi.fn<() => Promise<Finder>>(() => Promise.resolve(SMALL_FINDER));
    const { user } = renderAt(
      // From a city a flight has its airport, from the airport asked for it need not be repeated.
      '/lookup/route?itinerary=LON-BOS',
      listingApi([BRITISH_AIRWAYS, LUFTHANSA], undefined, { LHR: 'London' }),
      loadFinder,
    );
    const rows = within(await screen.findByRole('region', { name: 'Flights on this route' }));
    expect(await rows.findByText('London (LHR) – BOS, direct')).toBeDefined();
    // The names of the form's fields come later, and change no row.
    await waitFor(() => expect(loadFinder).toHaveBeenCalledOnce());
    expect(rows.getByText('London (LHR) – BOS, direct')).toBeDefined();
    await user.click(await rows.findByRole('button', { name: 'Both options' }));
    expect(await rows.findByText('Heathrow (LHR) – Boston (BOS), direct')).toBeDefined();
    expect(rows.getByText('Heathrow (LHR) – Boston (BOS), change in Munich (MUC)')).toBeDefined();
    // Of two flights the sum is what was asked for.
    expect(rows.getAllByRole('link', { name: /, then / })[0]?.getAttribute('href')).toMatch(
      /^\/trip\?itinerary=LHR-MUC-XX-1-\d{8},MUC-BOS-XX-2-\d{8}$/,
    );
    expect(loadFinder).toHaveBeenCalledOnce();
  });

  it('is found as it was left by whoever follows a flight and comes back', async () => {
    const { user } = renderAt('/lookup/route?itinerary=LHR-BOS', listingApi([BRITISH_AIRWAYS, LUFTHANSA]));
    const region = { name: 'Flights on this route' };
    const rows = () => within(screen.getByRole('region', region));
    await screen.findByRole('region', region);
    await user.click(await rows().findByRole('button', { name: 'Both options' }));
    await user.click(rows().getByRole('radio', { name: 'Airline' }));
    await user.click(rows().getAllByRole('link', { name: /, then / })[0] ?? document.body);
    await waitFor(() => expect(screen.queryByRole('region', region)).toBeNull());
    act(() => window.history.back());
    await screen.findByRole('region', region);
    const isChosen = (name: string) => rows().getByRole<HTMLInputElement>('radio', { name }).checked;
    await waitFor(() => expect(isChosen('Airline')).toBe(true));
    expect(isChosen('All')).toBe(true);
  });

  it.each([
    ['none', [LUFTHANSA], 1],
    ['one', [BRITISH_AIRWAYS, LUFTHANSA], 0],
  ])('of the day with %s direct below a figure of direct flights says why there is none', async (_, options, said) => {
    const direct = { ...typicalAnswer(), rareCabins: [], missingCabins: [] };
    renderAt('/lookup/route?itinerary=LHR-BOS', listingApi(options, { direct }));
    await screen.findByText(/Emissions per person in economy, for flights on/);
    expect(screen.queryAllByText(/^No direct flight is listed on this date/)).toHaveLength(said);
  });

  it('says what failed and what to do where it does not come, and is asked for again', async () => {
    const travelOptions = vi.fn<EmissionsApi['travelOptions']>(() =>
      Promise.resolve({ kind: 'failed', code: 'resource-exhausted' }),
    );
    const { user } = renderAt('/lookup/route?itinerary=ZRH-SFO', { ...listingApi([]), travelOptions });
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The list could not be loaded. The service is answering too many requests at the moment, so this one could not be looked up. Please wait a minute and try again.',
    );
    travelOptions.mockResolvedValue({ kind: 'result', response: { options: [], oldOptions: [], placeNames: {} } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^No flight is listed on this date\./)).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Flights on' })).toBeDefined();
  });

  it('leads to a trip and to flights whose numbers are known, in the cabin of the page', async () => {
    const unlisted = BRITISH_AIRWAYS.legs.map((leg) => ({ ...leg, carrierCode: 'YY', flightNumbers: [] }));
    const options = [{ ...BRITISH_AIRWAYS, legs: unlisted }, BRITISH_AIRWAYS];
    renderAt('/lookup/route?itinerary=LHR-BOS&cabin=business', listingApi(options));
    const flight = await screen.findByRole('link', { name: /^XX\s1$/ });
    expect(flight.getAttribute('href')).toMatch(/^\/lookup\/flight\?itinerary=LHR-BOS-XX-1-\d{8}&cabin=business$/);
    expect(screen.getByText(/YY, flight number not known/)).toBeDefined();
    expect(screen.queryByRole('link', { name: /not known/ })).toBeNull();
    const whatIf = screen.getByRole('link', { name: /^XX\s1 with a different aircraft/ });
    expect(whatIf.getAttribute('href')).toBe(`${flight.getAttribute('href') ?? ''}#what-if`);
    const trip = screen.getByRole('link', { name: 'Plan a trip on this route' });
    expect(trip.getAttribute('href')).toBe('/trip?itinerary=LHR-BOS&cabins=b');
  });

  it('leads from each number of a direct flight to its result, and marks the one that was asked about', async () => {
    const legs = BRITISH_AIRWAYS.legs.map((leg) => ({ ...leg, flightNumbers: [4, 3, 2, 1] }));
    const options = [{ ...BRITISH_AIRWAYS, legs }];
    renderAt('/lookup/route?itinerary=LHR-BOS-XX-1-20261220', listingApi(options));
    const links = await screen.findAllByRole('link', { name: /^XX\s\d$/ });
    expect(links.map((link) => /XX-\d+/.exec(link.getAttribute('href') ?? '')?.[0])).toEqual(['XX-1', 'XX-4', 'XX-3']);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null]);
  });

  it('leads to what would change a direct flight’s figure, open and with the focus', async () => {
    const flight = flightAnswer({
      working: Working.fromPartial({ steps: [] }),
      aircraft: AircraftUsed.fromPartial({}),
    });
    const { user } = renderAt('/lookup/route?itinerary=LHR-BOS', {
      ...listingApi([BRITISH_AIRWAYS]),
      flightEmissions: () => Promise.resolve({ kind: 'result', response: flight }),
    });
    await user.click(await screen.findByRole('link', { name: /^XX\s1 with a different/ }));
    const part = await screen.findByRole('button', { name: 'Try another aircraft, seating or load', expanded: true });
    await waitFor(() => expect(document.activeElement).toBe(part));
  });

  it('says how many ways have no such cabin where none has it', async () => {
    const options = [{ ...optionOf('Ryanair', ['BGY', 'CTA']), missingCabins: ['first'] }];
    renderAt('/lookup/route?itinerary=BGY-CTA&cabin=first', listingApi(options));
    expect(await screen.findByText('Not listed: one option with an aircraft that has no first cabin.')).toBeTruthy();
    expect(screen.queryByText(/\b0 options/)).toBeNull();
  });

  it('shows a route without a typical figure the ways with a change that are known, where any is', async () => {
    const reason = { unavailableReason: UnavailableReason.NO_KNOWN_SERVICE, detail: undefined };
    const options = [{ ...optionOf('LATAM', ['LPB', 'LIM', 'CUZ']), isInTypical: false }];
    const placeNames = { LPB: 'La Paz', CUZ: 'Cusco', LIM: 'Lima' };
    const typicalEmissions = () => Promise.resolve({ kind: 'empty', reason: { ...reason, placeNames } } as const);
    const { unmount } = renderAt('/lookup/route?itinerary=LPB-CUZ', {
      ...listingApi(options, undefined, placeNames),
      typicalEmissions,
    });
    const rows = within(await screen.findByRole('region', { name: 'Flights on this route' }));
    expect(rows.getByText(/^These options are listed with a figure each\./)).toBeDefined();
    expect(rows.getByText('change in Lima (LIM)')).toBeDefined();
    expect(rows.queryByText(/typical figure uses/)).toBeNull();
    expect(
      screen.getByText(/^No airline is known to fly this route without a stop\. Too few one-stop options/),
    ).toBeDefined();
    expect(screen.getByRole('region', { name: 'La Paz (LPB) to Cusco (CUZ)' })).toBeDefined();
    expect(screen.getByRole('alert').textContent).toMatch(/^We could not find this route\./);
    unmount();
    renderAt('/lookup/route?itinerary=LPB-CUZ', { typicalEmissions });
    await screen.findByText('We could not find this route.');
    expect(screen.queryByRole('region', { name: 'Flights on this route' })).toBeNull();
  });

  it('names an airline that does not fly the route, and says so and whose the figure is', async () => {
    renderAt('/lookup/route?itinerary=LHR-BOS&airline=LO', listingApi([BRITISH_AIRWAYS]), () =>
      Promise.resolve(SMALL_FINDER),
    );
    expect((await screen.findByRole('alert')).textContent).toMatch(/^We list no .* flights here on that day\./);
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(
        'We list no LOT Polish Airlines (LO) flights here on that day. The figure above counts all airlines. List all airlines',
      ),
    );
    expect(document.querySelector('[data-slot=asked]')?.textContent).toBe(
      '1 person, economy · one way · in the list LOT Polish Airlines (LO) alone',
    );
  });
});
