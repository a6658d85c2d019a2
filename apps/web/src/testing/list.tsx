import { fireEvent, render, screen } from '@testing-library/react';
import { listResult, noTotals, type Totals } from '@tim/batch';
import { Providers } from '../app/providers.tsx';
import { createStyleCache } from '../app/style-cache.ts';
import { BatchPanel } from '../features/batch/batch-panel.tsx';
import type { ColumnsTold, ListShape, ListSummary, ListWork, ShownRow } from '../shared/compute/list-types.ts';
import type { Running } from '../shared/compute/start-worker.ts';
import { system } from '../theme/system.ts';
import { answeringApi } from './answers.ts';

export const LIST_SHAPE: ListShape = {
  encoding: 'utf-8',
  answersEncoding: 'utf-8',
  header: ['A', 'To'],
  headerRow: 1,
  isHeaderKnown: false,
  columns: { destination: 1 },
  rowTexts: [],
  firstRows: [['ZRH', 'BOS']],
  rows: 2,
};
export const LIST_TOLD: ColumnsTold = { read: [{ place: 1, field: 'destination' }], unused: [], dates: { unclear: 0 } };
export const LIST_GRAMS = 458_308;
export const LIST_TOTALS: Totals = {
  ...noTotals(),
  rows: 2,
  figures: 1,
  flights: 1,
  grams: LIST_GRAMS,
  rowsByReason: { INVALID_ROW: 1 },
};
export const LIST_SUMMARY: ListSummary = {
  totals: LIST_TOTALS,
  result: listResult(LIST_TOTALS),
  placeNames: {},
  nearPlaces: {},
  usualPlaces: {},
  unusedColumns: [],
  parts: {
    month: [{ key: '2025-03', rows: 1, grams: LIST_GRAMS }],
    route: [{ key: 'ZRH-BOS', rows: 1, grams: LIST_GRAMS }],
    carrier: [{ key: 'LX', name: 'Swiss', rows: 1, grams: LIST_GRAMS }],
    cabin: [{ key: 'economy', rows: 1, grams: LIST_GRAMS }],
    traveller: [{ key: '', rows: 1, grams: LIST_GRAMS }],
  },
  gramsByCategory: { MODELED: LIST_GRAMS },
  made: { engineVersion: '1', modelVersion: '3', dataHash: 'abc' },
};
export const NOTHING_SAID = { flight: '', passengers: 1, traveller: '' };
const ROWS: readonly ShownRow[] = [
  {
    row: 2,
    way: { places: [['ZRH', 'LHR', 'BOS']], isThereAndBack: false },
    ...NOTHING_SAID,
    grams: LIST_GRAMS,
    tier: 'TIM_EMISSIONS',
    warnings: [],
  },
  {
    row: 3,
    way: { places: [], isThereAndBack: false },
    ...NOTHING_SAID,
    grams: undefined,
    field: 'origin',
    text: 'empty',
  },
];

/** A worker that answers at once. */
export function listWorker({
  close = () => undefined,
  ...more
}: Partial<ListWork> & { close?: () => void } = {}): Running<ListWork> {
  const work = {
    read: () => Promise.resolve(LIST_SHAPE),
    columns: () => Promise.resolve(LIST_TOLD),
    load: () => Promise.resolve(),
    compute: () => Promise.resolve(LIST_SUMMARY),
    rows: () => Promise.resolve({ found: 2, rows: ROWS }),
    statement: () =>
      Promise.resolve({ assumed: [], noted: [], missing: [], skipped: [], command: 'travel-impact batch' }),
    csv: () => Promise.resolve(new Blob()),

    xlsx: () => Promise.resolve(new Blob()),
    record: () => Promise.resolve(new Blob()),
    ...more,
  };
  return { work, hasDied: () => false, close };
}

/** The page's panel, with a list that is read. */
export function showBatch(...clients: readonly [Running<ListWork>, ...Running<ListWork>[]]) {
  const [first] = clients;
  const waiting = [...clients];
  render(
    <Providers system={system} styleCache={createStyleCache()} api={answeringApi({})}>
      <BatchPanel start={() => waiting.shift() ?? first} />
    </Providers>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Read the list' }));
}
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
