// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';

const sectionOf = (heading: string) => screen.getByRole('heading', { level: 2, name: heading }).closest('section');

describe('the page of changed figures', () => {
  it('says of a version how many routes changed, by how much, where and why, and leads to the feed and every row', () => {
    renderAt('/changes');
    const section = sectionOf('Engine 0.8.0, 25 November 2026');
    expect(section?.id).toBe('v0.8.0');
    expect(section?.textContent).toContain('1,438 of 43,239 airlines’ routes have another figure.');
    expect(section?.textContent).toContain('Over all routes that is +0.09\u202F% in the mean.');
    expect(section?.textContent).toContain('India');
    expect(screen.getByRole('link', { name: 'changes.xml' }).getAttribute('href')).toBe('/changes.xml');
    expect(document.head.querySelector('link[type="application/atom+xml"]')?.getAttribute('href')).toBe('/changes.xml');
    expect(screen.getByRole('link', { name: 'All rows of 0.8.0 as CSV' }).getAttribute('href')).toBe(
      '/figure-changes/0.8.0.csv',
    );
  });

  it('shows the airlines and routes that changed the most, scrolled by keyboard, and all behind them', () => {
    renderAt('/changes');
    const section = within(sectionOf('Engine 0.8.0, 25 November 2026') as HTMLElement);
    const region = section.getByRole('group', { name: 'Airlines whose figures changed the most (0.8.0)' });
    expect(region.tabIndex).toBe(0);
    const airlines = within(region).getByRole('table', { name: 'Airlines whose figures changed the most (0.8.0)' });
    expect(within(airlines).getAllByRole('row')).toHaveLength(11);
    const qantas = within(airlines).getByRole('rowheader', { name: 'Qantas (QF)' }).closest('tr');
    expect(
      within(qantas as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['74 of 147', '+5.2\u202F%', '+102.0\u202F%']);
    expect(section.getByText('All 76 airlines')).toBeTruthy();
    const routes = section.getByRole('table', { name: 'Routes that changed the most (0.8.0)' });
    expect(within(routes).getByRole('rowheader', { name: 'BNE to HIR' })).toBeTruthy();
  });
});
