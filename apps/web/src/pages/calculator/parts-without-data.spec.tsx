import { screen } from '@testing-library/react';
import { UnavailableReason } from '@tim/messages';
import { describe, expect, it } from 'vitest';
import { answeringApi, easaAnswer, flightAnswer } from '../../testing/answers.ts';
import { daysFromToday } from '../../testing/dates.ts';
import { renderAt } from '../../testing/render-at.tsx';

const ADDRESS = `/lookup/flight?itinerary=ZRH-SFO-LX-38-${daysFromToday(30)}`;
const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('a flight’s result', () => {
  // spec: 2.122
  it('has no typical part when nothing is typical of the route', async () => {
    const reason = {
      unavailableReason: UnavailableReason.UNAVAILABLE_REASON_UNSPECIFIED,
      detail: undefined,
    };
    const response = flightAnswer({ isFlightNumberVerified: true });
    renderAt(
      ADDRESS,
      answeringApi({
        flightEmissions: () => Promise.resolve({ kind: 'result', response }),
        typicalEmissions: () => Promise.resolve({ kind: 'empty', reason }),
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Data Attribution' })).toBeTruthy();
    expect(headings()).not.toContain('Typical Emissions');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  // spec: 4.23
  it('has no attribution without a row: a label that does not state its sustainable fuel', async () => {
    const response = easaAnswer({ inputs: { emissionsInputEntries: {}, easaLabelData: undefined } });
    renderAt(ADDRESS, answeringApi({ flightEmissions: () => Promise.resolve({ kind: 'result', response }) }));
    expect(await screen.findByRole('heading', { name: 'Typical Emissions' })).toBeTruthy();
    expect(headings()).not.toContain('Data Attribution');
  });

  it('has the line of its range below its table', async () => {
    const range = { lowKg: { economy: 500.2 }, highKg: { economy: 700.1 }, drivers: [] };
    const response = flightAnswer({ range });
    renderAt(ADDRESS, answeringApi({ flightEmissions: () => Promise.resolve({ kind: 'result', response }) }));
    expect(await screen.findByText('Between 500 and 705 kg in economy (8 of 10 flights).')).toBeTruthy();
  });

  // spec: 9.36, 9.37
  it('has a contrails row with its description', async () => {
    renderAt(ADDRESS);
    expect(await screen.findByRole('heading', { name: 'Contrails' })).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: /^Contrails impact bucket/ }).textContent).toBe(
      'Contrails impact bucketThe relative impact bucket of contrails compared to fuel burn for this flight.',
    );
  });
});
