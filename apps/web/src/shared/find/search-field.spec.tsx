// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Market } from '@tim/messages';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { FlightPanel } from '../../features/calculator/flight-panel.tsx';
import { useDraft } from '../form/use-draft.ts';
import { aFrame, description, formField, typeInto } from '../../testing/form-field.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { routePage } from '../../testing/route-page.tsx';
import { SMALL_FINDER } from '../../testing/small-finder.ts';
import { FinderProvider, type Finder } from './finder.tsx';
import { PlaceField } from './place-field.tsx';

const user = userEvent.setup({ delay: null });

function renderRoute(loadFinder?: () => Promise<Finder>) {
  const onSubmit = vi.fn<(market: Market) => void>();
  render(routePage({ loadFinder, onSubmit }));
  return onSubmit;
}

function renderFlight() {
  const today = { year: 2026, month: 11, day: 21 };
  const Panel = () => <FlightPanel draft={useDraft([])} today={today} onSubmit={() => undefined} />;
  renderPart(
    <FinderProvider loadFinder={() => Promise.resolve(SMALL_FINDER)}>
      <Panel />
    </FinderProvider>,
  );
}

/** A form's field whose rules say nothing of names. */
function From() {
  const [value, setValue] = useState('');
  const texts = { helperText: value.length === 3 ? undefined : 'A code', noPlaceText: 'No place of that name' };
  return <PlaceField {...texts} name="from" label="From" value={value} onChange={setValue} hasCities isInvalid />;
}

const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

