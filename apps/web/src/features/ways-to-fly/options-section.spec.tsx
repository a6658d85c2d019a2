import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { EmissionsApi } from '../../shared/api/emissions-api.ts';
import { typicalAnswer } from '../../testing/answers.ts';
import { renderAt } from '../../testing/render-at.tsx';

describe('the list of everyone who flies a route', () => {
  it('says what failed and what to do where it does not come, and is asked for again', async () => {
    const travelOptions = vi.fn<EmissionsApi['travelOptions']>(() =>
      Promise.resolve({ kind: 'failed', code: 'resource-exhausted' }),
    );
    renderAt('/lookup/route?itinerary=ZRH-SFO', {
      typicalEmissions: () => Promise.resolve({ kind: 'result', response: typicalAnswer({ carrierCodes: ['LX'] }) }),
      travelOptions,
    });
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The list could not be loaded. The service is answering too many requests at the moment, so this one could not be looked up. Please wait a minute and try again.',
    );
    travelOptions.mockResolvedValue({ kind: 'result', response: { options: [], oldOptions: [] } });
    await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nobody is known to fly this way on that day.')).toBeDefined();
  });
});
