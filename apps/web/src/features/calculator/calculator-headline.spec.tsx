// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UnavailableReason } from '@tim/messages';
import { flightHeadline } from '../headline/headline-words.ts';
import { flightAnswer, typicalAnswer } from '../../testing/answers.ts';
import { daysFromToday } from '../../testing/dates.ts';
import { renderAt } from '../../testing/render-at.tsx';

const ADDRESS = `/lookup/flight?itinerary=ZRH-SFO-LX-38-${daysFromToday(30)}`;
const frame = () => screen.getByLabelText('The figure');
const headline = () => within(frame());
const shown = () => frame().hasAttribute('data-shown');
const never = new Promise<never>(() => undefined);

describe('the headline of the calculator', () => {
  it('says the figure of the address, and of the cabin that is chosen', async () => {
    const { user } = renderAt(ADDRESS);
    expect(await headline().findByText('About 624 kg CO2e')).toBeTruthy();
    await user.click(headline().getByRole('radio', { name: /^Business/, hidden: true }));
    expect(headline().getByText(/^About 2,496 kg CO2e$/)).toBeTruthy();
    expect(headline().getByText(/^per person in business/)).toBeTruthy();
  });

  it('stands below a question that has the names of the answer, with codes', async () => {
    const answer = typicalAnswer();
    const message = { ...answer.message, placeNames: { LHR: 'London', BOS: 'Boston' } };
    const typical = { kind: 'result', response: { ...answer, message } } as const;
    renderAt('/lookup/route?itinerary=LHR-BOS', { typicalEmissions: () => Promise.resolve(typical) });
    expect(await screen.findByText('London (LHR) to Boston (BOS)', { selector: '[data-slot]' })).toBeTruthy();
    expect(await screen.findByText(/^Typical emissions, London \(LHR\) to Boston \(BOS\): /)).toBeTruthy();
  });

  it('has no place while nothing is asked for, and none where there are no figures', async () => {
    const { unmount } = renderAt('/lookup/flight');
    expect(shown()).toBe(false);
    unmount();
    const reason = { unavailableReason: UnavailableReason.UNAVAILABLE_REASON_UNSPECIFIED, detail: undefined };
    renderAt(ADDRESS, { flightEmissions: () => Promise.resolve({ kind: 'empty', reason }) });
    expect(await screen.findByText('We could not find this flight.')).toBeTruthy();
    expect(screen.queryByLabelText('The figure')).toBeNull();
  });

  it('leaves the cabin that is chosen before there is a result', async () => {
    const { user } = renderAt('/lookup/route');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Cabin' }), 'business');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Cabin' }).value).toBe('business');
  });

  it('goes on from what was painted for its address while the answer is on its way', async () => {
    const painted = flightHeadline({ subject: 'LX38', flight: flightAnswer({ wellToWakeKg: { economy: 500 } }) });
    globalThis.handedOver = { answers: new Map(), painted: new Map([[ADDRESS, painted]]) };
    renderAt(ADDRESS, { flightEmissions: () => never });
    expect(await headline().findByText('About 500 kg CO2e')).toBeTruthy();
  });

  it('never goes on from what was painted for another', async () => {
    const painted = flightHeadline({ subject: 'LX40', flight: flightAnswer({ wellToWakeKg: { economy: 500 } }) });
    globalThis.handedOver = { answers: new Map(), painted: new Map([['/lookup/flight?itinerary=other', painted]]) };
    renderAt(ADDRESS, { flightEmissions: () => never });
    expect(await screen.findByText(/^LX38, ZRH to SFO, /)).toBeTruthy();
    expect(headline().queryByText(/^About/)).toBeNull();
  });
});
