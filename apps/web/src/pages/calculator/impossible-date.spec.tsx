// @vitest-environment jsdom
import { formatDateCard } from '@tim/format';
import { todayLocal } from '@tim/notation';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { spiedApi } from '../../testing/answers.ts';
import { fill, formField } from '../../testing/form-field.ts';
import { renderAt } from '../../testing/render-at.tsx';

const today = todayLocal(new Date());

describe('eight digits in the address that are no date', () => {
  // spec: 3.3
  it('are today: in the field, and in what is asked for', async () => {
    const { flightEmissions } = spiedApi();
    renderAt('/lookup/flight?itinerary=ZRH-BOS-LX-52-20270231', { flightEmissions });
    expect(await screen.findByRole('heading', { name: 'Emissions estimates' })).toBeTruthy();
    const shown = `${today.year}/${String(today.month).padStart(2, '0')}/${String(today.day).padStart(2, '0')}`;
    expect(formField('Departure Date').value).toBe(shown);
    expect(flightEmissions.mock.calls[0]?.[0][0]?.departureDate).toEqual(today);
    expect(screen.getAllByRole('alert')[0]?.textContent).toBe(
      `2027/02/31 in the address is not in the calendar. Today, ${formatDateCard(today)}, was used instead.`,
    );
  });

  it('are today in the list of several flights, too', () => {
    renderAt('/lookup/flight?itinerary=ZRH-BOS-LX-52-20270231,BOS-ZRH-LX-53-20271301');
    expect(screen.getByText(`LX52 · Departing ${formatDateCard(today)}`)).toBeTruthy();
    expect(screen.getByText(`LX53 · Departing ${formatDateCard(today)}`)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toMatch(/^2027\/02\/31, 2027\/13\/01 in the address/);
  });
});

describe('a day that has passed', () => {
  it('offers the same flight when its day comes again, in the same cabin, and a list of the past', async () => {
    const { user } = renderAt('/lookup/flight?itinerary=ZRH-BOS-LX-52-20200229&cabin=business');
    const alert = screen.getAllByRole('alert')[0];
    expect(alert?.textContent).toMatch(/^Sat, Feb 29, 2020 has passed: single flights are looked up from today on\./);
    expect(screen.getByRole('link', { name: 'Flights of the past in a list' }).getAttribute('href')).toBe('/batch');
    await user.click(screen.getByRole('link', { name: /^The same flight on \w{3}, Feb 28, \d{4}$/ }));
    expect(await screen.findByRole('heading', { name: 'Emissions estimates' })).toBeTruthy();
    expect(window.location.search).toMatch(/itinerary=ZRH-BOS-LX-52-\d{4}0228&cabin=business/);
  });

  it('is told of one that is typed too, below the form, and fills in the list', async () => {
    renderAt('/lookup/flight?itinerary=ZRH-BOS-LX-52');
    fill('Departure Date', '2020/02/29');
    expect(screen.getByRole('alert').textContent).toContain('Sat, Feb 29, 2020 has passed');
    const again = screen.getByRole('link', { name: /^The same flight on \w{3}, Feb 28, \d{4}$/ });
    expect(again.getAttribute('href')).toMatch(/^\/lookup\/flight\?itinerary=ZRH-BOS-LX-52-\d{4}0228$/);
    fireEvent.click(screen.getByRole('link', { name: 'Flights of the past in a list' }));
    const list = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Paste rows from a spreadsheet, or type them',
    });
    expect(list.value).toBe('from,to,flight,date\nZRH,BOS,LX52,2020-02-29\n');
  });
});