describe('a field that finds', () => {
  it('loads what it finds with at the first focus, once, and makes its index before the first key', async () => {
    const find = vi.fn<Finder['places']['find']>(() => []);
    const finder = { ...SMALL_FINDER, places: { ...SMALL_FINDER.places, find } };
    const load = vi.fn<() => Promise<Finder>>(() => Promise.resolve(finder));
    renderRoute(load);
    expect(load).not.toHaveBeenCalled();
    await user.click(formField('Origin'));
    await waitFor(() => expect(find).toHaveBeenCalledWith('', true, 12));
    await user.click(formField('Destination'));
    expect(load).toHaveBeenCalledOnce();
  });

  it('offers a city with its airports, says how many, and puts the code that is chosen into the field', async () => {
    renderRoute();
    typeInto('Origin', 'london');
    expect(await options()).toEqual([
      'LondonAll airports, United KingdomLON',
      'London Heathrow AirportLondon, United KingdomLHR',
      'London Gatwick AirportLondon, United KingdomLGW',
    ]);
    expect(screen.getByText('3 suggestions')).toBeTruthy();
    expect(formField('Origin').getAttribute('aria-expanded')).toBe('true');
    await user.click(screen.getByRole('option', { name: /Gatwick/ }));
    expect(formField('Origin').value).toBe('LGW');
    expect(description('Origin')).toBe('London Gatwick Airport');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  });

  it('leaves the focus to who goes on to the next field within a frame of a choice, or of the list’s opening', async () => {
    renderRoute();
    await user.type(formField('Origin'), 'london');
    await options();
    await aFrame();
    act(() => {
      screen.getByRole('option', { name: /Gatwick/ }).click();
      formField('Destination').focus();
    });
    await aFrame();
    await user.keyboard('m');
    act(() => formField('Origin').focus());
    await aFrame();
    expect([formField('Origin').value, formField('Destination').value]).toEqual(['LGW', 'm']);
    expect(document.activeElement).toBe(formField('Origin'));
  });

  it.each([
    ['Origin', 'mu', '3-letter IATA airport code'],
    // Of a flight it matters from which of several airports.
    ['Origin', 'London', '3-letter IATA airport code'],
    ['Carrier Code', 'british', '2-character IATA airline code'],
  ])('keeps what was typed in %s when it is left: "%s"', async (name, text, helper) => {
    renderFlight();
    typeInto(name, text);
    await options();
    await user.tab();
    expect(formField(name).value).toBe(text);
    expect(description(name)).toBe(helper);
    expect(formField(name).getAttribute('aria-invalid')).toBe('true');
  });

  it('takes the one the arrows lead to, and none after Escape', async () => {
    renderRoute();
    typeInto('Origin', 'london');
    await options();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(formField('Origin').getAttribute('aria-activedescendant')).toMatch(/LHR$/));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(formField('Origin').value).toBe('LHR'));
    typeInto('Origin', 'munic');
    await options();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await user.tab();
    expect(formField('Origin').value).toBe('munic');
  });

  it('leaves a code that is typed as it is, submits with Enter, and answers with its name', async () => {
    const onSubmit = renderRoute();
    typeInto('Origin', 'lhr');
    await options();
    await user.tab();
    expect(formField('Origin').value).toBe('lhr');
    expect(description('Origin')).toBe('London Heathrow Airport');
    typeInto('Destination', 'BOS');
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ origin: 'LHR', destination: 'BOS' });
  });

  it('is red for what is left behind that is no code, and not while somebody types', async () => {
    renderRoute();
    typeInto('Origin', 'nowhere at all');
    expect(formField('Origin').getAttribute('aria-invalid')).toBe('false');
    expect(description('Origin')).toBe('3-letter IATA airport code');
    await user.tab();
    expect(formField('Origin').getAttribute('aria-invalid')).toBe('true');
    expect(formField('Origin').value).toBe('nowhere at all');
    expect(description('Origin')).toBe(
      '3-letter IATA airport code No place of that name. Give a city, an airport or its code.',
    );
  });

  it('says of a code that it does not know that it is not listed, and takes it all the same', async () => {
    const onSubmit = renderRoute();
    typeInto('Origin', 'QQQ');
    expect(description('Origin')).toBe('');
    await user.tab();
    await waitFor(() => expect(description('Origin')?.trim()).toBe('This code is not in the list of places'));
    expect(formField('Origin').getAttribute('aria-invalid')).toBe('false');
    typeInto('Destination', 'BOS');
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ origin: 'QQQ', destination: 'BOS' });
  });

  it('finds an airport that is closed, and says that it is', async () => {
    const onSubmit = renderRoute();
    typeInto('Origin', 'Berlin Tegel');
    const closed = await screen.findByRole('option', { name: /Berlin-Tegel Airport.*Germany, closed to passengers/ });
    await user.click(closed);
    await waitFor(() => expect(description('Origin')).toBe('Berlin-Tegel Airport, closed to passengers'));
    typeInto('Destination', 'BOS');
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ origin: 'TXL', destination: 'BOS' });
  });

  it('says that there is no place of a name where the form’s rules leave it to say so', async () => {
    renderPart(
      <FinderProvider loadFinder={() => Promise.resolve(SMALL_FINDER)}>
        <From />
      </FinderProvider>,
    );
    typeInto('From', 'lond');
    await options();
    expect(description('From')).toBe('A code');
    typeInto('From', 'nowhere at all');
    expect(description('From')).toBe('No place of that name');
  });

  it('takes a name when the field is left, as if it were chosen, and says which place it is', async () => {
    renderRoute();
    typeInto('Origin', 'münchen');
    await options();
    await user.click(document.body);
    expect(formField('Origin').value).toBe('MUC');
    expect(formField('Origin').getAttribute('aria-invalid')).toBe('false');
    expect(description('Origin')).toBe('Munich Airport');
  });

  it('takes a name that was left before the search came, as soon as it has', async () => {
    const { promise, resolve } = Promise.withResolvers<Finder>();
    renderRoute(() => promise);
    await user.type(formField('Origin'), 'London');
    await user.click(document.body);
    expect(formField('Origin').getAttribute('aria-invalid')).toBe('true');
    resolve(SMALL_FINDER);
    await waitFor(() => expect(formField('Origin').value).toBe('LON'));
    expect(description('Origin')).toBe('London, all airports');
  });

  it('takes the carrier from a flight number that is left with it', async () => {
    renderFlight();
    typeInto('Flight Number', 'lx-0052');
    expect(description('Flight Number')).toBe('Numbers only');
    await user.tab();
    expect([formField('Carrier Code').value, formField('Flight Number').value]).toEqual(['LX', '0052']);
    expect(description('Flight Number')).toBe('LX moved to Carrier Code');
  });

  it.each([
    ['Carrier Code', 'British Airways 213', 'BA'],
    ['Flight Number', 'British Airways 213', '213'],
    ['Destination', 'ba213', ''],
  ])('takes a whole flight from %s, left as "%s"', async (name, text, left) => {
    renderFlight();
    await user.type(formField(name), text);
    await user.tab();
    await waitFor(() => expect(formField('Flight Number').value).toBe('213'));
    expect([formField('Carrier Code').value, formField(name).value]).toEqual(['BA', left]);
  });

  it('takes it from one that is pasted at once', async () => {
    renderFlight();
    await user.click(formField('Flight Number'));
    await user.paste('LX52');
    expect([formField('Carrier Code').value, formField('Flight Number').value]).toEqual(['LX', '52']);
  });

  it('goes on with what was typed before the script came: nothing is red, and a name is searched for', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(routePage());
    formField('Origin').focus();
    formField('Origin').value = 'gatwick';
    formField('Destination').value = 'nowhere';
    await act(async () => render(routePage(), { container, hydrate: true }));
    expect(formField('Origin').getAttribute('aria-invalid')).toBe('false');
    expect(formField('Destination').getAttribute('aria-invalid')).toBe('true');
    expect(await options()).toEqual(['London Gatwick AirportLondon, United KingdomLGW']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(formField('Origin').value).toBe('LGW'));
  });

  it('is a text field where what it finds with does not come', async () => {
    const onSubmit = renderRoute(() => Promise.reject(new Error('offline')));
    typeInto('Origin', 'zrh');
    typeInto('Destination', 'bos');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ origin: 'ZRH', destination: 'BOS' });
  });

  it('offers no city for a flight, finds its carrier by name and its number by its route', async () => {
    renderFlight();
    await user.type(formField('Origin'), 'lon');
    await waitFor(async () => expect((await options()).map((text) => text?.slice(-3))).toEqual(['LHR', 'LGW']));
    await user.click(screen.getByRole('option', { name: /Heathrow/ }));
    await user.type(formField('Destination'), 'BOS');
    // A list hears a frame after it opened that the focus has left it, closes a frame later, and closes a list opened by then as well.
    await aFrame();
    await user.click(formField('Carrier Code'));
    await aFrame();
    await user.keyboard('british airwais');
    // Enter takes the option that is marked, and does nothing before one is.
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /British Airways/ }).hasAttribute('data-highlighted')).toBe(true),
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(formField('Carrier Code').value).toBe('BA'));
    await user.tab();
    await user.click(formField('Flight Number'));
    await waitFor(async () => expect(await options()).toEqual(['213', '215', '239']));
    await user.keyboard('21');
    await waitFor(async () => expect(await options()).toEqual(['213', '215']));
    await user.click(screen.getByRole('option', { name: '215' }));
    expect(formField('Flight Number').value).toBe('215');
  });
});
