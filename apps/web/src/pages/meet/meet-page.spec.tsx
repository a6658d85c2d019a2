// @vitest-environment jsdom
import { buildFindIndex } from '@tim/find';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findSources } from '../../../build/find-files.ts';
import { meetData } from '../../shared/compute/worker/meet/meet-data.ts';
import { createMeetings } from '../../shared/compute/worker/meet/session.ts';
import type { StartMeetWorker } from '../../features/meet/use-meeting.ts';
import { address, renderPageAt } from '../../testing/render-at.tsx';
import { MeetPage } from './meet-page.tsx';

const sources = findSources();
const data = meetData(sources.tables, buildFindIndex(sources));

/** What computes, in this thread: jsdom has no workers. */
const startHere =
  (getData = async () => data): StartMeetWorker =>
  ({ progress }) => ({ work: createMeetings(getData, progress), hasDied: () => false, close: () => undefined });

const renderMeet = (path: string, start = startHere()) => renderPageAt(path, <MeetPage start={start} />);

const heading = (name: RegExp | string) => screen.findByRole('heading', { name }, { timeout: 20_000 });
const people = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'People and where they come from' });
const find = () => screen.getByRole('button', { name: 'Find places' });
const places = () => within(screen.getByRole('list', { name: 'Places, lowest first' })).getAllByRole('listitem');
const table = (name: string) => screen.getByRole('table', { name });

describe('where to meet', () => {
  it('is asked by names, answered at an address that keeps the question, with the focus on the answer', async () => {
    const { user } = renderMeet('/meet');
    await user.type(people(), 'Zurich 5, London 3, Boston 2, Nairobi, Tokyo');
    await user.click(find());
    expect(await heading('Meet in Zurich')).toBe(document.activeElement);
    expect(address()).toBe('/meet?from=ZRH-5.LON-3.BOS-2.NBO-1.TYO-1');
    expect(places()).toHaveLength(10);
    expect(places()[0]?.textContent).toMatch(/^1\. Zurich, Switzerland.*lowest/);
    expect(places()[1]?.textContent).toMatch(/\d\skg more, no clear difference from the first/);
    expect(
      screen.getByText(/^for 12 people, there and back, economy, between [\d,]+\skg and [\d,]+\skg$/),
    ).toBeTruthy();
    expect(people().value).toBe('Zurich 5, London 3, Boston 2, Nairobi, Tokyo');
  }, 60_000);

  it('is shown for the address, with the homes of the place that is chosen and what is near it', async () => {
    const { user } = renderMeet('/meet?from=ZRH-5.LON-3.BOS-2&among=PAR.GVA.NYC&cabin=b&way=out');
    await heading(/^Meet in/);
    await waitFor(() => expect(people().value).toBe('Zurich 5, London 3, Boston 2'));
    await user.click(screen.getByRole('button', { name: /Paris/ }));
    const rows = within(table('To Paris, home by home')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('People'),
      expect.stringMatching(/^Boston2/),
      expect.stringMatching(/^(Zurich5|London3)/),
      expect.stringMatching(/^(Zurich5|London3)/),
      expect.stringMatching(/^Everybody10/),
    ]);
    expect(
      within(table('To Paris, home by home'))
        .getByRole('link', { name: /^Boston/ })
        .getAttribute('href'),
    ).toBe('/lookup/route?itinerary=BOS-PAR&cabin=business');
    const near = screen.getByRole('region', { name: 'Near Paris' });
    expect((await within(near).findAllByRole('listitem')).length).toBeGreaterThan(0);
  }, 60_000);

  it('leaves who has the longest ways at home, and stays while it is ranked anew', async () => {
    const { user } = renderMeet('/meet?from=ZRH-5.LON-3.BOS-2&among=ZRH.PAR');
    await heading('Meet in Zurich');
    const share = screen.getByRole('combobox', { name: 'People who take part online' });
    await user.selectOptions(share, '20 %');
    expect(address()).toBe('/meet?from=ZRH-5.LON-3.BOS-2&among=ZRH.PAR&online=20');
    expect(await screen.findByText('2 people from Boston online')).toBeTruthy();
    expect(screen.getByText(/^2 people online: [\d,]+\skg less than if everybody came\.$/)).toBeTruthy();
    expect(document.activeElement).toBe(share);
  }, 60_000);

  it('says what is wrong beside the field, and asks once which place is meant', async () => {
    const { user } = renderMeet('/meet');
    await user.type(people(), 'Sydney 2, Sydney 1, Atlantis');
    await user.click(find());
    expect(await screen.findByText(/We know no place “Atlantis”/, {}, { timeout: 20_000 })).toBeTruthy();
    expect(people().getAttribute('aria-invalid')).toBe('true');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Which place is “Sydney”?' }), 'SYD');
    await user.clear(people());
    await user.type(people(), 'Sydney 2, Sydney 1');
    await user.click(find());
    await heading(/^Meet in Sydney/);
    expect(address()).toBe('/meet?from=SYD-3');
    expect(screen.getByText('Nobody flies')).toBeTruthy();
  }, 60_000);

  it('names the parameter of an address that is wrong', () => {
    renderMeet('/meet?from=ZRH-12&online=99');
    expect(screen.getByRole('alert').textContent).toContain('online: a percentage from 0 to 90.');
  });

  it('says that there is no place, and why', async () => {
    renderMeet('/meet?from=ZRH-1.DRW-1&among=GVA');
    await heading(/^There is no place/);
    expect(screen.getByText(/^The only place is left out/).textContent).toContain(
      'Flights are missing most often from Darwin (1).',
    );
  }, 60_000);

  it('says that the data did not come, keeps what was typed, and tries again', async () => {
    let hasData = false;
    const { user } = renderMeet(
      '/meet?from=ZRH-1.BOS-1&among=PAR',
      startHere(async () => {
        if (!hasData) throw new Error('no line');
        return data;
      }),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('could not be computed');
    hasData = true;
    await user.click(screen.getByRole('button', { name: 'Find places again' }));
    await heading('Meet in Paris');
  }, 60_000);
});
