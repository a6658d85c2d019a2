// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { EmissionsApi } from '../../shared/api/emissions-api.ts';
import { answeringApi } from '../../testing/answers.ts';
import { daysFromToday } from '../../testing/dates.ts';
import { formField } from '../../testing/form-field.ts';
import { renderAt } from '../../testing/render-at.tsx';

const DATE = daysFromToday(30);
const [FLIGHT, OTHER_FLIGHT] = [`ZRH-SFO-LX-38-${DATE}`, `SFO-ZRH-LX-39-${DATE}`] as const;

describe('several flights', () => {
  // spec: 2.95, 2.96, 2.97, 2.101, 2.106, 5.18, 5.19
  it.each(['/lookup/flight', '/lookup/route'])('are listed instead of a form at %s', (path) => {
    const { flightEmissions, typicalEmissions } = answeringApi();
    const api = {
      flightEmissions: vi.fn<EmissionsApi['flightEmissions']>(flightEmissions),
      typicalEmissions: vi.fn<EmissionsApi['typicalEmissions']>(typicalEmissions),
    };
    renderAt(`${path}?v=1&itinerary=${FLIGHT},ZRH-BOS-LX-52-20230701`, api);
    expect(screen.getByRole('heading', { name: 'All flights' })).toBeTruthy();
    expect(screen.getByText('ZRH to SFO')).toBeTruthy();
    expect(screen.getByText('LX52 · Departing Sat, Jul 1, 2023')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(api.flightEmissions).not.toHaveBeenCalled();
    expect(api.typicalEmissions).not.toHaveBeenCalled();
    const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: /^Emissions Details/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `${path}?v=1&itinerary=${FLIGHT}`,
      `${path}?v=1&itinerary=ZRH-BOS-LX-52-20230701`,
    ]);
  });

  it('lead to one of them, and back', async () => {
    const user = userEvent.setup({ delay: null });
    renderAt(`/lookup/flight?itinerary=${FLIGHT}/${OTHER_FLIGHT}`);
    await user.click(screen.getByRole('link', { name: 'Emissions Details for SFO to ZRH' }));
    expect(await screen.findByRole('heading', { name: 'Emissions estimates' })).toBeTruthy();
    expect(formField('Origin').value).toBe('SFO');
    act(() => window.history.back());
    expect(await screen.findByRole('heading', { name: 'All flights' })).toBeTruthy();
  });
});
