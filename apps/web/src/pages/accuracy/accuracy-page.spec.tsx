import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { figures } from 'virtual:accuracy';
import { renderAt } from '../../testing/render-at.tsx';
import { worstFirst } from './figures.ts';

describe('the page about accuracy', () => {
  beforeEach(async () => {
    renderAt('/accuracy');
    await screen.findByRole('heading', { level: 1, name: 'Accuracy' });
  });

  it('answers first: how near, with and without the aircraft, and how often inside the range', () => {
    expect(
      screen.getByText(
        /^On \d+ published flights, half of our figures are within \d+\.\d % of Google’s, and \d+ % are within 10 %\. Asked without the aircraft, half are within \d+\.\d %\. Our ranges hold \d+ % of the published figures\.$/,
      ),
    ).toBeTruthy();
  });

  it('draws each flight where its figures are, on axes that are alike', () => {
    const chart = screen.getByRole('img', { name: /^Ours against published/ });
    const dots = [...chart.querySelectorAll('circle')];
    expect(dots).toHaveLength(figures.flights.length);
    const jl12 = dots.find((dot) => dot.textContent?.startsWith('JL 12'));
    expect(jl12?.textContent).toBe('JL 12, HND to DFW: published 527 kg, ours 400 kg (−24.1 %)');
    // 527 and 400 of 700 kg; up is the way to the top.
    expect([jl12?.getAttribute('cx'), jl12?.getAttribute('cy')]).toEqual(['75.29%', '42.86%']);
    const ticks = [...chart.querySelectorAll('text')]
      .map(({ textContent }) => textContent)
      .filter((text) => /^\d+$/.test(text ?? ''));
    expect(ticks).toEqual(['0', '0', '200', '200', '400', '400', '600', '600']);
  });

  it('has a table behind the chart, with every flight', () => {
    const table = screen.getByRole('table', { name: 'Every flight as a table', hidden: true });
    const rows = within(table).getAllByRole('row', { hidden: true });
    expect(rows).toHaveLength(figures.flights.length + 1);
    expect(rows.map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^JL 12 HND to DFW, 2025-07-09527 kg400 kg340 to 471 kg−24\.1 %$/),
    );
  });

  it('has each group’s error with its interval as text, and all its figures in a table', () => {
    expect(screen.getAllByText('Wide-body aircraft')[0]?.closest('li')?.textContent).toMatch(
      /^Wide-body aircraft \(\d+\)\d+\.\d % \(\d+\.\d to \d+\.\d\)$/,
    );
    const table = screen.getByRole('table', { name: 'The groups as a table', hidden: true });
    expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(9);
  });

  it('lists the ten worst with what could explain each', () => {
    const [worst] = worstFirst(figures.flights);
    const item = screen.getByText('JL 12').closest('li');
    expect(worst).toMatchObject({ carrier: 'JL', flightNumber: 12 });
    expect(item?.parentElement?.children).toHaveLength(10);
    for (const entry of item?.parentElement?.children ?? []) {
      expect(entry.textContent).toMatch(/Published \d+ kg, ours \d+ kg CO2e\..*\.$/);
    }
  });

  it('says whose the figures are, and what the comparison does not show', () => {
    expect(screen.getAllByText(/^Published figures: Google, Travel Impact Model/)).toHaveLength(3);
    expect(screen.getByText(/^Both figures are estimates\./)).toBeTruthy();
  });
});
