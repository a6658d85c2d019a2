// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { AnsweredBy } from '@tim/messages';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answeringApi, easaAnswer, flightAnswer, typicalAnswer } from '../testing/answers.ts';
import { daysFromToday } from '../testing/dates.ts';
import { renderAt } from '../testing/render-at.tsx';

const poweredBy = (name: string) => within(screen.getByRole('contentinfo')).findByText(`Powered by ${name}`);
const FLIGHT = `/lookup/flight?itinerary=ZRH-BOS-LX-52-${daysFromToday(30)}`;

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the footer names who computed', () => {
  it.each([
    [AnsweredBy.ANSWERED_BY_ENGINE, 'the open engine'],
    [AnsweredBy.ANSWERED_BY_ENGINE_AFTER_FAILURE, 'the open engine'],
    [AnsweredBy.ANSWERED_BY_TIM_API, 'Google'],
  ])('the answer of %s: %s', async (answeredBy, name) => {
    vi.stubEnv('VITE_PROVIDER', 'tim-api-then-engine');
    renderAt(
      '/lookup/route?itinerary=ZRH-BOS',
      answeringApi({
        typicalEmissions: () => Promise.resolve({ kind: 'result', response: typicalAnswer({ answeredBy }) }),
      }),
    );
    expect(await screen.findByText(/Model Version/)).toBeTruthy();
    expect(await poweredBy(name)).toBeTruthy();
  });

  it('a flight that Google answers, on a site of the open engine', async () => {
    const response = flightAnswer({ answeredBy: AnsweredBy.ANSWERED_BY_TIM_API });
    renderAt(FLIGHT, answeringApi({ flightEmissions: () => Promise.resolve({ kind: 'result', response }) }));
    expect(await poweredBy('Google')).toBeTruthy();
  });

  it('as configured where no answer says it: on a page of content, and beside a label', async () => {
    vi.stubEnv('VITE_PROVIDER', 'tim-api');
    const { unmount } = renderAt('/faq');
    expect(await poweredBy('Google')).toBeTruthy();
    unmount();
    const response = easaAnswer();
    renderAt(FLIGHT, answeringApi({ flightEmissions: () => Promise.resolve({ kind: 'result', response }) }));
    expect(await screen.findByText(/Model Version/)).toBeTruthy();
    expect(await poweredBy('Google')).toBeTruthy();
  });
});
