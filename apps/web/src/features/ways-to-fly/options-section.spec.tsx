import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AircraftUsed, Working } from '@tim/messages';
import { describe, expect, it, vi } from 'vitest';
import type { EmissionsApi } from '../../shared/api/emissions-api.ts';
import type { OptionFigures } from '../../shared/api/travel-options.ts';
import type { Finder } from '../../shared/find/finder.tsx';
import { flightAnswer, typicalAnswer } from '../../testing/answers.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { SMALL_FINDER } from '../../testing/small-finder.ts';

/** One carrier's way on a route, changing where a third airport stands between. */
function way(carrierName: string, ...airports: readonly string[]): OptionFigures {
  const legs = airports.slice(1).map((destination, index) => ({
    origin: airports[index] ?? '',
    destination,
    carrierCode: 'XX',
    carrierName,
    flightNumbers: [1],
    aircraft: undefined,
    contrailsImpactBucket: 0,
  }));
  const wellToWakeKg = { economy: 300 };
  const range = { lowKg: wellToWakeKg, highKg: wellToWakeKg };
  return { legs, wellToWakeKg, range, durationHours: 8, isInTypical: true, missingCabins: [] };
}

describe('the list of everyone who flies a route', () => {
  it('has codes at first, and names with codes once somebody reads the whole list', async () => {
    const loadFinder = vi.fn<() => Promise<Finder>>(() => Promise.resolve(SMALL_FINDER));
    const options = [way('British Airways', 'LHR', 'BOS'), way('Lufthansa', 'LHR', 'MUC', 'BOS')];
    renderAt(
      '/lookup/route?itinerary=LHR-BOS',
      {
        typicalEmissions: () => Promise.resolve({ kind: 'result', response: typicalAnswer({ carrierCodes: ['BA'] }) }),
        travelOptions: () => Promise.resolve({ kind: 'result', response: { options, oldOptions: [] } }),
      },
      loadFinder,
    );
    const rows = within(await screen.findByRole('region', { name: 'Who flies it, and what it emits' }));
    expect(await rows.findByText(/^LHR–BOS, direct$/)).toBeDefined();
    expect(
      rows.getByText(
        / Of the usual ways those without a change emit 300.kg, those with one 300.kg; the typical figure counts both\.$/,
      ),
    ).toBeDefined();
    expect(loadFinder).not.toHaveBeenCalled();
    await userEvent.setup({ delay: null }).click(await rows.findByRole('button', { name: /^All 2 ways/ }));
    expect(await rows.findByText('Heathrow (LHR) – Boston (BOS), direct')).toBeDefined();
    expect(rows.getByText('Heathrow (LHR) – Boston (BOS), change in Munich (MUC)')).toBeDefined();
    // Of two flights the sum is what was asked for.
    expect(rows.getAllByRole('link', { name: /, then / })[0]?.getAttribute('href')).toMatch(
      /^\/trip\?itinerary=LHR-MUC-XX-1-\d{8},MUC-BOS-XX-1-\d{8}$/,
    );
    expect(loadFinder).toHaveBeenCalledOnce();
  });

  it('says what failed and what to do where it does not come, and is asked for again', async () => {
    const travelOptions = vi.fn<EmissionsApi['travelOptions']>(() =>
      Promise.resolve({ kind: 'failed', code: 'resource-exhausted' }),
    );
    renderAt('/lookup/route?itinerary=ZRH-SFO', {
      typicalEmissions: () => Promise.resolve({ kind: 'result', response: typicalAnswer({ carrierCodes: ['LX'] }) }),
      travelOptions,
    });
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The list could not be loaded. The service is answering too many requests at the moment, so this one could not be looked up. Please wait a minute and try again.',
    );
    travelOptions.mockResolvedValue({ kind: 'result', response: { options: [], oldOptions: [] } });
    await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nobody is known to fly this way on that day.')).toBeDefined();
  });

  it('leads nowhere from flights whose numbers are not known', async () => {
    const known = way('British Airways', 'LHR', 'BOS');
    const unlisted = { ...known, legs: known.legs.map((leg) => ({ ...leg, carrierCode: 'YY', flightNumbers: [] })) };
    renderAt('/lookup/route?itinerary=LHR-BOS', {
      typicalEmissions: () => Promise.resolve({ kind: 'result', response: typicalAnswer({ carrierCodes: ['BA'] }) }),
      travelOptions: () =>
        Promise.resolve({ kind: 'result', response: { options: [unlisted, known], oldOptions: [] } }),
    });
    const rows = within(await screen.findByRole('region', { name: 'Who flies it, and what it emits' }));
    expect(await rows.findByText(/YY, flight number not known/)).toBeDefined();
    expect(rows.queryByRole('link', { name: /not known/ })).toBeNull();
    expect(rows.getByRole('link', { name: /^What if XX\s1 / })).toBeDefined();
  });

  it('leads to flights and to a trip in the cabin of the page', async () => {
    const options = [way('British Airways', 'LHR', 'BOS')];
    renderAt('/lookup/route?itinerary=LHR-BOS&cabin=business', {
      typicalEmissions: () => Promise.resolve({ kind: 'result', response: typicalAnswer({ carrierCodes: ['BA'] }) }),
      travelOptions: () => Promise.resolve({ kind: 'result', response: { options, oldOptions: [] } }),
    });
    const flight = await screen.findByRole('link', { name: /^XX\s1$/ });
    expect(flight.getAttribute('href')).toMatch(/^\/lookup\/flight\?itinerary=LHR-BOS-XX-1-\d{8}&cabin=business$/);
    const whatIf = screen.getByRole('link', { name: /^What if XX\s1 had another aircraft/ });
    expect(whatIf.getAttribute('href')).toBe(`${flight.getAttribute('href') ?? ''}#what-if`);
    const trip = screen.getByRole('link', { name: 'Plan a trip on this route' });
    expect(trip.getAttribute('href')).toBe('/trip?itinerary=LHR-BOS&cabins=b');
  });

  it('leads to what would change a direct flight’s figure, open and with the focus', async () => {
    const options = [way('British Airways', 'LHR', 'BOS')];
    const flight = flightAnswer({
      working: Working.fromPartial({ steps: [] }),
      aircraft: AircraftUsed.fromPartial({}),
    });
    renderAt('/lookup/route?itinerary=LHR-BOS', {
      typicalEmissions: () => Promise.resolve({ kind: 'result', response: typicalAnswer({ carrierCodes: ['BA'] }) }),
      travelOptions: () => Promise.resolve({ kind: 'result', response: { options, oldOptions: [] } }),
      flightEmissions: () => Promise.resolve({ kind: 'result', response: flight }),
    });
    await userEvent.setup({ delay: null }).click(await screen.findByRole('link', { name: /^What if XX\s1/ }));
    const part = await screen.findByRole('button', { name: 'What if', expanded: true });
    await waitFor(() => expect(document.activeElement).toBe(part));
  });

  it('says how many ways have no such cabin where none has it', async () => {
    const options = [{ ...way('Ryanair', 'BGY', 'CTA'), missingCabins: ['first'] }];
    renderAt('/lookup/route?itinerary=BGY-CTA&cabin=first', {
      typicalEmissions: () => Promise.resolve({ kind: 'result', response: typicalAnswer() }),
      travelOptions: () => Promise.resolve({ kind: 'result', response: { options, oldOptions: [] } }),
    });
    expect(await screen.findByText('Not listed: one way with an aircraft that has no first cabin.')).toBeTruthy();
    expect(screen.queryByText(/0 ways known/)).toBeNull();
  });
});
