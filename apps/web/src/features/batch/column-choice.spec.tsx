// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ListWork } from '../../shared/compute/list-types.ts';
import { LIST_SHAPE, LIST_SUMMARY, LIST_TOLD, listWorker, showBatch } from '../../testing/list.tsx';

describe('the columns of a list', () => {
  it('shows what was read at a glance, with all choices folded but the cabin that no column names', async () => {
    const columns = { origin: 0, destination: 1 };
    const read = [
      { place: 0, field: 'origin' },
      { place: 1, field: 'destination' },
    ] as const;
    const unused = [
      { name: 'Team', place: 2 },
      { name: 'Gäste', place: 3, mayMean: 'passengers', isUncounted: true },
    ] as const;
    showBatch(
      listWorker({
        read: () => Promise.resolve({ ...LIST_SHAPE, header: ['Start', 'End', 'Team'], columns, isHeaderKnown: true }),
        columns: () => Promise.resolve({ read, unused, dates: { unclear: 0 } }),
      }),
    );
    await screen.findByRole('heading', { name: 'Check the columns' });
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Start', 'End']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['From', 'To']);
    expect(screen.getByText('2 columns not needed for the figures: Team, Gäste (may mean “Passengers”)')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe(
      '“Gäste” may give the number of passengers or flights in a row. Until you choose the column for that, each row counts once.',
    );
    const compute = screen.getByRole('button', { name: 'Compute emissions' });
    expect(compute.compareDocumentPosition(screen.getByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getAllByRole('combobox')).toEqual([
      screen.getByRole('combobox', { name: 'Cabin of rows that give none' }),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Change the columns' }));
    fireEvent.change(await screen.findByRole('combobox', { name: 'Traveller' }), { target: { value: '2' } });
    await waitFor(() => expect(screen.getByRole('columnheader', { name: 'Traveller' })).toBeDefined());
  });

  it('keeps what it asks for where it is once it is chosen, and names some of many columns that nobody read', async () => {
    const many = Array.from({ length: 30 }, (_, at) => ({ name: `N${at}`, place: at + 2 }));
    const unused = [...many, { name: 'Day', place: 32, mayMean: 'date' as const }];
    showBatch(listWorker({ columns: () => Promise.resolve({ ...LIST_TOLD, unused }) }));
    const from = await screen.findByRole('combobox', { name: 'From' });
    expect(
      screen.getByText(/^31 columns not needed for the figures: Day \(may mean “Date”\), N0, .*, N10, …$/),
    ).toBeDefined();
    expect(screen.queryByRole('combobox', { name: 'Airline' })).toBeNull();
    fireEvent.change(from, { target: { value: '0' } });
    expect(screen.getByRole('button', { name: 'Compute emissions' })).toHaveProperty('disabled', false);
    expect(screen.getByRole('combobox', { name: 'From' })).toBe(from);
  });

  it('asks which comes first in dates that can be read in two ways, and computes with what is chosen', async () => {
    const compute = vi.fn<ListWork['compute']>(() => Promise.resolve(LIST_SUMMARY));
    const columns = { origin: 0, destination: 1 };
    showBatch(
      listWorker({
        read: () => Promise.resolve({ ...LIST_SHAPE, columns, isHeaderKnown: true }),
        columns: () => Promise.resolve({ ...LIST_TOLD, dates: { unclear: 1, example: '3/4/2025' } }),
        compute,
      }),
    );
    await screen.findByRole('radiogroup', { name: /^1 date like 3\/4\/2025 can be read in two ways/ });
    await userEvent.click(screen.getByText('The day', { exact: false }));
    await userEvent.click(screen.getByRole('button', { name: 'Compute emissions' }));
    await screen.findByRole('heading', { name: 'The whole list' });
    expect(compute.mock.calls[0]?.[0]).toMatchObject({ dateOrder: 'day-first' });
  });

  it('says where the list may have been cut off', async () => {
    const shortEnd = { cells: 1, columns: 2 };
    showBatch(listWorker({ read: () => Promise.resolve({ ...LIST_SHAPE, shortEnd }) }));
    expect(await screen.findByText(/^The last row has only 1 of 2 cells/)).toBeDefined();
  });
});
