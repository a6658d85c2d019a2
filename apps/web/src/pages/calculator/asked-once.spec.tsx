// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FlightFigures } from '../../shared/api/answers.ts';
import type { EmissionsApi } from '../../shared/api/emissions-api.ts';
import { showEmissions } from '../../testing/form-field.ts';
import { flightAnswer, heldBack, spiedApi } from '../../testing/answers.ts';
import { daysFromToday } from '../../testing/dates.ts';
import { address, renderAt } from '../../testing/render-at.tsx';

const FLIGHT = `ZRH-SFO-LX-38-${daysFromToday(30)}`;

/** The flight's answers are given by the test, one for each question. */
function heldBackApi() {
  const { answers, ask } = heldBack<FlightFigures>();
  const signals: AbortSignal[] = [];
  const flightEmissions: EmissionsApi['flightEmissions'] = (_flights, signal) => {
    signals.push(signal);
    return ask();
  };
  const { typicalEmissions } = spiedApi();
  const answer = () => act(async () => answers.at(-1)?.({ kind: 'result', response: flightAnswer() }));
  return { api: { flightEmissions, typicalEmissions }, signals, answer };
}

describe('the same question', () => {
  it('is not asked again while its answer is on its way, and the first is left to come', async () => {
    const { api, signals, answer } = heldBackApi();
    const { user } = renderAt(`/lookup/flight?itinerary=${FLIGHT}`, api);
    await user.click(showEmissions());
    await user.keyboard('{Enter}{Enter}');
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    expect(api.typicalEmissions).toHaveBeenCalledOnce();
    await answer();
    // It was asked for, if only by a press that asked nothing anew.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'The figure' })));
    await user.click(showEmissions());
    expect(signals).toHaveLength(2);
  });

  it('is asked once by a double click, however fast the answer is', async () => {
    const { flightEmissions } = spiedApi();
    const { user } = renderAt(`/lookup/flight?itinerary=${FLIGHT}`, { flightEmissions });
    await screen.findByRole('heading', { name: 'Emissions estimates' });
    flightEmissions.mockClear();
    await user.dblClick(showEmissions());
    await screen.findByRole('heading', { name: 'Emissions estimates' });
    expect(flightEmissions).toHaveBeenCalledOnce();
    expect(address()).toBe(`/lookup/flight?itinerary=${FLIGHT}`);
  });
});
