// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { AnsweredBy } from '@tim/messages';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answeringApi, easaAnswer, flightAnswer, typicalAnswer } from '../testing/answers.ts';
import { daysFromToday } from '../testing/dates.ts';
import { renderAt } from '../testing/render-at.tsx';

const poweredBy = (name: string) => within(screen.getByRole('contentinfo')).findByText(`Powered by ${name}`);
const asResult = <Response,>(response: Response) => ({ kind: 'result', response }) as const;
const GOOGLE = AnsweredBy.ANSWERED_BY_TIM_API;
const FLIGHT = `/lookup/flight?itinerary=ZRH-BOS-LX-52-${daysFromToday(30)}`;

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the footer names who computed', () => {
  it.each([
    [
      '/lookup/route?itinerary=ZRH-BOS',
      { typicalEmissions: async () => asResult(typicalAnswer({ answeredBy: GOOGLE })) },
    ],
    [FLIGHT, { flightEmissions: async () => asResult(flightAnswer({ answeredBy: GOOGLE })) }],
  ])('where Google answers, on a site of the open engine: %s', async (address, answers) => {
    renderAt(address, answeringApi(answers));
    expect(await poweredBy('Google')).toBeTruthy();
  });

  it('as configured where no answer says it: on a page of content, and beside a label', async () => {
    vi.stubEnv('VITE_PROVIDER', 'tim-api');
    const { unmount } = renderAt('/faq');
    expect(await poweredBy('Google')).toBeTruthy();
    unmount();
    renderAt(FLIGHT, answeringApi({ flightEmissions: async () => asResult(easaAnswer()) }));
    expect(await screen.findByText(/Model Version/)).toBeTruthy();
    expect(await poweredBy('Google')).toBeTruthy();
  });
});
