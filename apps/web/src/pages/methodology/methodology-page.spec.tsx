// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { STEP_PLACES } from '../../features/working/step-explanation.ts';
import { renderAt } from '../../testing/render-at.tsx';

describe('the methodology’s page', () => {
  it('has the section of every step of the working', async () => {
    renderAt('/methodology');
    expect(await screen.findByRole('heading', { level: 1, name: 'Methodology' })).toBeTruthy();
    for (const { section } of Object.values(STEP_PLACES)) {
      expect(document.getElementById(`section-${section}`)?.textContent).toMatch(new RegExp(`^${section}\\. `));
    }
  });

  it('links to nothing that the site does not have', async () => {
    renderAt('/methodology');
    await screen.findByRole('heading', { level: 1, name: 'Methodology' });
    const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((href) => !/^(https:|#|\/)/.test(href))).toEqual([]);
  });

  it('leads to what is computed by it', async () => {
    renderAt('/methodology');
    await screen.findByRole('heading', { level: 1, name: 'Methodology' });
    expect(screen.getByRole('link', { name: 'its API' }).getAttribute('href')).toBe('/developers/api');
  });
});
