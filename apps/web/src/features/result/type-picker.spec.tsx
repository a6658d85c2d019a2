// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AircraftBasis } from '@tim/messages';
import { describe, expect, it } from 'vitest';
import type { EmissionsApi } from '../../shared/api/emissions-api.ts';
import { flightAnswer } from '../../testing/answers.ts';
import { daysFromToday } from '../../testing/dates.ts';
import { renderAt } from '../../testing/render-at.tsx';

const FLIGHT = `/lookup/flight?itinerary=ZRH-BOS-LX-52-${daysFromToday(30)}`;
const kilograms = (economy: number) => ({
  wellToWakeKg: { economy },
  wellToTankKg: { economy: economy / 4 },
  tankToWakeKg: { economy: (3 * economy) / 4 },
});

/** A flight with one of two types: 400 kg with the first, 500 with the second. */
const withTypes =
  (secondGrams: number): EmissionsApi['flightEmissions'] =>
  ([flight]) => {
    const isSecond = flight?.aircraftCode === 'A333';
    const types = [
      { icaoAircraftType: 'A359', name: 'Airbus A350-900', weight: 0.7, economyGrams: 400_000 },
      { icaoAircraftType: 'A333', name: 'Airbus A330-300', weight: 0.3, economyGrams: secondGrams },
    ];
    const aircraft = {
      icaoAircraftType: 'A359',
      name: 'Airbus A350-900',
      basis: AircraftBasis.AIRCRAFT_BASIS_ASSUMED,
      fuelTableType: 'A359',
      basisDetail: '',
      types,
    };
    return Promise.resolve({
      kind: 'result',
      response: flightAnswer({ ...kilograms(isSecond ? 500 : 400), ...(!isSecond && { aircraft }) }),
    });
  };

describe('the types that may fly', () => {
  it('can be picked, and the flight’s figures with one stand below', async () => {
    const user = userEvent.setup({ delay: null });
    renderAt(FLIGHT, { flightEmissions: withTypes(500_000) });
    await user.click(await screen.findByRole('radio', { name: 'Airbus A330-300' }));
    const table = await screen.findByRole('table', { name: 'With the Airbus A330-300, kg CO2e per passenger:' });
    expect(within(table).getAllByText('500.0')).toHaveLength(1);
    expect(within(screen.getByRole('table', { name: 'Emissions estimates' })).getByText('400.0')).toBeTruthy();
  });

  it('are not offered where they make no difference', async () => {
    renderAt(FLIGHT, { flightEmissions: withTypes(401_000) });
    await screen.findByRole('heading', { name: 'Emissions estimates' });
    expect(screen.queryByRole('radio', { name: 'Airbus A330-300' })).toBeNull();
  });
});
