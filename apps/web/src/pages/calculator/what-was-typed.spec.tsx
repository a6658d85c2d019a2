// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chooseMode } from '../../testing/choose-mode.ts';
import { address, renderAt } from '../../testing/render-at.tsx';
import { formField } from '../../testing/form-field.ts';
import { SMALL_FINDER } from '../../testing/small-finder.ts';

describe('what was typed', () => {
  it('stays when the mode changes, there and back, and changes nothing in the address', async () => {
    const { user } = renderAt('/lookup/route?itinerary=ZRH-SFO');
    await user.clear(formField('Destination'));
    await user.type(formField('Destination'), 'BOS');
    await chooseMode(user, 'Specific flight');
    expect(address()).toBe('/lookup/flight?itinerary=ZRH-SFO');
    expect([formField('Origin').value, formField('Destination').value]).toEqual(['ZRH', 'BOS']);
    await user.type(formField('Carrier Code'), 'LX');
    await user.type(formField('Departure Date'), '21.12.');
    await chooseMode(user, 'Route');
    expect(formField('Destination').value).toBe('BOS');
    await chooseMode(user, 'Specific flight');
    expect(formField('Carrier Code').value).toBe('LX');
    expect(formField('Departure Date').value).toBe('21.12.');
  });
});

describe('a second route', () => {
  it('adds a step to the history, so that Back leads to the first', async () => {
    const { user } = renderAt('/lookup/route?itinerary=ZRH-SFO');
    await screen.findByRole('heading', { name: 'Typical emissions' });
    const historyLength = window.history.length;
    await user.clear(formField('Destination'));
    await user.type(formField('Destination'), 'BOS{Enter}');
    expect(address()).toBe('/lookup/route?itinerary=ZRH-BOS');
    expect(window.history.length).toBe(historyLength + 1);
    act(() => window.history.back());
    await waitFor(() => expect(formField('Destination').value).toBe('SFO'));
    expect(await screen.findByRole('heading', { name: 'Typical emissions' })).toBeTruthy();
  });
});

describe('a route address with more airports than two', () => {
  it('says what is shown and what is left out', () => {
    renderAt('/lookup/route?itinerary=ZRH-BOS-JFK-LAX');
    expect(screen.getByRole('alert').textContent).toBe(
      'The address names more airports than the two of a route. This is ZRH to BOS; JFK, LAX are left out. See the whole trip',
    );
    expect(screen.getByRole('link', { name: 'See the whole trip' }).getAttribute('href')).toBe(
      '/trip?itinerary=ZRH-BOS-JFK-LAX',
    );
  });

  it('says nothing of a flight, or of two airports', () => {
    renderAt('/lookup/route?itinerary=ZRH-BOS-LX-52-20271221');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a flight number in a field for places', () => {
  it.each(['/', '/lookup/route'])('leads from %s to the form that takes it, which offers its route', async (path) => {
    const { user } = renderAt(path, {}, () => Promise.resolve(SMALL_FINDER));
    await user.type(formField('Destination'), 'ba 213');
    await user.tab();
    expect(screen.queryByText(/^No place of that name/)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'BA 213 is a flight number: look up this flight' }));
    expect(address()).toBe('/lookup/flight?itinerary=--BA-213-');
    expect(await screen.findByRole('button', { name: /^BA 213 is listed London \(LHR\)/ })).toBeTruthy();
  });
});
