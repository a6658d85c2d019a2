// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
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

describe('a flight on another day', () => {
  it.each([
    ['the same figures where it has', {}, 1],
    ['nothing of the first where it has others', { flightEmissions: anotherEachDay }, 0],
  ])('is said to have %s', async (_what, api, said) => {
    const { user } = renderAt(flightOn(30), api);
    await screen.findByRole('heading', { name: 'Emissions estimates' });
    expect(screen.queryByText(SAME)).toBeNull();
    await user.clear(formField('Departure Date'));
    await user.type(formField('Departure Date'), daysFromToday(40).replace(/(....)(..)(..)/, '$1/$2/$3'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toContain(daysFromToday(40)));
    await screen.findByRole('heading', { name: 'Emissions estimates' });
    expect(screen.queryAllByText(SAME)).toHaveLength(said);
  });
});
