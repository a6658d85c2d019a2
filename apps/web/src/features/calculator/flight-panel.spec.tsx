// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ItineraryEntry } from '@tim/itinerary';
import { describe, expect, it, vi } from 'vitest';
import { FinderProvider, type Finder } from '../../shared/find/finder.tsx';
import { useDraft } from '../../shared/form/use-draft.ts';
import { system } from '../../theme/system.ts';
import { FlightPanel } from './flight-panel.tsx';
import { SMALL_FINDER } from '../../testing/small-finder.ts';
import { formField } from '../../testing/form-field.ts';

const LABELS = ['Origin', 'Destination', 'Carrier Code', 'Flight Number', 'Departure Date'];
const TODAY = { year: 2026, month: 11, day: 21 };
const LEG: ItineraryEntry = {
  origin: 'ZRH',
  destination: 'SFO',
  operatingCarrierCode: 'LX',
  flightNumber: '38',
  departureDate: '20270618',
};

type PanelProps = {
  readonly entries: readonly ItineraryEntry[];
  readonly onSubmit: (legs: readonly ItineraryEntry[]) => void;
};

function Panel({ entries, onSubmit }: PanelProps) {
  return <FlightPanel draft={useDraft(entries)} today={TODAY} onSubmit={onSubmit} />;
}

function renderPanel(entries: readonly ItineraryEntry[] = [], finder?: Finder) {
  const onSubmit = vi.fn<(legs: readonly ItineraryEntry[]) => void>();
  render(
    <ChakraProvider value={system}>
      <FinderProvider loadFinder={() => (finder ? Promise.resolve(finder) : new Promise(() => undefined))}>
        <Panel entries={entries} onSubmit={onSubmit} />
      </FinderProvider>
    </ChakraProvider>,
  );
  return onSubmit;
}

const named = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Show emissions' });

function description(element: HTMLElement): string {
  return document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
}

/** Gives a field the focus and its text at once: at each letter the whole form would be shown anew. */
function type(name: string, value: string): void {
  act(() => formField(name).focus());
  fireEvent.change(formField(name), { target: { value } });
}

