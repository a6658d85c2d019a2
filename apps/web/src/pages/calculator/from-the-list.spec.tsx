// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { spiedApi } from '../../testing/answers.ts';
import { daysFromToday } from '../../testing/dates.ts';
import { formField } from '../../testing/form-field.ts';
import { chooseMode } from '../../testing/choose-mode.ts';
import { address, renderAt } from '../../testing/render-at.tsx';

const FLIGHT = `ZRH-SFO-LX-38-${daysFromToday(30)}`;
const PAST = `SFO-ZRH-LX-39-${daysFromToday(-1)}`;
const LIST = `/lookup/flight?v=1&itinerary=${FLIGHT},${PAST}`;

const wayBack = () => screen.queryByRole<HTMLAnchorElement>('link', { name: 'All flights' });
const cards = () => screen.getAllByRole('listitem').filter((item) => within(item).queryByText('Emissions Details'));
const details = (name: string) => screen.getByRole('link', { name: `Emissions Details for ${name}` });

describe('the list of all flights', () => {
  // spec: 2.95, 2.96, 2.97, 2.101, 2.106, 5.18, 5.19
  it.each(['/lookup/flight', '/lookup/route'])('is there instead of a form at %s, and asks nothing', (path) => {
    const api = spiedApi();
    renderAt(`${path}?v=1&itinerary=${FLIGHT},ZRH-BOS-LX-52-20230701`, api);
    expect(screen.getByRole('heading', { name: 'All flights' })).toBeTruthy();
    expect(screen.getByText('ZRH to SFO')).toBeTruthy();
    expect(screen.getByText('LX52 · Departing Sat, Jul 1, 2023')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(api.flightEmissions).not.toHaveBeenCalled();
    expect(api.typicalEmissions).not.toHaveBeenCalled();
    const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: /^Emissions Details/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `${path}?v=1&itinerary=${FLIGHT}`,
      `${path}?v=1&itinerary=ZRH-BOS-LX-52-20230701`,
    ]);
  });

  it('says on the card of a leg that cannot be looked up what is wrong with it, and on no other', () => {
    renderAt(`/lookup/flight?itinerary=${FLIGHT},${PAST},ZRH-BOS`);
    expect(
      cards().map((card) =>
        within(card)
          .queryAllByText(/Still needed|should be/)
          .map((text) => text.textContent),
      ),
    ).toEqual([
      [],
      ['Departure date should be in the future'],
      ['Still needed: Carrier Code, Flight Number, Departure Date'],
    ]);
  });

  it('leads to a result, which gets the focus, and back', async () => {
    const { user } = renderAt(`/lookup/flight?itinerary=${PAST}/${FLIGHT}`);
    await user.click(details('ZRH to SFO'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'The figure' })));
    expect(formField('Origin').value).toBe('ZRH');
    act(() => window.history.back());
    expect(await screen.findByRole('heading', { name: 'All flights' })).toBeTruthy();
  });

  it('asks of a leg in route mode for its airports alone', () => {
    renderAt(`/lookup/route?itinerary=${PAST},ZRH-BOS`);
    expect(screen.queryByText(/Still needed|should be/)).toBeNull();
  });

  it('is a link away from each of its flights, in either mode and after a change, and from no other', async () => {
    const { user } = renderAt(LIST);
    expect(wayBack()).toBeNull();
    await user.click(details('SFO to ZRH'));
    expect(address()).toBe(`/lookup/flight?v=1&itinerary=${PAST}`);
    expect(wayBack()?.getAttribute('href')).toBe(LIST);
    await chooseMode(user, 'Route');
    await user.clear(formField('Destination'));
    await user.type(formField('Destination'), 'BOS{Enter}');
    expect(address()).toBe('/lookup/route?v=1&itinerary=SFO-BOS');
    await user.click(wayBack() ?? document.body);
    expect(address()).toBe(LIST);
    expect(screen.getByRole('heading', { name: 'All flights' })).toBeTruthy();
    act(() => window.history.pushState({ usr: { allFlights: 1 } }, '', `/lookup/flight?itinerary=${FLIGHT}`));
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    });
    expect(wayBack()).toBeNull();
  });
});
