// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  LIST_GRAMS as GRAMS,
  LIST_KNOWN,
  LIST_SUMMARY as SUMMARY,
  LIST_TOTALS as TOTALS,
  listWorker as worker,
  press,
  showBatch as show,
  showListAnswer as showAnswer,
} from '../../testing/list.tsx';
import type { ListSummary, ListWork } from '../../shared/compute/list-types.ts';

const choose = (file: File, label = 'Choose a file') =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } });

describe('the page of a list', () => {
  it('compares with a target, and says what is wrong with one', async () => {
    const compared: ListSummary = {
      ...SUMMARY,
      whatIf: [
        { scenario: 'asFlown', grams: 400e6, change: 0, flights: 0 },
        { scenario: 'target', grams: 500e6, change: 0.25, flights: 0 },
      ],
      target: { grams: 500e6, differenceGrams: -1, difference: -0.1, text: 'Less than the target.' },
    };
    const compare = vi.fn<ListWork['compare']>(() => Promise.resolve({ kind: 'no-budget' }));
    const whatIf = [{ scenario: 'economy', grams: GRAMS, change: 0, flights: 0 }] as const;
    await showAnswer(TOTALS, { whatIf }, { compare });
    expect(screen.queryByRole('table', { name: 'What if' })).toBeNull();
    fireEvent.change(screen.getByRole('textbox', { name: 'Target, such as 500 t' }), { target: { value: 'much' } });
    press('Compare');
    expect((await screen.findByRole('alert')).textContent).toContain('Write the target as a number with kg or t');
    compare.mockResolvedValue(compared);
    const file = new File([''], 'last.csv');
    choose(file, 'Choose last year’s answers');
    await screen.findByText('Less than the target.');
    expect(compare).toHaveBeenLastCalledWith(file);
    const row = within(screen.getByRole('table', { name: 'What if' })).getByRole('row', { name: /^target/ });
    expect(row.textContent).toBe('target500,000+100,000+25\u202f%');
    // A list that is computed again, with other places, has the same target.
    press('Change the columns');
    press('Compute emissions');
    await screen.findByText('Less than the target.');
  });

  it('writes its CSV for a spreadsheet, or as it is', async () => {
    const csv = vi.fn<ListWork['csv']>(() => Promise.resolve(new Blob()));
    await showAnswer(TOTALS, {}, { csv });
    press('Download CSV');
    fireEvent.click(screen.getByRole('checkbox', { name: /^For a spreadsheet/ }));
    press('Download CSV');
    expect(csv.mock.calls).toEqual([[true], [false]]);
  });

  it('keeps corrections for the list that comes after them', async () => {
    const corrections = { columns: {}, places: { Bosten: 'BOS' } };
    const corrected = { hasSameColumns: false, places: corrections.places };
    const known = { ...LIST_KNOWN, corrected };
    const read = vi.fn<ListWork['read']>(() => Promise.resolve(known));
    const compute = vi.fn<ListWork['compute']>(() => Promise.resolve(SUMMARY));
    const readCorrections = vi.fn<ListWork['readCorrections']>((file) =>
      Promise.resolve(file.size > 1 ? corrections : undefined),
    );
    show(worker({ read, compute, readCorrections }));
    await screen.findByRole('heading', { name: 'Check the columns' });
    press('Use another list');
    choose(new File(['{}'], 'c.json'));
    await screen.findByText(/^Your corrections are loaded/);
    choose(new File(['1'], 'next.csv'));
    await screen.findByText(/only the corrections of place names are applied/);
    expect(read).toHaveBeenLastCalledWith(expect.any(File), expect.objectContaining({ corrections }));
    press('Compute emissions');
    await screen.findByRole('button', { name: 'Save corrections' });
    expect(compute.mock.calls[0]?.[0]).toMatchObject({ places: { Bosten: 'BOS' } });
  });
});
