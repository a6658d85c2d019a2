// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { UnavailableDetail, UnavailableReason } from '@tim/messages';
import { describe, expect, it } from 'vitest';
import type { TypicalFigures } from '../../shared/api/answers.ts';
import { flightAnswer, heldBack, spiedApi, typicalAnswer } from '../../testing/answers.ts';
import { daysFromToday } from '../../testing/dates.ts';
import { outsideAct } from '../../testing/outside-act.ts';
import { chooseMode } from '../../testing/choose-mode.ts';
import { address, renderAt } from '../../testing/render-at.tsx';
import { fill, formField, showEmissions } from '../../testing/form-field.ts';

const DATE = daysFromToday(30);
const FLIGHT = `ZRH-SFO-LX-38-${DATE}`;

const flightHeading = () => screen.findByRole('heading', { name: 'Emissions estimates' });
const routeHeading = () => screen.findByRole('heading', { name: 'Typical emissions' });
const routeOf = (economy: number) =>
  ({ kind: 'result', response: typicalAnswer({ wellToWakeKg: { economy } }) }) as const;

describe('the mode', () => {
  // spec: 2.5, 2.6, 2.10, 2.85, 4.5
  it.each([
    ['/lookup/route', 'Route'],
    ['/lookup/flight', 'Specific flight'],
  ])('follows the path: %s is %s', (path, name) => {
    renderAt(path);
    expect(screen.getByRole('radio', { name, checked: true })).toBeTruthy();
    expect(screen.getAllByRole('radio', { name: /^(Route|Specific flight)$/, checked: true })).toHaveLength(1);
  });

  // spec: 2.9, 4.6
  it('is chosen with the toggle, which keeps the query, and taken back with the history', async () => {
    const { user } = renderAt('/lookup/route?itinerary=ZRH-SFO&v=2');
    await chooseMode(user, 'Specific flight');
    expect(address()).toBe('/lookup/flight?itinerary=ZRH-SFO&v=2');
    expect(formField('Origin').value).toBe('ZRH');
    expect(formField('Carrier Code').value).toBe('');
    act(() => window.history.back());
    await waitFor(() => expect(address()).toBe('/lookup/route?itinerary=ZRH-SFO&v=2'));
    await waitFor(() => expect(screen.queryByLabelText('Carrier Code')).toBeNull());
  });
});

