import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ItineraryEntry } from '@tim/itinerary';
import { describe, expect, it, vi } from 'vitest';
import { system } from '../../theme/system.ts';
import { FlightPanel } from './flight-panel.tsx';

const TODAY = { year: 2026, month: 11, day: 21 };
const LEG: ItineraryEntry = {
  origin: 'ZRH',
  destination: 'SFO',
  operatingCarrierCode: 'LX',
  flightNumber: '38',
  departureDate: '20270618',
};

function renderPanel(entries: readonly ItineraryEntry[] = []) {
  const onSubmit = vi.fn<(legs: readonly ItineraryEntry[]) => void>();
  render(
    <ChakraProvider value={system}>
      <FlightPanel entries={entries} today={TODAY} onSubmit={onSubmit} />
    </ChakraProvider>,
  );
  return onSubmit;
}

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const named = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Show emissions' });

function description(element: HTMLElement): string {
  return document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
}

describe('FlightPanel', () => {
  // spec: 2.108, 5.13
  it('shows one empty set of fields, each with its message and none in red', () => {
    renderPanel();
    expect(screen.getAllByRole('textbox')).toHaveLength(5);
    expect(screen.getAllByRole('textbox').map((element) => description(element))).toEqual([
      '3-letter IATA airport code',
      '3-letter IATA airport code',
      '2-character IATA airline code',
      'Numbers only',
      'Departure date should be in the future',
    ]);
    expect(screen.queryAllByTestId('error-icon')).toHaveLength(0);
    expect(button().disabled).toBe(true);
    expect(description(button())).toBe(
      'Still needed: Origin, Destination, Carrier Code, Flight Number, Departure Date',
    );
  });

  // spec: 2.119
  it.each([
    ['Origin', 'ZUR1', '3-letter IATA airport code'],
    ['Destination', 'S', '3-letter IATA airport code'],
    ['Carrier Code', 'SWR', '2-character IATA airline code'],
    ['Flight Number', 'LX38', 'Numbers only'],
    ['Departure Date', '2026/11/20', 'Departure date should be in the future'],
    ['Departure Date', '2027/11/22', 'Departure date cannot be more than a year in the future'],
  ])('%s "%s" is shown in red with "%s"', async (name, typed, message) => {
    const user = userEvent.setup({ delay: null });
    renderPanel([LEG]);
    expect(button().disabled).toBe(false);
    await user.clear(input(name));
    expect(input(name).getAttribute('aria-invalid')).toBe('false');
    await user.type(input(name), typed);
    expect(input(name).value).toBe(typed);
    expect(input(name).getAttribute('aria-invalid')).toBe('true');
    expect(description(input(name))).toBe(message);
    expect(screen.getAllByTestId('error-icon')).toHaveLength(1);
    expect(button().disabled).toBe(true);
  });

  it('tells what is wrong from what is missing beside its button, and leads to the field', async () => {
    const user = userEvent.setup({ delay: null });
    renderPanel([{ ...LEG, origin: '', flightNumber: 'LX38' }]);
    expect(description(button())).toBe('Still needed: Origin. Check: Flight Number');
    await user.click(named('Flight Number'));
    expect(document.activeElement).toBe(input('Flight Number'));
    await user.clear(input('Flight Number'));
    await user.type(input('Flight Number'), '38');
    expect(description(button())).toBe('Still needed: Origin');
    await user.type(input('Origin'), 'ZRH');
    expect(button().disabled).toBe(false);
    expect(button().getAttribute('aria-describedby')).toBeNull();
  });

  // spec: 9.1
  it.each(['2026/11/21', '2027/11/21'])('takes the ends of the window: %s', async (typed) => {
    const user = userEvent.setup({ delay: null });
    const onSubmit = renderPanel([{ ...LEG, departureDate: '' }]);
    await user.type(input('Departure Date'), `${typed}{Enter}`);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith([{ ...LEG, departureDate: typed.replaceAll('/', '') }]);
  });

  // spec: 2.120
  it('announces messages assertively', () => {
    renderPanel();
    const helper = document.getElementById(input('Origin').getAttribute('aria-describedby') ?? '');
    expect(helper?.getAttribute('aria-live')).toBe('assertive');
  });

  it('does nothing on Enter while a field is invalid', async () => {
    const user = userEvent.setup({ delay: null });
    const onSubmit = renderPanel([{ ...LEG, origin: 'ZR' }]);
    await user.type(input('Destination'), '{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
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
    const [, secondOrigin] = screen.getAllByRole('textbox', { name: 'Origin' });
    await user.type(secondOrigin ?? document.body, 'BOS');
    await user.click(button());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith([LEG, { ...LEG, origin: 'BOS', flightNumber: '39' }]);
  });
});

describe('the calendar', () => {
  it('opens from a button that speaks the date, offers the window and takes a day', async () => {
    const user = userEvent.setup({ delay: null });
    renderPanel([LEG]);
    await user.click(screen.getByRole('button', { name: 'Departure date, selected date is Jun 18, 2027' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Fri, Jun 18, 2027');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(input('Departure Date').value).toBe('2027/06/25');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Departure date, selected date is Jun 25, 2027' }),
    );
  });

  // spec: 2.111
  it('disables the days before today and after the window', async () => {
    const user = userEvent.setup({ delay: null });
    renderPanel();
    await user.click(screen.getByRole('button', { name: 'Departure date, selected date is none' }));
    expect(named('Fri, Nov 20, 2026').disabled).toBe(true);
    expect(named('Sat, Nov 21, 2026').disabled).toBe(false);
    expect(named('Previous month').disabled).toBe(true);
    await user.keyboard('{Shift>}{PageDown}{/Shift}');
    expect(named('Sun, Nov 21, 2027').disabled).toBe(false);
    expect(named('Mon, Nov 22, 2027').disabled).toBe(true);
    expect(named('Next month').disabled).toBe(true);
  });

  it('turns its pages by button', async () => {
    const user = userEvent.setup({ delay: null });
    renderPanel();
    await user.click(screen.getByRole('button', { name: /^Departure date/ }));
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByText('December 2026')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next month' }));
  });

  it('leaves keys to the browser that come with another', async () => {
    const user = userEvent.setup({ delay: null });
    renderPanel([LEG]);
    await user.click(screen.getByRole('button', { name: /^Departure date/ }));
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(document.activeElement).toBe(named('Fri, Jun 18, 2027'));
  });

  it.each(['{Escape}', 'elsewhere'])('closes on %s and changes nothing', async (way) => {
    const user = userEvent.setup({ delay: null });
    renderPanel([LEG]);
    await user.click(screen.getByRole('button', { name: /^Departure date/ }));
    await (way === 'elsewhere' ? user.click(input('Origin')) : user.keyboard(way));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(input('Departure Date').value).toBe('2027/06/18');
  });

  it('takes the number of a flight that is pasted with its carrier, in place of what is selected', async () => {
    const user = userEvent.setup({ delay: null });
    const onSubmit = renderPanel([LEG]);
    await user.tripleClick(input('Flight Number'));
    await user.paste('LX 52');
    expect(input('Flight Number').value).toBe('52');
    await user.type(input('Flight Number'), '1');
    expect(input('Flight Number').value).toBe('521');
    await user.click(button());
    expect(onSubmit).toHaveBeenCalledWith([{ ...LEG, flightNumber: '521' }]);
    await user.tripleClick(input('Flight Number'));
    await user.paste('LH 52');
    expect(input('Flight Number').value).toBe('LH 52');
    expect(description(input('Flight Number'))).toBe('Numbers only');
  });
});
