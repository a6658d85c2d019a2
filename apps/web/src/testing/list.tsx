import { fireEvent, render, screen } from '@testing-library/react';
import { coverageOf, listResult, noTotals, type Breakdown, type BreakdownBy, type Totals } from '@tim/batch';
import { MemoryRouter } from 'react-router-dom';
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
/** The same with every column known. */
export const LIST_KNOWN: ListShape = { ...LIST_SHAPE, columns: { origin: 0, destination: 1 }, isHeaderKnown: true };
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
  breakdowns: [{ kind: 'traveller' }, { kind: 'month' }, { kind: 'column', name: 'Cost centre', place: 2 }],
  coverage: { ...coverageOf(LIST_TOTALS), text: 'The figures cover 50 %.' },
  whatIf: [],
  correctedPlaces: {},
  gramsByCategory: { MODELED: LIST_GRAMS },
  made: { engineVersion: '1', modelVersion: '3', dataHash: 'abc' },
};
const group = { kind: 'group', flights: 2, passengerKm: 1000, gramsPerPassengerKm: 152.2 } as const;
const NO_GROUPS: Breakdown = { by: '', groups: [], isCut: false };
const LIST_BREAKDOWNS: { readonly [kind in BreakdownBy['kind']]?: Breakdown } = {
  month: { by: 'month', groups: [{ ...group, name: '2025-03', grams: LIST_GRAMS, share: 1 }], isCut: false },
  column: {
    by: 'Cost centre',
    groups: [
      { ...group, name: 'Sales', grams: 300_000, share: 0.6545 },
      { ...group, kind: 'others', name: '', grams: 150_000, share: 0.3273, gramsPerPassengerKm: null },
      { ...group, kind: 'not-said', name: '', grams: 8308, share: 0.0182 },
    ],
    isCut: true,
  },
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
  const work: ListWork = {
    read: () => Promise.resolve(LIST_SHAPE),
    columns: () => Promise.resolve(LIST_TOLD),
    load: () => Promise.resolve(),
    compute: () => Promise.resolve(LIST_SUMMARY),
    compare: () => Promise.resolve(LIST_SUMMARY),
    readCorrections: () => Promise.resolve(undefined),
    corrections: () => Promise.resolve(new Blob()),
    rows: () => Promise.resolve({ found: 2, rows: ROWS }),
    statement: () =>
      Promise.resolve({ assumed: [], noted: [], missing: [], skipped: [], command: 'travel-impact batch' }),
    breakdown: (by) => Promise.resolve(LIST_BREAKDOWNS[by.kind] ?? NO_GROUPS),
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
      <MemoryRouter>
        <BatchPanel start={() => waiting.shift() ?? first} />
      </MemoryRouter>
    </Providers>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
}
/** The page with a list that came to this. */
export const showListAnswer = async (
  totals: Partial<Totals>,
  more: Partial<ListSummary> = {},
  client: Partial<ListWork> = {},
) => {
  const all = { ...noTotals(), ...totals };
  const summary = { ...LIST_SUMMARY, totals: all, result: listResult(all), ...more };
  showBatch(
    listWorker({ read: () => Promise.resolve(LIST_KNOWN), compute: () => Promise.resolve(summary), ...client }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Compute emissions' }));
  await screen.findByRole('heading', { name: 'The whole list' });
};

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
