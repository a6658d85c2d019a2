import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import { createStyleCache } from '../../app/style-cache.ts';
import { answeringApi } from '../../testing/answers.ts';
import { system } from '../../theme/system.ts';
import type { BatchClient } from './batch-client.ts';
import { BatchPanel } from './batch-panel.tsx';
import type { ListShape, ListSummary, ShownRow } from './batch-types.ts';

const SHAPE: ListShape = {
  encoding: 'utf-8',
  header: ['A', 'To'],
  headerRow: 1,
  isHeaderKnown: false,
  columns: { destination: 1 },
  firstRows: [['ZRH', 'BOS']],
  rows: 2,
};
const GRAMS = 458_308;
const SUMMARY: ListSummary = {
  totals: { rows: 2, figures: 1, grams: GRAMS, gramsByTier: {}, rowsByReason: { INVALID_ROW: 1 }, rowsByWarning: {} },
  parts: {
    month: [{ key: '2025-03', rows: 1, grams: GRAMS }],
    route: [{ key: 'ZRH-BOS', rows: 1, grams: GRAMS }],
    carrier: [{ key: 'LX', name: 'Swiss', rows: 1, grams: GRAMS }],
    cabin: [{ key: 'economy', rows: 1, grams: GRAMS }],
    traveller: [{ key: '', rows: 1, grams: GRAMS }],
  },
  gramsByCategory: { MODELED: GRAMS },
  made: { engineVersion: '1', modelVersion: '3', dataHash: 'abc' },
};
const said = { flight: '', passengers: 1, traveller: '' };
const ROWS: readonly ShownRow[] = [
  { row: 2, origin: 'ZRH', destination: 'BOS', ...said, grams: GRAMS, tier: 'TIM_EMISSIONS', warnings: [] },
  { row: 3, origin: '', destination: '', ...said, grams: undefined, field: 'origin', text: 'empty' },
];

/** A worker that answers at once. */
function worker(more: Partial<BatchClient> = {}): BatchClient {
  return {
    read: () => Promise.resolve(SHAPE),
    dates: () => Promise.resolve({ unclear: 0 }),
    load: () => Promise.resolve(),
    compute: () => Promise.resolve(SUMMARY),
    rows: () => Promise.resolve({ found: 2, rows: ROWS }),
    statement: () => Promise.resolve({ assumed: [], missing: [], command: 'travel-impact batch' }),
    csv: () => Promise.resolve(new Blob()),
    record: () => Promise.resolve(new Blob()),
    close: () => undefined,
    ...more,
  };
}

function show(...clients: readonly [BatchClient, ...BatchClient[]]) {
  const [first] = clients;
  const waiting = [...clients];
  render(
    <Providers system={system} styleCache={createStyleCache()} api={answeringApi({})}>
      <BatchPanel start={() => waiting.shift() ?? first} />
    </Providers>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Read the list' }));
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the page of a list', () => {
  it('asks for the columns it does not know, and computes with those', async () => {
    const compute = vi.fn<BatchClient['compute']>(() => Promise.resolve(SUMMARY));
    show(worker({ compute }));
    const from = await screen.findByRole('combobox', { name: 'From' });
    expect(screen.getByRole('button', { name: 'Compute emissions' })).toHaveProperty('disabled', true);
    fireEvent.change(from, { target: { value: '0' } });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Compute emissions' })).toHaveProperty('disabled', false),
    );
    press('Compute emissions');
    const heading = await screen.findByRole('heading', { name: 'The whole list' });
    expect(document.activeElement).toBe(heading);
    expect(compute.mock.calls[0]?.[0]).toMatchObject({ columns: { origin: 0, destination: 1 }, cabin: 'economy' });
    const table = within(await screen.findByRole('table', { name: 'Row by row' }));
    expect(table.getByText('458.3')).toBeDefined();
    expect(table.getByText('From: empty')).toBeDefined();
  });

  it.each([
    ['no text', { kind: 'empty' }, 'There is nothing to read.'],
    ['an open quote', { kind: 'quotes', row: 7 }, 'A quotation mark in row 7'],
    ['too many rows', { kind: 'too-many-rows', rows: 300_000, most: 200_000 }, 'The list has 300,000 rows'],
  ] as const)('says what to do about %s', async (_what, problem, text) => {
    show(worker({ read: () => Promise.resolve(problem) }));
    expect((await screen.findByRole('alert')).textContent).toContain(text);
  });

  it('reads a long text as it is pasted, without laying it out', async () => {
    const read = vi.fn<BatchClient['read']>(() => Promise.resolve(SHAPE));
    show(worker({ read }));
    await screen.findByRole('heading', { name: 'Check the columns' });
    press('Take another list');
    const long = `From,To\n${'ZRH,BOS\n'.repeat(10_000)}`;
    fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { getData: () => long } });
    await waitFor(() => expect(read).toHaveBeenLastCalledWith(long));
  });

  it('keeps the list where the data does not come, and where it is stopped', async () => {
    const load = vi.fn<BatchClient['load']>(() => Promise.reject(new Error('offline')));
    const known = { ...SHAPE, columns: { origin: 0, destination: 1 }, isHeaderKnown: true };
    show(worker({ load, read: () => Promise.resolve(known), compute: () => new Promise(() => undefined) }));
    await screen.findByRole('heading', { name: 'Check the columns' });
    press('Compute emissions');
    expect((await screen.findByRole('alert')).textContent).toContain('The data could not be loaded.');
    load.mockImplementation(() => Promise.resolve());
    press('Compute emissions');
    press('Stop');
    expect((await screen.findByRole('alert')).textContent).toBe('Stopped. Nothing was kept.');
  });

  it('ends a worker that is stopped, whatever it is doing, and gives the list to another', async () => {
    const known = { ...SHAPE, columns: { origin: 0, destination: 1 }, isHeaderKnown: true };
    const close = vi.fn<() => void>();
    const read = vi.fn<BatchClient['read']>(() => Promise.resolve(known));
    const compute = vi.fn<BatchClient['compute']>(() => Promise.resolve(SUMMARY));
    show(
      worker({ close, read: () => Promise.resolve(known), compute: () => new Promise(() => undefined) }),
      worker({ read, compute }),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Compute emissions' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Stopped. Nothing was kept.');
    expect(close).toHaveBeenCalledOnce();
    expect(read).toHaveBeenCalledWith('');
    press('Compute emissions');
    await screen.findByRole('heading', { name: 'The whole list' });
    expect(compute).toHaveBeenCalledOnce();
  });

  it('renders no row of a table that is closed, and of a long one those that are seen', async () => {
    const traveller = Array.from({ length: 200_000 }, (_, at) => ({ key: `Person ${at}`, rows: 1, grams: GRAMS - at }));
    show(worker({ compute: () => Promise.resolve({ ...SUMMARY, parts: { ...SUMMARY.parts, traveller } }) }));
    fireEvent.change(await screen.findByRole('combobox', { name: 'From' }), { target: { value: '0' } });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Compute emissions' })).toHaveProperty('disabled', false),
    );
    press('Compute emissions');
    await screen.findByRole('heading', { name: 'The whole list' });
    expect(document.querySelectorAll('th[scope=row]').length).toBeLessThan(50);
  });
});
