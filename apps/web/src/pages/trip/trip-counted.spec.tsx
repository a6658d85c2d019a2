// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TripApiContext } from '../../shared/api/trip-api-context.ts';
import type { TripApi } from '../../shared/api/trip-api.ts';
import { Providers } from '../../app/providers.tsx';
import { SiteRouter } from '../../app/site-router.tsx';
import { createStyleCache } from '../../app/style-cache.ts';
import { answeringApi, typicalAnswer } from '../../testing/answers.ts';
import { address } from '../../testing/render-at.tsx';
import { system } from '../../theme/system.ts';
import { TripPage } from './trip-page.tsx';

const ALL = { economy: 300.1, business: 1200.4 };
const ON_DIRECT = { economy: 200.1, business: 800.4 };

/** Answers every route with both figures. */
const answering = () =>
  vi.fn<TripApi>(({ markets }) => {
    const some = { wellToWakeKg: ON_DIRECT, range: undefined, rareCabins: [], missingCabins: [], carrierCodes: ['QR'] };
    const response = typicalAnswer({ wellToWakeKg: ALL, carrierCodes: ['QR', 'TK'], direct: some });
    return Promise.resolve({
      kind: 'result',
      response: { flights: [], markets: markets.map(() => ({ kind: 'result', response })) },
    });
  });

function renderTrip(query: string, api: TripApi) {
  window.history.pushState(null, '', `/trip${query}`);
  render(
    <Providers system={system} styleCache={createStyleCache()} api={answeringApi({})}>
      <TripApiContext value={api}>
        <SiteRouter>
          <TripPage />
        </SiteRouter>
      </TripApiContext>
    </Providers>,
  );
}

const switchTo = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

it('a trip counts direct flights, or connections too, by a switch that the address keeps and that asks nothing again', async () => {
  const api = answering();
  renderTrip('?itinerary=MAN-DOH', api);
  await screen.findByText('Typical of direct flights, MAN to DOH.');
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

it('the figures for each of several cabins follow the switch, as their total does', async () => {
  renderTrip('?itinerary=MAN-DOH&people=1e,1b', answering());
  expect(await screen.findByText(/^For each: economy 200.kg, business 800.kg$/)).toBeDefined();
  switchTo('All flights, connections included');
  expect(await screen.findByText(/^For each: economy 300.kg, business 1,200.kg$/)).toBeDefined();
});
