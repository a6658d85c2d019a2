// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FlightFigures, TypicalFigures } from '../../shared/api/answers.ts';
import { heldBack, spiedApi, typicalAnswer } from '../../testing/answers.ts';
import { daysFromToday } from '../../testing/dates.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { fill, formField, showEmissions } from '../../testing/form-field.ts';

const FLIGHT = `ZRH-SFO-LX-38-${daysFromToday(30)}`;

const flightHeading = () => screen.findByRole('heading', { name: 'Emissions estimates' });
const headline = () => screen.getByRole('region', { name: 'The figure' });
const isElsewhere = () => document.activeElement !== headline();
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('a result that arrives', () => {
  it('is said with its flight, and gets the focus when it was asked for, and again when it is asked for again', async () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    renderAt(`/lookup/flight?itinerary=${FLIGHT}`);
    await flightHeading();
    expect(document.activeElement).toBe(document.body);
    expect(said()[0]).toMatch(/^Emissions estimates, ZRH to SFO · LX38 · .*: About 624\skg CO2e per person in economy/);
    for (const times of [1, 2]) {
      fireEvent.click(showEmissions());
      await waitFor(() => expect(headline().textContent).toContain('About 624\u202Fkg CO2e'));
      await waitFor(() => expect(document.activeElement).toBe(headline()));
      expect(shown.mock.instances).toEqual(Array.from({ length: times }, headline));
    }
    shown.mockRestore();
  });

  it('leaves the focus alone on going back, and on going forward to what was asked for before', async () => {
    const { flightEmissions } = spiedApi();
    renderAt(`/lookup/flight?itinerary=${FLIGHT}`, { flightEmissions });
    await flightHeading();
    // This answer never comes: the visitor turns back before.
    flightEmissions.mockReturnValueOnce(heldBack<FlightFigures>().ask());
    fill('Flight Number', '40');
    fireEvent.click(showEmissions());
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Emissions estimates' })).toBeNull());
    act(() => window.history.back());
    await waitFor(() => expect(formField('Flight Number').value).toBe('38'));
    await flightHeading();
    expect(isElsewhere()).toBe(true);
    act(() => window.history.forward());
    await waitFor(() => expect(formField('Flight Number').value).toBe('40'));
    await flightHeading();
    expect(isElsewhere()).toBe(true);
  });

  // spec: 4.26
  it('is said in one sentence, and so is that it is on its way', async () => {
    const { answers, ask } = heldBack<TypicalFigures>();
    renderAt('/lookup/route?itinerary=ZRH-SFO', { typicalEmissions: ask });
    expect(said()).toEqual(['Loading emissions']);
    const region = screen.getByRole('status');
    await act(async () => answers[0]?.({ kind: 'result', response: typicalAnswer() }));
    expect(region.textContent).toMatch(/^Typical emissions, ZRH to SFO: About 660\skg CO2e per person in economy$/);
  });
});

describe('a flight’s result', () => {
  it('shows what follows the typical emissions only once these are there, so that nothing moves', async () => {
    const { answers, ask } = heldBack<TypicalFigures>();
    renderAt(`/lookup/flight?itinerary=${FLIGHT}`, { typicalEmissions: ask });
    await flightHeading();
    expect(screen.queryByRole('heading', { name: 'Data Attribution' })).toBeNull();
    await act(async () => answers[0]?.({ kind: 'failed', code: 'deadline-exceeded' }));
    expect(screen.getByRole('heading', { name: 'Data Attribution' })).toBeTruthy();
  });
});
