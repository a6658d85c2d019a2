// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { STEP_PLACES } from '../../features/working/step-explanation.ts';
import { renderAt } from '../../testing/render-at.tsx';

it('the methodology’s page has the section of every step of the working, and leads to what the site has', async () => {
  renderAt('/methodology');
  expect(await screen.findByRole('heading', { level: 1, name: 'Methodology' })).toBeTruthy();
  for (const { section } of Object.values(STEP_PLACES)) {
    expect(document.getElementById(`section-${section}`)?.textContent).toMatch(new RegExp(`^${section}\\. `));
  }
  expect(screen.getByRole('link', { name: 'its API' }).getAttribute('href')).toBe('/developers/api');
  const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '');
  expect(links.filter((href) => !/^(https:|#|\/)/.test(href))).toEqual([]);
});
