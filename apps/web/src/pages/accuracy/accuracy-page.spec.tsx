// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { formatWhole } from '@tim/format';
import { beforeEach, describe, expect, it } from 'vitest';
import { figures } from 'virtual:accuracy';
import { renderAt } from '../../testing/render-at.tsx';
import { CABINS, oncePerFlight, worstFirst } from './figures.ts';

describe('the page about accuracy', () => {
  beforeEach(async () => {
    renderAt('/accuracy');
    await screen.findByRole('heading', { level: 1, name: 'Accuracy' });
  });

  it('answers how near, what is left when only the types of a route are known, and whose the figures are', () => {
    expect(
      screen.getByText(
        /^On \d+ published flights, half of our economy figures are within \d+\.\d\s% of Google’s, and \d+\s% are within 10\s%\. With the exact aircraft type given, half are within \d+\.\d\s%\.$/,
      ),
    ).toBeTruthy();
    expect(
      screen.getByText(
        /would still be \d+\.\d\s% off in the median, or \d+\.\d\s% counted by route\. Our goals with nothing given are 1\.2 times/,
      ),
    ).toBeTruthy();
    expect(screen.getAllByText(/^Published figures: Google, Travel Impact Model/)).toHaveLength(3);
    expect(screen.getByText(/^Both figures are estimates\./)).toBeTruthy();
  });

  it('has every goal with its figure, interval, aim and whether it is reached', () => {
    const table = screen.getByRole('table', { name: 'What we aim for, and where we are' });
    const rows = within(table).getAllByRole('row');
    expect(rows).toHaveLength(figures.goals.length + 1);
    expect(rows[1]?.textContent).toMatch(
      /^Economy, nothing given: median error, at most \d(\.\d)?\s%\d+\.\d\s% \(\d+\.\d\sto\s\d+\.\d\)\d+\.\d\s% \(\d+\.\d\sto\s\d+\.\d\), at most \d(\.\d)?\s%(yes|no)$/,
    );
  });

  it('says what giving the type, the load, the seats and the fuel would take away', () => {
    const table = screen.getByRole('table', { name: 'What the error is made of' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(5);
    expect(rows[1]?.textContent).toMatch(
      /^The aircraft type\d+\.\d\s% \(\d+\.\d\sto\s\d+\.\d\)\d+\s% \(\d+\sto\s\d+\)$/,
    );
    expect(screen.getByText(/^Knowing the type would take away \d+\s% of the squared error\./)).toBeTruthy();
  });

  it.each([
    ['Economy', 'economy'],
    ['Business', 'business'],
    ['First', 'first'],
  ] as const)('draws each figure in %s where it is, on axes that are alike', (title, cabin) => {
    const chart = screen.getByRole('img', { name: new RegExp(`^Ours against published, ${title}`) });
    const compared = worstFirst(figures.flights, cabin);
    const dots = [...chart.querySelectorAll('circle')];
    expect(dots).toHaveLength(compared.length);
    const [worst] = compared;
    expect(dots[0]?.textContent).toMatch(
      new RegExp(
        `^${worst?.carrier} ${worst?.flightNumber}, .* published ${formatWhole(worst?.publishedKg ?? 0)}\\skg, ours `,
      ),
    );
    const ticks = [...chart.querySelectorAll('text')]
      .map(({ textContent }) => textContent)
      .filter((text) => /^\d+$/.test(text ?? ''));
    expect(new Set(ticks).size).toBe(ticks.length / 2);
    expect(ticks.length / 2).toBeLessThan(9);
  });

  it('has each group’s error with its interval as text, all its figures in a table and in a file', () => {
    expect(screen.getAllByText('within North America')[0]?.closest('li')?.textContent).toMatch(
      /^within North America \(\d+\)\d+\.\d\s% \(\d+\.\d\sto\s\d+\.\d\)$/,
    );
    const table = screen.getByRole('table', { name: 'By cabin and method: the figures', hidden: true });
    expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(1 + CABINS.length + 3);
    expect(screen.getByRole('link', { name: 'accuracy.json' }).getAttribute('href')).toBe('/accuracy.json');
  });

  it('lists the ten worst flights, each once, with what could explain it', () => {
    const worst = oncePerFlight(worstFirst(figures.flights, 'economy'));
    const list = screen
      .getAllByRole('list')
      .find(({ textContent }) => textContent?.startsWith(`${worst[0]?.carrier} ${worst[0]?.flightNumber}, `));
    expect(list?.children).toHaveLength(10);
    for (const entry of list?.children ?? []) {
      expect(entry.textContent).toMatch(/Published [\d,]+\skg, ours [\d,]+\skg CO2e\..*\.$/);
    }
  });
});