describe('FlightPanel', () => {
  // spec: 2.108, 2.120, 5.13
  it('shows one empty set of fields, each with its message, live, and none in red', () => {
    renderPanel();
    expect([screen.getAllByRole('combobox').length, screen.getAllByRole('textbox').length]).toEqual([4, 1]);
    expect(LABELS.map((label) => description(formField(label)))).toEqual([
      '3-letter IATA airport code',
      '3-letter IATA airport code',
      '2-character IATA airline code',
      'Numbers only',
      'Departure date should be in the future',
    ]);
    const helper = document.getElementById(formField('Origin').getAttribute('aria-describedby') ?? '');
    expect(helper?.getAttribute('aria-live')).toBe('assertive');
    expect(screen.queryAllByTestId('error-icon')).toHaveLength(0);
    expect(button().disabled).toBe(true);
    expect(description(button())).toBe(
      'Still needed: Origin, Destination, Carrier Code, Flight Number, Departure Date',
    );
  });

  // spec: 2.119
  it('shows a field in red, when it is left, with what its rule is, until it is right again', () => {
    renderPanel([LEG]);
    for (const [name, typed, message] of [
      ['Origin', 'ZUR1', '3-letter IATA airport code'],
      ['Destination', 'S', '3-letter IATA airport code'],
      ['Carrier Code', 'SWR', '2-character IATA airline code'],
      ['Flight Number', 'LX38', 'Numbers only'],
      ['Departure Date', '2026/11/20', 'Departure date should be in the future'],
      ['Departure Date', '2027/11/22', 'Departure date cannot be more than a year in the future'],
    ] as const) {
      const valid = formField(name).value;
      expect(button().disabled).toBe(false);
      type(name, '');
      expect(formField(name).getAttribute('aria-invalid')).toBe('false');
      type(name, typed);
      act(() => formField(name).blur());
      expect(formField(name).value).toBe(typed);
      expect(formField(name).getAttribute('aria-invalid')).toBe('true');
      expect(description(formField(name))).toBe(message);
      expect(screen.getAllByTestId('error-icon')).toHaveLength(1);
      expect(button().disabled).toBe(true);
      type(name, valid);
      act(() => formField(name).blur());
    }
  });

  it('tells what is wrong from what is missing beside its button, and leads to the field', async () => {
    const user = userEvent.setup({ delay: null });
    renderPanel([{ ...LEG, origin: '', flightNumber: 'LX38' }]);
    expect(description(button())).toBe('Still needed: Origin. Check: Flight Number');
    await user.click(named('Flight Number'));
    expect(document.activeElement).toBe(formField('Flight Number'));
    type('Flight Number', '38');
    expect(description(button())).toBe('Still needed: Origin');
    type('Origin', 'ZRH');
    expect(button().disabled).toBe(false);
    expect(button().getAttribute('aria-describedby')).toBeNull();
  });

  it('asks to check a date that is typed and cannot be taken', () => {
    renderPanel();
    for (const typed of ['2026/11/20', '2027/11/22', '30.2.2027', 'soon']) {
      type('Departure Date', typed);
      expect(description(button())).toBe(
        'Still needed: Origin, Destination, Carrier Code, Flight Number. Check: Departure Date',
      );
    }
  });

  // spec: 9.1
  it.each(['2026/11/21', '2027/11/21'])('takes the ends of the window: %s', async (typed) => {
    const user = userEvent.setup({ delay: null });
    const onSubmit = renderPanel([{ ...LEG, departureDate: '' }]);
    type('Departure Date', typed);
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith([{ ...LEG, departureDate: typed.replaceAll('/', '') }]);
  });

  it('says on Enter what is missing or wrong, live and each time, and submits nothing', async () => {
    const user = userEvent.setup({ delay: null });
    const onSubmit = renderPanel([{ ...LEG, origin: 'ZR', flightNumber: '' }]);
    const words = 'Still needed: Flight Number. Check: Origin.';
    expect(screen.queryByText(words)).toBeNull();
    await user.type(formField('Destination'), '{Enter}');
    const said = screen.getByText(words);
    expect(said.closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive');
    await user.type(formField('Destination'), '{Enter}');
    expect(screen.getByText(words)).not.toBe(said);
    expect(onSubmit).not.toHaveBeenCalled();
    type('Flight Number', '38');
    expect(screen.getByText('Check: Origin.')).toBeTruthy();
  });

  // spec: 2.107, 2.114, 4.9
  it('has a set of fields for each leg, and waits for all of them', async () => {
    const user = userEvent.setup({ delay: null });
    const onSubmit = renderPanel([LEG, { ...LEG, origin: '', flightNumber: '39' }]);
    expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
      'Flight 1',
      'Flight 2',
    ]);
    expect(button().disabled).toBe(true);
    const [, secondOrigin] = screen.getAllByRole('combobox', { name: 'Origin' });
    await user.type(secondOrigin ?? document.body, 'BOS');
    await user.click(button());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith([LEG, { ...LEG, origin: 'BOS', flightNumber: '39' }]);
  });
});

const openCalendar = async () => {
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: /^Departure date, selected date is/ }));
  await screen.findByRole('dialog', { name: 'Choose departure date' });
  return user;
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const focused = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));
const isDisabled = (name: string) => named(name).ariaDisabled === 'true';

