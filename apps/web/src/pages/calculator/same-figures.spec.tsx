// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { EmissionsApi } from '../../shared/api/emissions-api.ts';
import { flightAnswer } from '../../testing/answers.ts';
import { daysFromToday } from '../../testing/dates.ts';
import { formField } from '../../testing/form-field.ts';
import { address, renderAt } from '../../testing/render-at.tsx';

const flightOn = (days: number) => `/lookup/flight?itinerary=ZRH-SFO-LX-38-${daysFromToday(days)}`;
const SAME = /^The same figures as on \w{3}, \w{3} \d+, \d{4}\.$/;

const anotherEachDay: EmissionsApi['flightEmissions'] = ([flight]) => {
  const economy = flight?.departureDate?.day ?? 0;
  return Promise.resolve({ kind: 'result', response: flightAnswer({ wellToWakeKg: { economy } }) });
};

async function askForDay(days: number) {
  const user = userEvent.setup({ delay: null });
  await user.clear(formField('Departure Date'));
  await user.type(formField('Departure Date'), daysFromToday(days).replace(/(....)(..)(..)/, '$1/$2/$3'));
  await user.keyboard('{Enter}');
}

describe('a flight on another day', () => {
  it('is said to have the same figures where it has', async () => {
    renderAt(flightOn(30));
    await screen.findByRole('heading', { name: 'Emissions estimates' });
    expect(screen.queryByText(SAME)).toBeNull();
    await askForDay(60);
    expect(await screen.findByText(SAME)).toBeTruthy();
  });

  it('is said nothing of where it has others', async () => {
    renderAt(flightOn(30), { flightEmissions: anotherEachDay });
    await screen.findByRole('heading', { name: 'Emissions estimates' });
    await askForDay(40);
    await waitFor(() => expect(address()).toContain(daysFromToday(40)));
    await screen.findByRole('heading', { name: 'Emissions estimates' });
    expect(screen.queryByText(SAME)).toBeNull();
  });
});
