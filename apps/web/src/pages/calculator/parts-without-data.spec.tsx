// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { UnavailableReason } from '@tim/messages';
import { describe, expect, it, vi } from 'vitest';
import type { EmissionsApi } from '../../shared/api/emissions-api.ts';
import { easaAnswer, flightAnswer } from '../../testing/answers.ts';
import { daysFromToday } from '../../testing/dates.ts';
import { SMALL_FINDER } from '../../testing/small-finder.ts';
import { address, renderAt } from '../../testing/render-at.tsx';

const ADDRESS = `/lookup/flight?itinerary=ZRH-SFO-LX-38-${daysFromToday(30)}`;
const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('a flight’s result', () => {
  // spec: 2.122
  it('has no typical part when nothing is typical of the route', async () => {
    const reason = { unavailableReason: UnavailableReason.UNAVAILABLE_REASON_UNSPECIFIED, detail: undefined };
    const response = flightAnswer({ isFlightNumberVerified: true });
    renderAt(ADDRESS, {
      flightEmissions: () => Promise.resolve({ kind: 'result', response }),
      typicalEmissions: () => Promise.resolve({ kind: 'empty', reason }),
    });
    expect(await screen.findByRole('heading', { name: 'Data Attribution' })).toBeTruthy();
    expect(headings()).not.toContain('Typical Emissions');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  // spec: 4.23
  it('has no attribution without a row: a label that does not state its sustainable fuel', async () => {
    const response = easaAnswer({ inputs: { emissionsInputEntries: {}, easaLabelData: undefined } });
    renderAt(ADDRESS, { flightEmissions: () => Promise.resolve({ kind: 'result', response }) });
    expect(await screen.findByRole('heading', { name: 'Typical Emissions' })).toBeTruthy();
    expect(headings()).not.toContain('Data Attribution');
  });

  it('says before its figure that its number is not known on the route, and leads to the route it is listed on', async () => {
    const flightEmissions = vi.fn<EmissionsApi['flightEmissions']>(() =>
      Promise.resolve({ kind: 'result', response: flightAnswer({ isFlightNumberVerified: false }) }),
    );
    const path = `/lookup/flight?itinerary=LHR-MUC-BA-213-${daysFromToday(30)}&cabin=business`;
    const { user } = renderAt(path, { flightEmissions }, () => Promise.resolve(SMALL_FINDER));
    const warning = await screen.findByText(/Not in our list of flights on this route/, { selector: '[role=alert]' });
    const figure = screen.getByText(/^About [\d,]+\s?kg CO2e$/);
    expect(warning.compareDocumentPosition(figure)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText(/^About (?:as much as|[\d,]+\s?kg (?:less|more) than) /)).toBeNull();
    await user.click(
      await screen.findByRole('link', { name: 'It is listed London (LHR) to Boston (BOS): show that flight' }),
    );
    expect(address()).toBe(`/lookup/flight?itinerary=LHR-BOS-BA-213-${daysFromToday(30)}&cabin=business`);
    expect(flightEmissions.mock.lastCall?.[0]).toMatchObject([{ origin: 'LHR', destination: 'BOS' }]);
  });
});
