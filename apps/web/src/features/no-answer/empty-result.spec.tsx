// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answeringApi } from '../../testing/answers.ts';
import { daysFromToday } from '../../testing/dates.ts';
import { renderAt } from '../../testing/render-at.tsx';

it('tells somebody who is offline so first, before the specified alert', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderAt(`/lookup/flight?itinerary=ZRH-SFO-LX-38-${daysFromToday(30)}`, {
    ...answeringApi(),
    flightEmissions: () => Promise.resolve({ kind: 'failed', code: 'internal' }),
  });
  const alerts = await screen.findAllByRole('alert');
  onLine.mockRestore();
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^You are offline\./),
    expect.stringMatching(/^We could not find this flight\./),
  ]);
});
