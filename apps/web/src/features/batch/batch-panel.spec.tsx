// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listResult } from '@tim/batch';
import { describe, expect, it, vi } from 'vitest';
import {
  LIST_GRAMS as GRAMS,
  LIST_KNOWN,
  LIST_SHAPE as SHAPE,
  LIST_SUMMARY as SUMMARY,
  LIST_TOTALS as TOTALS,
  listWorker as worker,
  NOTHING_SAID as said,
  press,
  showBatch as show,
  showListAnswer as showAnswer,
} from '../../testing/list.tsx';
import type { ListWork, ShownRow } from '../../shared/compute/list-types.ts';

/** The day that is told, by which boarding passes find their year. */
const ON_A_DAY = { today: expect.objectContaining({ year: expect.any(Number) }) as unknown };

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('the page of a list', () => {
  it('asks for the columns it does not know, and computes with those', async () => {
    const compute = vi.fn<ListWork['compute']>(() => Promise.resolve(SUMMARY));
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
    expect(table.getByText('ZRH to LHR to BOS')).toBeDefined();
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
    const read = vi.fn<ListWork['read']>(() => Promise.resolve(SHAPE));
    show(worker({ read }));
    await screen.findByRole('heading', { name: 'Check the columns' });
    press('Use another list');
    const long = `From,To\n${'ZRH,BOS\n'.repeat(10_000)}`;
    fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { getData: () => long } });
    await waitFor(() => expect(read).toHaveBeenLastCalledWith(long, ON_A_DAY));
  });

  it('keeps the list where the data does not come', async () => {
    const load = vi.fn<ListWork['load']>(() => Promise.reject(new Error('offline')));
    show(worker({ load, read: () => Promise.resolve(LIST_KNOWN), compute: () => new Promise(() => undefined) }));
    await screen.findByRole('heading', { name: 'Check the columns' });
    press('Compute emissions');
    expect((await screen.findByRole('alert')).textContent).toContain('The data could not be loaded.');
    load.mockImplementation(() => Promise.resolve());
    press('Compute emissions');
    expect(await screen.findByRole('button', { name: 'Stop' })).toBeDefined();
  });

  it('says what a file is, and reads another sheet and row of names when they are chosen', async () => {
    const about = { kind: 'spreadsheet', format: 'xlsx', sheet: 'B', sheets: ['A', 'B'] } as const;
    const shape = { ...SHAPE, about, headerRow: 2, rowTexts: ['Title', 'From, To'] };
    const read = vi.fn<ListWork['read']>(() => Promise.resolve(shape));
    show(worker({ read }));
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('This is a spreadsheet (.xlsx); we read the sheet “B”.');
    fireEvent.change(screen.getByRole('combobox', { name: 'Sheet' }), { target: { value: 'A' } });
    expect(read).toHaveBeenLastCalledWith('', { ...ON_A_DAY, sheet: 'A' });
    // The list is there again, read from the other sheet.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Use another list' })).toBeTruthy());
    await waitFor(() => {
      fireEvent.change(screen.getByRole('combobox', { name: 'Row with the column names' }), {
        target: { value: '1' },
      });
      expect(read).toHaveBeenLastCalledWith('', { ...ON_A_DAY, sheet: 'A', headerRow: 1 });
    });
  });

  it.each([
    [
      { kind: 'calendar', flights: 14, others: 3 },
      'This is a calendar: 14 flights, 3 entries are not flights, or were not flown.',
    ],
    [
      { kind: 'calendar', flights: 1, others: 1 },
      'This is a calendar: 1 flight, 1 entry is not a flight, or was not flown.',
    ],
    [{ kind: 'boarding-passes', flights: 2, others: 1 }, 'These are boarding passes: 2 flights, 1 not understood.'],
    [{ kind: 'log', log: 'airtrail', flights: 2, others: 0 }, 'This is a flight log of AirTrail: 2 flights.'],
    [{ kind: 'log', flights: 2, others: 0 }, 'This is a list in JSON: 2 flights.'],
  ] as const)('says of %j: %s', async (about, text) => {
    show(worker({ read: () => Promise.resolve({ ...SHAPE, about }) }));
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('ends a worker that is stopped, whatever it is doing, and gives the list to another', async () => {
    const close = vi.fn<() => void>();
    const read = vi.fn<ListWork['read']>(() => Promise.resolve(LIST_KNOWN));
    const compute = vi.fn<ListWork['compute']>(() => Promise.resolve(SUMMARY));
    show(
      worker({ close, read: () => Promise.resolve(LIST_KNOWN), compute: () => new Promise(() => undefined) }),
      worker({ read, compute }),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Compute emissions' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Stopped. Nothing was kept.');
    expect(close).toHaveBeenCalledOnce();
    expect(read).toHaveBeenCalledWith('', ON_A_DAY);
    press('Compute emissions');
    await screen.findByRole('heading', { name: 'The whole list' });
    expect(compute).toHaveBeenCalledOnce();
  });

  it('shows what the total is made of, by month first and then by what is chosen', async () => {
    const xlsx = vi.fn<ListWork['xlsx']>(() => Promise.resolve(new Blob()));
    await showAnswer({ rows: 2, figures: 2, flights: 2, grams: GRAMS }, {}, { xlsx });
    const part = screen.getByRole('region', { name: 'What it is made of' });
    const months = await within(part).findByRole('table', { name: 'By month' });
    expect(texts(within(months).getAllByRole('row'))).toEqual([
      'By monthkg CO2eShareFlightsg per passenger-km',
      'March 2025458100\u202F%2152',
    ]);
    const choice = within(part).getByRole('combobox', { name: 'Break it down' });
    expect(texts(within(choice).getAllByRole('option'))).toEqual(['By traveller', 'By month', 'By Cost centre']);
    fireEvent.change(choice, { target: { value: '2' } });
    const columns = await within(part).findByRole('table', { name: 'By Cost centre' });
    expect(texts(within(columns).getAllByRole('rowheader'))).toEqual(['Sales', 'others', 'not given']);
    expect(within(columns).getByRole('row', { name: /^others/ }).textContent).toBe('others15032.7\u202F%2–');
    expect(part.textContent).toContain('There are more than 10,000 groups');
    press('Download for Excel');
    await vi.waitFor(() => expect(xlsx).toHaveBeenCalledOnce());
    const [sheet] = xlsx.mock.calls[0]?.[0] ?? [];
    expect([sheet?.title, sheet?.groups[1]?.name]).toEqual(['By Cost centre', 'others']);
  });

  it('shows what the list would add up to if it were flown otherwise, where that changes a flight', async () => {
    const same = { grams: GRAMS, change: 0, flights: 0 } as const;
    const whatIf = [
      { ...same, scenario: 'asFlown' },
      { scenario: 'economy', grams: GRAMS / 4, change: -0.75, flights: 2 },
      { ...same, scenario: 'noShort', belowKm: 500 },
    ] as const;
    await showAnswer({ rows: 2, figures: 2, flights: 2, grams: GRAMS }, { whatIf });
    expect(screen.getByText('The figures cover 50 %.')).toBeDefined();
    const rows = within(screen.getByRole('table', { name: 'What if' })).getAllByRole('row');
    expect(texts(rows)).toEqual([
      'Scenariokg CO2eDifferenceFlights affected',
      'as flown458',
      'all in economy115\u2212344\u221275\u202F%2',
      'without flights below 500 km45800\u202F%0',
    ]);
  });

  it('says that nothing has a figure yet, and no total of 0', async () => {
    await showAnswer({ rows: 9, rowsByReason: { INVALID_ROW: 9 } }, { breakdowns: [] });
    expect(screen.queryByRole('region', { name: 'What it is made of' })).toBeNull();
    expect(screen.getAllByText('No figure yet: 9 rows need attention')).toHaveLength(2);
    expect(screen.queryByText(/\d\skg CO2e$/)).toBeNull();
  });

  it('says of rows without a figure which is the first, and what is wrong with which field', async () => {
    const wrong = { reason: 'INVALID_ROW', field: 'date', meaning: '', text: '“soon” is not a date' } as const;
    const missing = [
      { ...wrong, rows: 2, firstRow: 3, names: [] },
      { ...wrong, field: 'row', text: 'no JSON object', rows: 1, firstRow: 9, names: [] },
      {
        ...wrong,
        field: 'origin',
        text: '“Atlantis” is not an airport',
        rows: 9,
        firstRow: 10,
        names: ['Atlantis', 'Bbb', 'Ccc', 'Ddd', 'Eee', 'Fff', 'Ggg'],
      },
    ] as const;
    const statement = { assumed: [], noted: [], missing, skipped: [], command: 'travel-impact batch' };
    await showAnswer({ rows: 9 }, {}, { statement: () => Promise.resolve(statement) });
    const lines = within(screen.getByRole('region', { name: 'Rows without a figure' })).getAllByRole('listitem');
    expect(texts(lines)).toEqual([
      '2 rows, the first is row 3: Date: “soon” is not a date',
      'Row 9: no JSON object',
      '9 rows, the first is row 10: From: “Atlantis” is not an airport. Names: Atlantis, Bbb, Ccc, Ddd, Eee and 2 more',
    ]);
  });

  it('names the columns that nobody read below the total, its range, and what was skipped', async () => {
    const ranges = { one: { belowGrams: 100_000, aboveGrams: 150_000 } };
    const totals = { rows: 5, figures: 2, flights: 6, grams: 900_000, gramsWithRange: 800_000, ranges };
    const unusedColumns = [
      { name: 'Cost centre', place: 4 },
      { name: 'Pax type', place: 5, mayMean: 'passengers' },
    ] as const;
    const ownReturns = { own: 1, all: 2, seen: 4 };
    const skippedRows = [
      { kind: 'refund', rows: [3, 4, 5, 7, 9, 11] },
      { kind: 'rail', rows: [8] },
    ] as const;
    const statement = { assumed: [], noted: [], missing: [], skipped: skippedRows, command: 'travel-impact batch' };
    await showAnswer(
      { ...totals, rowsSkipped: { rail: 1, refund: 6 } },
      { unusedColumns, ownReturns },
      { statement: () => Promise.resolve(statement) },
    );
    const unused = screen.getByText(
      '2 columns not needed for the figures: Cost centre, Pax type (may mean “Passengers”)',
    );
    expect(
      screen.getByText(
        '1 of 2 return trips list the flight back in a separate row: those rows count as one flight, the rest as two. ' +
          'Rows after the first 4 follow the majority.',
      ),
    ).toBeDefined();
    const total = screen.getByText('900 kg CO2e');
    expect(total.compareDocumentPosition(unused)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('for 2 of 9 rows, 7 skipped')).toBeDefined();
    expect(
      screen.getByText('6 flights of one passenger each, between 800 and 1,050 kg, 100 kg of it without a range'),
    ).toBeDefined();
    const skipped = within(screen.getByRole('region', { name: 'Skipped: these rows are not counted' }));
    expect(texts(skipped.getAllByRole('listitem'))).toEqual([
      '6 rows (rows 3, 4, 5, 7, 9, …): refund',
      '1 row (row 8): train',
    ]);
    expect(screen.getByText(/^Refunds and cancellations are not subtracted: a ticket/)).toBeDefined();
  });

  it('says of each flight of a row what it rests on, and that it goes there and back', async () => {
    const way = { places: [['ZRH', 'BOS']], isThereAndBack: true };
    const there = { origin: 'ZRH', destination: 'BOS', tier: 'TIM_EMISSIONS', aircraft: 'A359' } as const;
    const back = { origin: 'BOS', destination: 'ZRH', tier: 'TYPICAL_FLIGHT_EMISSIONS' } as const;
    const onward = { ...back, origin: 'BOS', destination: 'HNL', changeAirports: ['LAX', 'SFO'] };
    const figure = { ...said, grams: GRAMS, tier: 'TYPICAL_FLIGHT_EMISSIONS', warnings: [] } as const;
    const rows: readonly ShownRow[] = [
      { row: 2, way, ...figure, legs: [there, back] },
      { row: 3, way, ...figure, legs: [back, back] },
      { row: 4, way: { places: [['ZRH', 'BOS', 'HNL']], isThereAndBack: false }, ...figure, legs: [there, onward] },
    ];
    await showAnswer({ rows: 3, figures: 3 }, {}, { rows: () => Promise.resolve({ found: 3, rows }) });
    const table = within(await screen.findByRole('table', { name: 'Row by row' }));
    const told = table
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
    expect(told).toEqual([
      'way there: the flight itself, A359; way back: typical of the route',
      'typical of the route',
      'ZRH to BOS: the flight itself, A359; BOS to HNL: typical of the route, with a change in LAX, SFO',
    ]);
    expect(table.getAllByText('ZRH to BOS and back')).toHaveLength(2);
  });

  it('asks once for a name of several places, and computes the list again with the answer', async () => {
    const compute = vi.fn<ListWork['compute']>(() => {
      const placeChoices = { sydney: { text: 'Sydney', codes: ['SYD', 'YQY'], rows: 2 } };
      const totals = { ...TOTALS, rows: 3, placeChoices };
      const placeNames = { SYD: { name: 'Sydney', countryName: 'Australia' } };
      return Promise.resolve({ ...SUMMARY, totals, result: listResult(totals), placeNames });
    });
    await showAnswer({}, {}, { compute });
    const question = within(screen.getByRole('combobox', { name: 'Sydney, in 2 rows' }));
    expect(texts(question.getAllByRole('option'))).toEqual(['not chosen', 'Sydney, Australia (SYD)', 'YQY']);
    expect(screen.getByRole('button', { name: 'Compute with these places' })).toHaveProperty('disabled', true);
    fireEvent.change(screen.getByRole('combobox', { name: 'Sydney, in 2 rows' }), { target: { value: 'SYD' } });
    press('Compute with these places');
    await waitFor(() => expect(compute).toHaveBeenCalledTimes(2));
    expect(compute.mock.calls[1]?.[0]).toMatchObject({ places: { Sydney: 'SYD' } });
  });
});
