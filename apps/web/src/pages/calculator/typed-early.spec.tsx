// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import { AppRoutes } from '../../app/routes.tsx';
import { SiteRouter } from '../../app/site-router.tsx';
import { createStyleCache } from '../../app/style-cache.ts';
import { prerenderPage } from '../../app/entry-prerender.tsx';
import { answeringApi } from '../../testing/answers.ts';
import { daysFromToday } from '../../testing/dates.ts';
import { system } from '../../theme/system.ts';
import { formField, showEmissions } from '../../testing/form-field.ts';

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
});

/** A visitor fills in the prerendered page; only then does its script arrive. */
async function hydrateAfterTyping(address: string, texts: Readonly<Record<string, string>>): Promise<void> {
  window.history.pushState(null, '', address);
  const container = document.createElement('div');
  container.innerHTML = (await prerenderPage(window.location.pathname)).page;
  document.body.append(container);
  for (const [name, text] of Object.entries(texts)) {
    formField(name).value = text;
  }
  await act(async () => {
    root = hydrateRoot(
      container,
      <Providers system={system} isPrerendered styleCache={createStyleCache()} api={answeringApi()}>
        <SiteRouter>
          <AppRoutes />
        </SiteRouter>
      </Providers>,
    );
  });
}

describe('what is typed before the script arrives', () => {
  it('is the form’s: a route can be submitted', async () => {
    await hydrateAfterTyping('/lookup/route', { Origin: 'zrh', Destination: 'BOS ' });
    expect(formField('Origin').value).toBe('zrh');
    expect(formField('Destination').value).toBe('BOS');
    expect(showEmissions().disabled).toBe(false);
  });

  it('is the form’s: a flight can be submitted, its date typed with slashes', async () => {
    const date = daysFromToday(30);
    await hydrateAfterTyping('/lookup/flight', {
      Origin: 'ZRH',
      Destination: 'BOS',
      'Carrier Code': 'LX',
      'Flight Number': '52',
      'Departure Date': `${date.slice(0, 4)}/${date.slice(4, 6)}/${date.slice(6)}`,
    });
    expect(formField('Departure Date').value).toContain('/');
    expect(showEmissions().disabled).toBe(false);
  });

  it('is judged as if typed later', async () => {
    await hydrateAfterTyping('/lookup/route', { Origin: 'ZR1' });
    expect(formField('Origin').getAttribute('aria-invalid')).toBe('true');
    expect(showEmissions().disabled).toBe(true);
  });

  it('is called neither missing nor wrong before, and a date of the past is to be checked from then on', async () => {
    const { head, page } = await prerenderPage('/lookup/flight');
    document.body.innerHTML = head + page;
    expect(getComputedStyle(screen.getByText(/^Still needed:/)).visibility).toBe('hidden');
    document.body.replaceChildren();
    await hydrateAfterTyping('/lookup/flight', { 'Departure Date': '2026/01/05' });
    const hint = screen.getByText(/^Still needed:/);
    expect(getComputedStyle(hint).visibility).toBe('visible');
    expect(hint.textContent).toBe(
      'Still needed: Origin, Destination, Carrier Code, Flight Number. Check: Departure Date',
    );
  });

  it('stays beside what the address names', async () => {
    await hydrateAfterTyping('/lookup/route?itinerary=ZRH-SFO', { Origin: 'GVA' });
    expect(formField('Origin').value).toBe('GVA');
    expect(formField('Destination').value).toBe('SFO');
  });
});
