import { describe, expect, it } from 'vitest';
import { createProvider } from '../providers/create-provider.ts';
import { FAULTS } from '../testing/faults.ts';
import { lx52, post, serveApi, testServices } from '../testing/served-api.ts';
import { serveCallable } from '../testing/served-callable.ts';
import { sendJsonBody, startUpstream } from '../testing/upstream.ts';
import type { Behaviour } from '../testing/upstream.ts';
import { written } from '../testing/written-log.ts';

const SECRET = 'planted-secret-5c1f0e';

/** An upstream that repeats the key to whoever reads its errors. */
const tellTale =
  (status: number): Behaviour =>
  (_asked, response) =>
    sendJsonBody(response, status, {
      error: { code: status, message: `API key not valid: ${SECRET}`, status: SECRET },
    });

/** The slow ones wait for the production deadline and fail with nothing in hand to tell. */
const BEHAVIOURS: readonly Behaviour[] = [
  ...FAULTS.filter(({ expected }) => expected !== 'deadline-exceeded').map(({ behaviour }) => behaviour),
  ...[400, 403, 500].map(tellTale),
];

describe('the upstream’s key, whatever the upstream does', () => {
  it('reaches the upstream, and is in no answer and no log; nor is what was asked in the log', async () => {
    const upstream = await startUpstream();
    const services = testServices({
      APP_CHECK: 'off',
      PROVIDER: 'tim-api',
      TIM_API_KEY: SECRET,
      TIM_API_ROOT_URL: upstream.url,
    });
    const answers: string[] = [];
    for (const behaviour of BEHAVIOURS) {
      upstream.behave(behaviour);
      // Each behaviour meets a provider of its own, whose circuit is closed.
      const provider = createProvider(services.settings, services.estimator, services.nowEpochMs);
      const callable = await serveCallable({ ...services, provider });
      const api = await serveApi({ ...services, provider });
      // Two flights: what is answered once is remembered.
      const asked = { ...lx52, flightNumber: '1' };
      answers.push((await post(callable, '/', { data: { flights: [asked] } })).text);
      const typed = { ...lx52, flightNumber: 2 };
      answers.push((await post(api, '/v1/flights:computeDetailedFlightEmissions', { flights: [typed] })).text);
      await callable.close();
      await api.close();
    }
    await upstream.close();
    expect(upstream.addresses.length).toBeGreaterThan(40);
    expect(upstream.addresses.filter((address) => !address.includes(SECRET))).toEqual([]);
    expect(answers.filter((answer) => /"(status|code)"/.test(answer)).length).toBeGreaterThan(40);
    expect(answers.join('\n')).not.toContain(SECRET);
    const told = written.map((line) => JSON.parse(line) as { message: string; severity: string; reason?: string });
    const failures = told.filter(({ message, severity }) => message === 'upstream' && severity === 'ERROR');
    expect(failures.length).toBeGreaterThan(40);
    expect(failures.every(({ reason = '' }) => /^[\w-]+$/.test(reason))).toBe(true);
    expect(written.join('\n')).not.toMatch(new RegExp(`${SECRET}|ZRH|BOS`));
  });
});
