import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Provider } from '../providers/provider.ts';
import { status } from '../testing/faults.ts';
import { lx52, post, serveApi, testServices } from '../testing/served-api.ts';
import { gramsOf, honest, sendJsonBody, startUpstream } from '../testing/upstream.ts';
import type { Behaviour, Upstream } from '../testing/upstream.ts';
import { askFlights, flight, numbersTo, upstreamProvider } from './upstream-provider.fixture.ts';
import { written } from '../testing/written-log.ts';

const silent: Behaviour = () => undefined;
/** Silence costs this long [ms]. */
const DEADLINE_MS = 1000;
const OPEN_MS = 30_000;

let upstream: Upstream;
beforeEach(async () => {
  upstream = await startUpstream();
  // The date alone: what waits for the network waits as ever.
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await upstream.close();
});

let lastNumber = 0;
/** Ask for so many flights, one after the other; none twice, for what was answered is remembered. */
async function askOneByOne(provider: Provider, count: number): Promise<unknown[]> {
  const seen: unknown[] = [];
  for (const _ of numbersTo(count)) {
    lastNumber += 1;
    seen.push(...(await askFlights(provider, [lastNumber])));
  }
  return seen;
}

/** A provider whose circuit five failures have just opened; the upstream has forgotten that it was asked. */
async function newOpenProvider() {
  const created = upstreamProvider(upstream.url, DEADLINE_MS);
  upstream.behave(status(500));
  await askOneByOne(created.provider, 5);
  upstream.behave(honest);
  return created;
}

describe('an upstream that failed five times in a row', () => {
  it.each<readonly [string, Behaviour]>([
    ['silence', silent],
    ['status 500', status(500)],
    ['status 429', status(429, { 'retry-after': '3600' })],
    ['a refused key', status(403)],
    ['a cut connection', (_asked, response) => void response.destroy()],
    ['broken JSON', (_asked, response) => void response.writeHead(200).end('{')],
    ['no entries', (_asked, response) => sendJsonBody(response, 200, {})],
  ])('is not asked any more: %s', async (_name, behaviour) => {
    const { provider } = upstreamProvider(upstream.url, DEADLINE_MS);
    upstream.behave(behaviour);
    await askOneByOne(provider, 5);
    upstream.behave(honest);
    expect(await askOneByOne(provider, 3)).toEqual(['unavailable', 'unavailable', 'unavailable']);
    expect(upstream.batches).toEqual([]);
  });

  it('is no reason to wait: the failure says when it is asked again', async () => {
    const { provider } = await newOpenProvider();
    const ask = async () =>
      (await provider.flightEmissions([flight(52)], { includesWorking: false })).answers[0]?.result;
    expect(await ask()).toEqual({ kind: 'failed', code: 'unavailable', retryAfterSeconds: 30 });
    vi.advanceTimersByTime(10_500);
    expect(await ask()).toEqual({ kind: 'failed', code: 'unavailable', retryAfterSeconds: 20 });
  });

  it('is not asked by the other method either', async () => {
    const { provider } = await newOpenProvider();
    const { answers } = await provider.typicalEmissions([{ origin: 'ZRH', destination: 'BOS' }], {
      includesWorking: false,
    });
    expect(answers[0]?.result.kind).toBe('failed');
    expect(upstream.batches).toEqual([]);
  });
});

