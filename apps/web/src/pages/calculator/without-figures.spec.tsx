// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NotForPassengers, UnavailableDetail, UnavailableReason } from '@tim/messages';
import type { EmissionsApi } from '../../shared/api/emissions-api.ts';
import { daysFromToday } from '../../testing/dates.ts';
import { formField } from '../../testing/form-field.ts';
import { renderAt } from '../../testing/render-at.tsx';

const CEASED = `PHL-CLT-US-819-${daysFromToday(30)}`;
const EXPLANATION =
  'US Airways has had no flights under this code since October 2015. They went to American Airlines (AA).';

const noLongerFlies: EmissionsApi['flightEmissions'] = () =>
  Promise.resolve({
    kind: 'empty',
    reason: {
      unavailableReason: UnavailableReason.NO_LONGER_FLIES,
      detail: UnavailableDetail.fromPartial({
        field: 'operatingCarrierCode',
        successors: ['AA'],
      }),
      notForPassengers: NotForPassengers.fromPartial({
        of: 'carrier',
        holder: { code: '', name: 'US Airways' },
        since: '2015-10',
        successors: [{ code: 'AA', name: 'American Airlines' }],
      }),
    },
  });

describe('an answer without figures', () => {
  it('says why, above the specified alert and the form, and leads to the successor’s figure, which gets the focus', async () => {
    const { user } = renderAt(`/lookup/flight?itinerary=${CEASED}`, { flightEmissions: noLongerFlies });
    const reason = await screen.findByText(EXPLANATION);
    const link = screen.getByRole('link', { name: 'Who flies PHL to CLT now' });
    const order = [reason, link, screen.getByRole('alert'), screen.getByRole('form')];
    expect(order).toEqual(
      order.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1)),
    );
    expect(screen.getByRole('region', { name: /^US819, PHL to CLT, / }).contains(reason)).toBe(true);
    await user.click(link);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'The figure' })));
    expect(screen.getAllByText('PHL to CLT').length).toBeGreaterThan(0);
  });

  it('tells somebody who is offline so first, before the specified alert', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderAt(`/lookup/flight?itinerary=${CEASED}`, {
      flightEmissions: () => Promise.resolve({ kind: 'failed', code: 'internal' }),
    });
    const alerts = await screen.findAllByRole('alert');
    onLine.mockRestore();
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^You are offline\./),
      expect.stringMatching(/^We could not find this flight\./),
    ]);
  });

  it('gets the focus when it was asked for', async () => {
    const { user } = renderAt(`/lookup/flight?itinerary=${CEASED}`, { flightEmissions: noLongerFlies });
    await screen.findByText(EXPLANATION);
    await user.clear(formField('Flight Number'));
    await user.type(formField('Flight Number'), '820{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: /^US820, / })));
  });
});