describe('the calendar', () => {
  it('opens from a button that speaks the date, offers the window and takes a day', async () => {
    renderPanel([LEG]);
    expect(named('Departure date, selected date is Jun 18, 2027')).toBeTruthy();
    const user = await openCalendar();
    await focused('Fri, Jun 18, 2027');
    await user.keyboard('{ArrowDown}');
    await focused('Fri, Jun 25, 2027');
    await user.keyboard('{Enter}');
    await gone();
    expect(formField('Departure Date').value).toBe('2027/06/25');
    await focused('Departure date, selected date is Jun 25, 2027');
  });

  // spec: 2.111
  it('disables the days before today and after the window', async () => {
    renderPanel();
    const user = await openCalendar();
    await focused('Sat, Nov 21, 2026');
    expect(isDisabled('Fri, Nov 20, 2026')).toBe(true);
    expect(isDisabled('Sat, Nov 21, 2026')).toBe(false);
    expect(named('Previous month').disabled).toBe(true);
    await user.keyboard('{Shift>}{PageDown}{/Shift}');
    await screen.findByText('November 2027');
    expect(isDisabled('Sun, Nov 21, 2027')).toBe(false);
    expect(isDisabled('Mon, Nov 22, 2027')).toBe(true);
    expect(named('Next month').disabled).toBe(true);
  });

  it('turns its pages by button, and closes on Escape or elsewhere and changes nothing', async () => {
    renderPanel([LEG]);
    const user = await openCalendar();
    await focused('Fri, Jun 18, 2027');
    await user.click(named('Next month'));
    expect(await screen.findByText('July 2027')).toBeTruthy();
    await focused('Next month');
    await user.keyboard('{Escape}');
    await gone();
    await openCalendar();
    await focused('Fri, Jun 18, 2027');
    await user.click(formField('Origin'));
    await gone();
    expect(formField('Departure Date').value).toBe('2027/06/18');
  });
});

describe('a pasted text', () => {
  it('takes the number of a flight that is pasted with its carrier, in place of what is selected', async () => {
    const user = userEvent.setup({ delay: null });
    const onSubmit = renderPanel([LEG]);
    await user.tripleClick(formField('Flight Number'));
    await user.paste('LX 52');
    expect(formField('Flight Number').value).toBe('52');
    await user.type(formField('Flight Number'), '1');
    expect(formField('Flight Number').value).toBe('521');
    await user.click(button());
    expect(onSubmit).toHaveBeenCalledWith([{ ...LEG, flightNumber: '521' }]);
    await user.tripleClick(formField('Flight Number'));
    await user.paste('LH 52');
    expect(formField('Flight Number').value).toBe('LH 52');
    expect(description(formField('Flight Number'))).toBe('Numbers only');
  });
});

const offers = () => screen.queryAllByRole('button', { name: /is listed/ }).map(({ textContent }) => textContent);

describe('a flight number without its route', () => {
  it('offers the route that a flight number is listed on, and takes it with one press, for the date to follow', async () => {
    const user = userEvent.setup({ delay: null });
    renderPanel([], SMALL_FINDER);
    type('Carrier Code', 'ba');
    type('Flight Number', '0213');
    const offer = await screen.findByRole('button', {
      name: 'BA 213 is listed London (LHR) to Boston (BOS): use it',
    });
    expect(offer.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
    await user.click(offer);
    expect([formField('Origin').value, formField('Destination').value]).toEqual(['LHR', 'BOS']);
    expect(description(formField('Destination'))).toBe('Logan Airport');
    expect(screen.queryByRole('button', { name: /is listed/ })).toBeNull();
    expect(document.activeElement).toBe(formField('Departure Date'));
  });

  it('leads to the form’s button where the date is there already, from a flight written in one field', async () => {
    const user = userEvent.setup({ delay: null });
    renderPanel([], SMALL_FINDER);
    type('Departure Date', '2027/06/18');
    type('Origin', 'BA 213');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: /^BA 213 is listed London \(LHR\)/ }));
    expect(document.activeElement).toBe(button());
  });

  it('offers each route of a number that has several, and those alone that agree with what is typed', async () => {
    const user = userEvent.setup({ delay: null });
    renderPanel([], SMALL_FINDER);
    type('Carrier Code', 'BA 40');
    await user.tab();
    await waitFor(() => {
      expect(offers()).toEqual([
        'BA 40 is listed London (LHR) to Munich (MUC): use it',
        'BA 40 is listed London (LGW) to Boston (BOS): use it',
      ]);
    });
    type('Destination', 'bos');
    expect(offers()).toEqual(['BA 40 is listed London (LGW) to Boston (BOS): use it']);
    type('Flight Number', '41');
    expect(offers()).toEqual([]);
  });
});
