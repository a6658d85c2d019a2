// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Market } from '@tim/messages';
import { describe, expect, it, vi } from 'vitest';
import { aFrame, description, formField, typeInto } from '../../testing/form-field.ts';
import { routePage } from '../../testing/route-page.tsx';
import { SMALL_FINDER } from '../../testing/small-finder.ts';
import type { Finder } from './finder.tsx';

const user = userEvent.setup({ delay: null });
const LON_MUC = { origin: 'LON', destination: 'MUC', operatingCarrierCode: '', flightNumber: '', departureDate: '' };

describe('a field for a place', () => {
  it('names the places of an opened address once the page is at rest, without being touched', async () => {
    const onSubmit = vi.fn<(market: Market) => void>();
    render(routePage({ entries: [LON_MUC], onSubmit }));
    await waitFor(() => expect(description('Origin')).toBe('London, all airports'));
    expect(description('Destination')).toBe('Munich Airport');
    expect(formField('Origin').value).toBe('LON');
    await user.click(screen.getByRole('button', { name: 'Show emissions' }));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ origin: 'LON', destination: 'MUC' });
  });

  it('loads no names for an opened address where the visitor saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const load = vi.fn<() => Promise<Finder>>(() => Promise.resolve(SMALL_FINDER));
    render(routePage({ entries: [LON_MUC], loadFinder: load }));
    await aFrame();
    expect(load).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('says of a railway station’s code that it is one, and which airport is nearby, which it offers', async () => {
    render(routePage());
    for (const [code, text] of [
      ['qqw', 'QQW is a railway station: London Waterloo. Nearby: London, all airports (LON).'],
      ['ZYV', 'ZYV is a railway station: Vegarshei.'],
      ['ZMU', 'ZMU is a railway station: Munich Hbf. Nearby: Munich Airport (MUC).'],
    ] as const) {
      typeInto('Origin', code);
      await user.tab();
      await waitFor(() => expect(description('Origin')?.trim()).toBe(text));
    }
    typeInto('Origin', 'zmu');
    await user.click(await screen.findByRole('option', { name: /Munich Airport/ }));
    expect(formField('Origin').value).toBe('MUC');
  });
});
