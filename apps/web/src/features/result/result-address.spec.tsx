// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { ResultAddress } from './result-address.tsx';

const PATH = '/lookup/route?itinerary=ZRH-BOS';
const ADDRESS = `${window.location.origin}${PATH}`;

const renderAddress = (hash = '') => renderPart(<ResultAddress />, `${PATH}${hash}`);
const copy = () => screen.getByRole('button', { name: 'Copy link' });

describe('ResultAddress', () => {
  it('copies the address and says so', async () => {
    const user = renderAddress();
    await user.click(copy());
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
    expect(screen.getByRole('status').textContent).toBe('Copied');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    ['#working', `${ADDRESS}#working`],
    ['#working+others', `${ADDRESS}#working+others`],
    ['#main', ADDRESS],
  ])('of %s copies %s: the working stays open, places of the page do not count', async (hash, copied) => {
    const user = renderAddress(hash);
    await user.click(copy());
    expect(await navigator.clipboard.readText()).toBe(copied);
  });

  it('gives the address to copy by hand where the browser refuses', async () => {
    const user = renderAddress();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(copy());
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Copy the address from here/ });
    expect(field.value).toBe(ADDRESS);
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(ADDRESS);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('has a link to report a wrong figure, with the address in the report', () => {
    vi.stubEnv('VITE_REPORT_URL', 'https://tracker.example/new');
    renderAddress();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Report a wrong figure/ });
    expect(new URL(link.href).searchParams.get('body')).toContain(ADDRESS);
    vi.unstubAllEnvs();
  });

  it('has the address and the day for paper', () => {
    renderAddress();
    expect(screen.getByText(/printed \w{3}, \w{3} \d{1,2}, \d{4}$/).textContent).toContain(ADDRESS);
  });
});
