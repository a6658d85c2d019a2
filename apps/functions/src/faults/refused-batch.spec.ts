import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { keyRefused, status } from '../testing/faults.ts';
import { lx52, post, serveApi, testServices } from '../testing/served-api.ts';
import { gramsOf, honest, startUpstream } from '../testing/upstream.ts';
import type { Behaviour, Upstream } from '../testing/upstream.ts';
import { askFlights, numbersTo, upstreamProvider } from './upstream-provider.fixture.ts';

// One for each test: a request that a deadline left on its way is not counted in the next.
let upstream: Upstream;
beforeEach(async () => {
  upstream = await startUpstream();
});
afterEach(() => upstream.close());

const refuse = status(400);

/** Refuses whatever holds one of the numbers. */
const refusing =
  (...numbers: readonly number[]): Behaviour =>
  (asked, response, attempt) => {
    const isRefused = asked.flights?.some(({ flightNumber = 0 }) => numbers.includes(flightNumber)) === true;
    (isRefused ? refuse : honest)(asked, response, attempt);
  };

describe('a batch with an entry that the upstream refuses', () => {
  it.each([
    ['the first', [1], 15],
    ['one in the middle', [57], 15],
    ['the last', [100], 15],
    ['two', [3, 98], 27],
    ['three', [3, 51, 98], 37],
  ])('fails for that entry alone: %s of 100', async (_name, refused, mostCalls) => {
    const { provider, onFailure } = upstreamProvider(upstream.url);
    upstream.behave(refusing(...refused));
    const numbers = numbersTo(100);
    const expected = numbers.map((number) => (refused.includes(number) ? 'invalid-argument' : gramsOf(number)));
    expect(await askFlights(provider, numbers)).toEqual(expected);
    expect(upstream.batches.length).toBeLessThanOrEqual(mostCalls);
    expect(onFailure.mock.calls).toEqual(refused.map(() => [{ reason: 'invalid-argument', httpStatus: 400 }, 1]));
  });

  it('leaves that entry of a plain answer empty, and fails where every entry is refused', async () => {
    const { provider } = upstreamProvider(upstream.url);
    const api = await serveApi({ ...testServices(), provider });
    onTestFinished(api.close);
    upstream.behave(refusing(2));
    const ask = (...numbers: readonly number[]) => {
      const flights = numbers.map((flightNumber) => ({ ...lx52, flightNumber }));
      return post(api, '/v1/flights:computeFlightEmissions', { flights });
    };
    const { json } = await ask(1, 2);
    expect(json).toMatchObject({
      flightEmissions: [{ emissionsGramsPerPax: { economy: gramsOf(1) } }, { flight: {} }],
    });
    expect(JSON.stringify(json).match(/emissionsGramsPerPax/g)).toHaveLength(1);
    expect(await ask(2)).toMatchObject({
      status: 400,
      json: { error: { message: 'The service that answers refused what was asked.' } },
    });
  });

  it('fails for that entry alone: one market of 1000', async () => {
    const { provider } = upstreamProvider(upstream.url);
    const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'];
    const codes = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => `${a}${b}${c}`)));
    upstream.behave((asked, response, attempt) => {
      const isRefused = asked.markets?.some(({ destination }) => destination === 'DEF') === true;
      (isRefused ? refuse : honest)(asked, response, attempt);
    });
    const markets = codes.map((destination) => ({ origin: 'ZRH', destination }));
    const { answers } = await provider.typicalEmissions(markets, { includesWorking: false });
    const failed = answers.flatMap(({ result }, at) => (result.kind === 'failed' ? [[codes[at], result.code]] : []));
    expect(failed).toEqual([['DEF', 'invalid-argument']]);
    expect(answers).toHaveLength(1000);
    expect(upstream.batches.length).toBeLessThanOrEqual(21);
  });

  it('is asked 41 times at most when very many entries are refused, and what was not told apart fails', async () => {
    const { provider } = upstreamProvider(upstream.url);
    const refused = numbersTo(25).map((number) => 4 * number);
    upstream.behave(refusing(...refused));
    const seen = await askFlights(provider, numbersTo(100));
    expect(upstream.batches.length).toBeLessThanOrEqual(41);
    expect(refused.every((number) => seen[number - 1] === 'invalid-argument')).toBe(true);
    expect(seen.filter((answer, at) => answer !== 'invalid-argument' && answer !== gramsOf(at + 1))).toEqual([]);
  });

  it('is done when its one deadline is over', async () => {
    const deadlineMs = 1500;
    const { provider } = upstreamProvider(upstream.url, deadlineMs);
    upstream.behave((asked, response, attempt) => {
      setTimeout(() => refusing(57)(asked, response, attempt), 300);
    });
    const start = performance.now();
    const seen = await askFlights(provider, numbersTo(100));
    expect(performance.now() - start).toBeLessThan(2 * deadlineMs);
    expect(seen[0]).toBe(gramsOf(1));
    expect(seen[56]).toBe('deadline-exceeded');
  });

  it('is not asked again when it is the key that is refused', async () => {
    const { provider } = upstreamProvider(upstream.url);
    upstream.behave(keyRefused);
    expect(new Set(await askFlights(provider, numbersTo(100)))).toEqual(new Set(['unavailable']));
    expect(upstream.batches).toEqual([100]);
  });
});
