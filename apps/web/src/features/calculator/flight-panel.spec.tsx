// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ItineraryEntry } from '@tim/itinerary';
import { describe, expect, it, vi } from 'vitest';
import { FinderProvider, type Finder } from '../../shared/find/finder.tsx';
import { useDraft } from '../../shared/form/use-draft.ts';
import { FlightPanel } from './flight-panel.tsx';
import { description, formField, typeInto } from '../../testing/form-field.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { SMALL_FINDER } from '../../testing/small-finder.ts';

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
  const user = renderPart(
    <FinderProvider loadFinder={() => (finder ? Promise.resolve(finder) : new Promise(() => undefined))}>
      <Panel entries={entries} onSubmit={onSubmit} />
    </FinderProvider>,
  );
  return { user, onSubmit };
}

const named = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Show emissions' });

/** What is said beside the button. */
const hint = () => document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent;

describe('FlightPanel', () => {
  // spec: 2.108, 2.120, 5.13
  it('shows one empty set of fields, each with its message, live, and none in red', () => {
    renderPanel();
    expect([screen.getAllByRole('combobox').length, screen.getAllByRole('textbox').length]).toEqual([4, 1]);
    expect(LABELS.map(description)).toEqual([
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
    expect(hint()).toBe('Still needed: Origin, Destination, Carrier Code, Flight Number, Departure Date');
  });

  // spec: 2.119, 5.9, 5.11, 5.12
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
      typeInto(name, '');
      expect(formField(name).getAttribute('aria-invalid')).toBe('false');
      typeInto(name, typed);
      act(() => formField(name).blur());
      expect(formField(name).value).toBe(typed);
      expect(formField(name).getAttribute('aria-invalid')).toBe('true');
      expect(description(name)).toBe(message);
      expect(screen.getAllByTestId('error-icon')).toHaveLength(1);
      expect(button().disabled).toBe(true);
      typeInto(name, valid);
      act(() => formField(name).blur());
    }
  });

  it('tells what is wrong from what is missing beside its button, and leads to the field', async () => {
    const { user } = renderPanel([{ ...LEG, origin: '', flightNumber: 'LX38' }]);
    expect(hint()).toBe('Still needed: Origin. Check: Flight Number');
    await user.click(named('Flight Number'));
    expect(document.activeElement).toBe(formField('Flight Number'));
    typeInto('Flight Number', '38');
    expect(hint()).toBe('Still needed: Origin');
    typeInto('Origin', 'ZRH');
    expect(button().disabled).toBe(false);
    expect(button().getAttribute('aria-describedby')).toBeNull();
  });

  // spec: 9.1
  it.each(['2026/11/21', '2027/11/21'])('takes the ends of the window: %s', async (typed) => {
    const { user, onSubmit } = renderPanel([{ ...LEG, departureDate: '' }]);
    typeInto('Departure Date', typed);
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith([{ ...LEG, departureDate: typed.replaceAll('/', '') }]);
  });

  it('says on Enter what is missing or wrong, live and each time, and submits nothing', async () => {
    const { user, onSubmit } = renderPanel([{ ...LEG, origin: 'ZR', flightNumber: '' }]);
    const words = 'Still needed: Flight Number. Check: Origin.';
    expect(screen.queryByText(words)).toBeNull();
    await user.type(formField('Destination'), '{Enter}');
    const said = screen.getByText(words);
    expect(said.closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive');
    await user.type(formField('Destination'), '{Enter}');
    expect(screen.getByText(words)).not.toBe(said);
    expect(onSubmit).not.toHaveBeenCalled();
    typeInto('Flight Number', '38');
    expect(screen.getByText('Check: Origin.')).toBeTruthy();
  });

  // spec: 2.107, 2.114, 4.9
  it('has a set of fields for each leg, and waits for all of them', async () => {
    const { user, onSubmit } = renderPanel([LEG, { ...LEG, origin: '', flightNumber: '39' }]);
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

const openCalendar = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: /^Departure date, selected date is/ }));
  await screen.findByRole('dialog', { name: 'Choose departure date' });
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const focused = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));
const isDisabled = (name: string) => named(name).ariaDisabled === 'true';

describe('the calendar', () => {
  it('opens from a button that speaks the date, offers the window and takes a day', async () => {
    const { user } = renderPanel([LEG]);
    expect(named('Departure date, selected date is Jun 18, 2027')).toBeTruthy();
    await openCalendar(user);
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
    const { user } = renderPanel();
    await openCalendar(user);
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
    const { user } = renderPanel([LEG]);
    await openCalendar(user);
    await focused('Fri, Jun 18, 2027');
    await user.click(named('Next month'));
    expect(await screen.findByText('July 2027')).toBeTruthy();
    await focused('Next month');
    await user.keyboard('{Escape}');
    await gone();
    await openCalendar(user);
    await focused('Fri, Jun 18, 2027');
    await user.click(formField('Origin'));
    await gone();
    expect(formField('Departure Date').value).toBe('2027/06/18');
  });
});

describe('a pasted text', () => {
  it('takes the number of a flight that is pasted with its carrier, in place of what is selected', async () => {
    const { user, onSubmit } = renderPanel([LEG]);
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
    expect(description('Flight Number')).toBe('Numbers only');
  });
});

const offers = () => screen.queryAllByRole('button', { name: /is listed/ }).map(({ textContent }) => textContent);

describe('a flight number without its route', () => {
  it('offers the route that a flight number is listed on, and takes it with one press, for the date to follow', async () => {
    const { user } = renderPanel([], SMALL_FINDER);
    typeInto('Carrier Code', 'ba');
    typeInto('Flight Number', '0213');
    const offer = await screen.findByRole('button', {
      name: 'BA 213 is listed London (LHR) to Boston (BOS): use it',
    });
    expect(offer.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
    await user.click(offer);
    expect([formField('Origin').value, formField('Destination').value]).toEqual(['LHR', 'BOS']);
    expect(description('Destination')).toBe('Logan Airport');
    expect(screen.queryByRole('button', { name: /is listed/ })).toBeNull();
    expect(document.activeElement).toBe(formField('Departure Date'));
  });

  it('leads to the form’s button where the date is there already, from a flight written in one field', async () => {
    const { user } = renderPanel([], SMALL_FINDER);
    typeInto('Departure Date', '2027/06/18');
    typeInto('Origin', 'BA 213');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: /^BA 213 is listed London \(LHR\)/ }));
    expect(document.activeElement).toBe(button());
  });

  it('offers each route of a number that has several, and those alone that agree with what is typed', async () => {
    const { user } = renderPanel([], SMALL_FINDER);
    typeInto('Carrier Code', 'BA 40');
    await user.tab();
    await waitFor(() => {
      expect(offers()).toEqual([
        'BA 40 is listed London (LHR) to Munich (MUC): use it',
        'BA 40 is listed London (LGW) to Boston (BOS): use it',
      ]);
    });
    typeInto('Destination', 'bos');
    expect(offers()).toEqual(['BA 40 is listed London (LGW) to Boston (BOS): use it']);
    typeInto('Flight Number', '41');
    expect(offers()).toEqual([]);
  });
});