describe('a route', () => {
  // spec: 3.12, 4.10, 4.12
  it('is asked for on submit, and its itinerary replaces the history entry', async () => {
    const api = spiedApi();
    renderAt('/lookup/route', api);
    const historyLength = window.history.length;
    fill('Origin', 'zrh');
    fill('Destination', 'sfo');
    fireEvent.click(showEmissions());
    expect(await routeHeading()).toBeTruthy();
    expect(address()).toBe('/lookup/route?itinerary=ZRH-SFO');
    expect(window.history.length).toBe(historyLength);
    expect(api.typicalEmissions).toHaveBeenCalledExactlyOnceWith(
      [{ origin: 'ZRH', destination: 'SFO' }],
      expect.anything(),
    );
    expect(api.flightEmissions).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'The figure' })));
  });

  // spec: 2.27, 2.118, 2.127
  it('of the address is asked for at once, without a step in the history', async () => {
    const api = spiedApi();
    renderAt('/lookup/route?itinerary=ZRH-SFO', api);
    const historyLength = window.history.length;
    expect(await routeHeading()).toBeTruthy();
    expect(window.history.length).toBe(historyLength);
    expect(api.typicalEmissions).toHaveBeenCalledOnce();
    expect(screen.getByText('660.3')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Typical Emissions' })).toBeNull();
    expect(await screen.findByText(/Model Version: 3\.0\.0/)).toBeTruthy();
  });

  // spec: 4.11
  it('is asked for again when the same one is submitted, and the address stays', async () => {
    const api = spiedApi();
    renderAt(`/lookup/route?itinerary=${FLIGHT}`, api);
    await routeHeading();
    fireEvent.click(showEmissions());
    await waitFor(() => expect(api.typicalEmissions).toHaveBeenCalledTimes(2));
    expect(address()).toBe(`/lookup/route?itinerary=${FLIGHT}`);
  });

  // spec: 2.29, 8.4, 8.22, 8.23
  it('that is not found gets the alert and the reason', async () => {
    const detail = UnavailableDetail.fromPartial({ field: 'origin', value: 'QQQ' });
    const reason = { unavailableReason: UnavailableReason.UNKNOWN_AIRPORT, detail };
    renderAt('/lookup/route?itinerary=QQQ-SFO', {
      typicalEmissions: () => Promise.resolve({ kind: 'empty', reason }),
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('We could not find this route.Please check the route info and try again.');
    expect(screen.getByText('No airport with scheduled flights is known by the code QQQ.')).toBeTruthy();
    expect(screen.queryByText(/Model Version/)).toBeNull();
  });

  // spec: 4.16
  it('never shows a slow answer over a later one', async () => {
    const { answers, ask } = heldBack<TypicalFigures>();
    renderAt('/lookup/route?itinerary=ZRH-SFO', { typicalEmissions: ask });
    expect(screen.getByText('Loading emissions')).toBeTruthy();
    fill('Destination', 'BOS');
    fireEvent.click(showEmissions());
    expect(answers).toHaveLength(2);
    await act(async () => answers[1]?.(routeOf(222)));
    await act(async () => answers[0]?.(routeOf(111)));
    expect(screen.getByText('222.0')).toBeTruthy();
    expect(screen.queryByText('111.0')).toBeNull();
  });
});

describe('a flight', () => {
  // spec: 2.109, 4.13, 4.14
  it('is asked for on submit with its typical emissions, and adds a step to the history', async () => {
    const api = spiedApi();
    renderAt('/lookup/flight?v=1', api);
    const historyLength = window.history.length;
    fill('Origin', 'zrh');
    fill('Destination', 'sfo');
    fill('Carrier Code', 'lx');
    fill('Flight Number', '0038');
    expect(showEmissions().disabled).toBe(true);
    expect(screen.getByText('Still needed:').textContent).toBe('Still needed: Departure Date');
    fill('Departure Date', DATE);
    fireEvent.click(showEmissions());
    expect(await flightHeading()).toBeTruthy();
    expect(address()).toBe(`/lookup/flight?v=1&itinerary=${FLIGHT}`);
    expect(window.history.length).toBe(historyLength + 1);
    expect(api.flightEmissions).toHaveBeenCalledOnce();
    expect(api.flightEmissions.mock.calls[0]?.[0]).toMatchObject([
      { origin: 'ZRH', destination: 'SFO', operatingCarrierCode: 'LX', flightNumber: '38' },
    ]);
    expect(api.typicalEmissions).toHaveBeenCalledOnce();
  });

  it.each([
    ['incomplete', 'ZRH-SFO-LX-38'],
    ['in the past', 'ZRH-SFO-LX-38-20200101'],
  ])('that is %s is not asked for', (_name, itinerary) => {
    const api = spiedApi();
    renderAt(`/lookup/flight?itinerary=${itinerary}`, api);
    expect(api.flightEmissions).not.toHaveBeenCalled();
    expect(showEmissions().disabled).toBe(true);
  });

  it('follows a step back that comes before the submitted flight was ever shown', async () => {
    renderAt(`/lookup/flight?itinerary=${FLIGHT}`);
    await flightHeading();
    fireEvent.change(formField('Flight Number'), { target: { value: '40' } });
    const { state } = window.history;
    await outsideAct(async () => {
      showEmissions().click();
      // A browser is done with a click before it goes back, and goes back before work of lower urgency is done.
      await Promise.resolve();
      window.history.replaceState(state, '', `/lookup/flight?itinerary=${FLIGHT}`);
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
    });
    expect(address()).toBe(`/lookup/flight?itinerary=${FLIGHT}`);
    await waitFor(() => expect(formField('Flight Number').value).toBe('38'));
  });

  // spec: 1.23, 2.115, 2.121, 2.122, 2.124, 4.15, 9.23, 9.35, 9.36, 9.37
  it('of the address is asked for at once, without a step in the history, and shown in the specified order', async () => {
    const api = spiedApi();
    renderAt(`/lookup/flight?itinerary=${FLIGHT}`, api);
    const historyLength = window.history.length;
    await screen.findByRole('heading', { name: 'Typical Emissions' });
    expect(window.history.length).toBe(historyLength);
    expect(api.flightEmissions).toHaveBeenCalledOnce();
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Emissions Calculator',
      'Emissions estimates',
      'Typical Emissions',
      'Contrails',
      'Data Attribution',
    ]);
    expect(screen.getByText('Fuel burn impact in kg CO2e per passenger')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Learn more about how these values are calculated/ })).toBeTruthy();
    // Once for the whole result.
    expect(
      screen.getAllByText("Estimated by the open engine from public data; not Google's published value."),
    ).toHaveLength(1);
    const [method] = screen.getAllByRole('link', { name: 'Method' });
    expect(method?.getAttribute('href')).toBe('/methodology');
    expect(screen.getByText('Medium')).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: /^Contrails impact bucket/ }).textContent).toBe(
      'Contrails impact bucketThe relative impact bucket of contrails compared to fuel burn for this flight.',
    );
    const columns = within(screen.getAllByRole('table')[0] ?? document.body).getAllByRole('columnheader');
    expect(columns.map(({ textContent }) => textContent)).toEqual([
      'Emission Type',
      'Economy',
      'Premium',
      'Business',
      'First',
    ]);
  });

  // spec: 2.123, 4.17
  it('hides the table without a breakdown, and the contrails without a bucket', async () => {
    const response = flightAnswer({ wellToTankKg: undefined, tankToWakeKg: undefined, contrailsImpactBucket: 0 });
    renderAt(`/lookup/flight?itinerary=${FLIGHT}`, {
      flightEmissions: () => Promise.resolve({ kind: 'result', response }),
    });
    await flightHeading();
    expect(screen.queryByText('Well-to-Wake')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Contrails' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Data Attribution' })).toBeTruthy();
  });

  // spec: 2.93, 4.24
  it('warns of the version only when the address has one and the result is there', async () => {
    const warning = 'Warning: This data is using the latest model version.';
    const first = renderAt(`/lookup/flight?itinerary=${FLIGHT}&v`);
    expect(screen.queryByText(warning)).toBeNull();
    expect(await screen.findByText(warning)).toBeTruthy();
    first.unmount();
    renderAt(`/lookup/flight?itinerary=${FLIGHT}`);
    await flightHeading();
    expect(screen.queryByText(warning)).toBeNull();
  });

  // spec: 8.2, 8.19, 8.20, 8.21
  it('that could not be asked for gets the alert, which speaks for itself, and words that blame no one who typed', async () => {
    renderAt(`/lookup/flight?itinerary=${FLIGHT}`, {
      flightEmissions: () => Promise.resolve({ kind: 'failed', code: 'unavailable' }),
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'We could not find this flight.Please check the flight info and try again.(Note that code shares are not supported.)',
    );
    expect(screen.getByText(/^The service could not be reached/)).toBeTruthy();
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('');
  });

  // spec: 2.103, 2.104, 4.25
  it('explains on request that only future ones are known', async () => {
    const text = 'Emissions data is only available for future flights.';
    const { user } = renderAt('/lookup/flight');
    expect(screen.queryByText(text)).toBeNull();
    const info = screen.getByRole('button', { name: 'About departure dates' });
    await user.click(info);
    expect(await screen.findByText(text)).toBeTruthy();
    await waitFor(async () => {
      // The tip listens for presses beside it a moment after it opened.
      await user.click(screen.getByRole('heading', { level: 1 }));
      expect(info.ariaExpanded).toBe('false');
    });
  });
});