describe('an upstream that failed less', () => {
  it('is asked on after four failures, an answer, and four more', async () => {
    const { provider } = upstreamProvider(upstream.url);
    for (const behaviour of [status(500), honest, status(500), honest]) {
      upstream.behave(behaviour);
      await askOneByOne(provider, behaviour === honest ? 1 : 4);
    }
    expect(upstream.batches).toEqual([1]);
  });

  it('is asked until half of the last twenty calls failed', async () => {
    const { provider, onCircuitChange } = upstreamProvider(upstream.url);
    upstream.behave(honest);
    await askOneByOne(provider, 2);
    for (const _ of numbersTo(9)) {
      upstream.behave(honest);
      await askOneByOne(provider, 1);
      upstream.behave(status(500));
      await askOneByOne(provider, 1);
    }
    expect(onCircuitChange).not.toHaveBeenCalled();
    await askOneByOne(provider, 1);
    expect(onCircuitChange.mock.calls).toEqual([['open']]);
  });

  it('is asked on when it refused the questions, for that is an answer', async () => {
    const { provider } = upstreamProvider(upstream.url);
    upstream.behave(status(400));
    expect(new Set(await askOneByOne(provider, 25))).toEqual(new Set(['invalid-argument']));
    upstream.behave(status(500));
    await askOneByOne(provider, 4);
    upstream.behave(status(400));
    await askOneByOne(provider, 1);
    upstream.behave(status(500));
    await askOneByOne(provider, 4);
    upstream.behave(honest);
    expect(await askFlights(provider, [9000])).toEqual([gramsOf(9000)]);
  });
});

describe('half a minute later', () => {
  it('one call tries the upstream, and its success lets all others through', async () => {
    const { provider, onCircuitChange } = await newOpenProvider();
    vi.advanceTimersByTime(OPEN_MS - 1);
    expect(await askOneByOne(provider, 1)).toEqual(['unavailable']);
    vi.advanceTimersByTime(1);
    expect(await askFlights(provider, [9001])).toEqual([gramsOf(9001)]);
    expect(await askFlights(provider, [9002])).toEqual([gramsOf(9002)]);
    expect(onCircuitChange.mock.calls.flat()).toEqual(['open', 'half-open', 'closed']);
  });

  it('the others do not wait for the one that tries', async () => {
    const { provider } = await newOpenProvider();
    upstream.behave(silent);
    vi.advanceTimersByTime(OPEN_MS);
    const trial = askFlights(provider, [9003]);
    const first = await Promise.race([trial, askFlights(provider, [9004])]);
    expect([first, await trial]).toEqual([['unavailable'], ['deadline-exceeded']]);
  });

  it('a trial that fails means another half minute', async () => {
    const { provider, onCircuitChange } = await newOpenProvider();
    upstream.behave(status(500));
    vi.advanceTimersByTime(OPEN_MS);
    await askOneByOne(provider, 3);
    vi.advanceTimersByTime(OPEN_MS - 1);
    await askOneByOne(provider, 1);
    expect(upstream.batches).toHaveLength(1);
    expect(onCircuitChange.mock.calls.flat()).toEqual(['open', 'half-open', 'open']);
  });
});

const newServices = (provider: string) =>
  testServices({ PROVIDER: provider, TIM_API_KEY: 'key', TIM_API_ROOT_URL: upstream.url });

describe('the circuit in the running service', () => {
  it('is told of in one line for each change, without a word of what was asked', async () => {
    const { provider } = newServices('tim-api');
    upstream.behave(status(500));
    await askOneByOne(provider, 20);
    upstream.behave(honest);
    vi.advanceTimersByTime(OPEN_MS);
    await askOneByOne(provider, 5);
    const lines = written.filter((line) => line.includes('"state"')).map((line) => JSON.parse(line) as object);
    expect(lines).toEqual([
      { severity: 'WARNING', message: 'upstream', state: 'open' },
      { severity: 'INFO', message: 'upstream', state: 'half-open' },
      { severity: 'INFO', message: 'upstream', state: 'closed' },
    ]);
    expect(written.filter((line) => line.includes('"reason"'))).toHaveLength(5);
  });

  it.each([
    ['tim-api', 503, '30', null],
    ['tim-api-then-engine', 200, null, 'engine; entries=1'],
  ])('answers at once with %s: %s', async (name, code, retryAfter, filledIn) => {
    const services = newServices(name);
    upstream.behave(status(500));
    await askOneByOne(services.provider, 5);
    const api = await serveApi(services);
    onTestFinished(api.close);
    const answer = await post(api, '/v1/flights:computeFlightEmissions', { flights: [lx52] });
    expect(answer.status).toBe(code);
    expect(answer.headers.get('retry-after')).toBe(retryAfter);
    expect(answer.headers.get('x-filled-in')).toBe(filledIn);
    expect(upstream.batches).toHaveLength(5);
  });
});
