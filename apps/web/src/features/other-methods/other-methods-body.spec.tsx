// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { FinderProvider } from '../../shared/find/finder.tsx';
import { OthersBody } from './other-methods-body.tsx';
import { easaAnswer } from '../../testing/answers.ts';
import { LX52_ANSWER } from '../../testing/lx52-answer.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { SMALL_FINDER } from '../../testing/small-finder.ts';

async function openOthers(properties: Partial<ComponentProps<typeof OthersBody>> = {}) {
  const user = renderPart(
    <FinderProvider loadFinder={() => Promise.resolve(SMALL_FINDER)}>
      <OthersBody origin="ZRH" destination="BOS" cabin="economy" answer={LX52_ANSWER} {...properties} />
    </FinderProvider>,
    '/lookup/flight',
  );
  await screen.findByRole('heading', { name: 'Who is right?' });
  return user;
}

const dots = () => within(screen.getByRole('list', { name: 'Kilograms by method' })).getAllByRole('listitem');
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('other methods', () => {
  it('compares what is typical of a route, by the distance of its airports', async () => {
    const { modelVersion, wellToWakeKg, range } = LX52_ANSWER;
    await openOthers({ answer: { modelVersion, wellToWakeKg, range, working: undefined } });
    await screen.findByText('UK Government (DESNZ) 2026, with radiative forcing');
    const page = document.body.textContent;
    expect(page).toContain('The same route, one passenger, one way');
    expect(page).toMatch(/over 6,00\d\skm/);
    expect(page).toContain('choose one of the flights above');
  });

  it('says in a table what each counts and leaves out', async () => {
    await openOthers();
    const table = screen.getByRole('table', { name: 'What each method counts' });
    expect(texts(within(table).getAllByRole('columnheader'))).toEqual([
      'Method',
      'kg per passenger',
      'What it counts',
      'What it leaves out',
    ]);
    const rows = within(table).getAllByRole('row').slice(1);
    expect(texts(rows).map((text) => text?.split('Edition')[0])).toEqual([
      'Travel Impact Model',
      'By the IATA RP 1726 rules, our fuel and loads',
      'UK Government conversion factors (DESNZ, often called DEFRA)',
      'ICAO Carbon Emissions Calculator',
      'myclimate',
    ]);
    expect(texts(rows).at(-1)).toMatch(/No figure here: its present constants could not be read\./);
    await within(table).findByText(/Factors of international flights in economy, over 6,006 km\.$/);
  });

  it('puts a visitor’s figure among them and names the nearest', async () => {
    const user = await openOthers();
    await screen.findByText('UK Government (DESNZ) 2026, with radiative forcing');
    const field = screen.getByLabelText('A figure you have, in kg');
    await user.type(field, '690');
    expect(dots().at(-1)?.textContent).toBe('Your figure690\u202Fkg');
    expect(screen.getByRole('status').textContent).toMatch(
      /^690\u202Fkg is nearest to UK Government \(DESNZ\) 2026, with radiative forcing/,
    );
    await user.type(field, ' pounds');
    expect(screen.getByRole('status').textContent).toBe('Write kilograms as a number, such as 690.');
    expect(field.ariaInvalid).toBe('true');
    expect(dots()).toHaveLength(8);
  });

  it('is about the cabin that the page shows', async () => {
    await openOthers({ cabin: 'business' });
    expect(dots()[0]?.textContent).toBe('Travel Impact Model1,277\u202Fkg');
  });

  it('shows an issued label in the place of the estimate', async () => {
    await openOthers({ answer: easaAnswer({ wellToWakeKg: { economy: 318.578 } }) });
    expect(texts(dots())).toEqual(['EU Flight Emissions Label319\u202Fkg']);
    expect(screen.queryByText(/this answer has none/)).toBeNull();
  });
});
