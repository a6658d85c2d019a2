import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { FLIGHT_EMISSIONS } from '../callables/compute-flight-emissions.ts';
import { flightQuery } from '@tim/estimate-messages';
import { UnavailableReason } from '@tim/messages';
import type { FlightEmissionsResponse } from '@tim/messages';
import { FlightEmissionsRequest } from '@tim/messages';
import { fallingBack } from '../providers/falling-back.ts';
import { httpsError } from '../callables/https-error.ts';
import { FAULTS } from '../testing/faults.ts';
import { flightResponseOf } from '../testing/response-of.ts';
import { lx52, post, serveApi, testServices } from '../testing/served-api.ts';
import { gramsOf, honest, sendJsonBody, startUpstream, UNKNOWN_NUMBER } from '../testing/upstream.ts';
import type { Behaviour } from '../testing/upstream.ts';
import { DEADLINE_MS, engine, numbersTo, upstreamProvider } from './upstream-provider.fixture.ts';

const request = (...numbers: readonly number[]) =>
  FlightEmissionsRequest.fromPartial({ flights: numbers.map((number) => ({ ...lx52, flightNumber: String(number) })) });

const upstream = await startUpstream();
afterAll(() => upstream.close());

const services = testServices();
const newProvider = (url = upstream.url) => upstreamProvider(url);

type Seen = {
  readonly code: string;
  readonly response: FlightEmissionsResponse | undefined;
  readonly milliseconds: number;
};

/** What a client of the callable sees. */
async function call(asked: FlightEmissionsRequest, provider = newProvider().provider): Promise<Seen> {
  const start = performance.now();
  try {
    const response = flightResponseOf(await FLIGHT_EMISSIONS.handle(asked, { ...services, provider }));
    return { code: 'ok', response, milliseconds: performance.now() - start };
  } catch (error) {
    return { code: httpsError(error).code, response: undefined, milliseconds: performance.now() - start };
  }
}

const grams = (response: FlightEmissionsResponse | undefined) =>
  response?.flightEmissions.map((entry) => entry.emissionsGramsPerPax?.economy);

/** One row of the table in docs/reliability.md, where it was asked for. */
function report(name: string, { code, milliseconds }: Seen, asked: number): void {
  if (process.env['FAULT_DEADLINE_MS'] === undefined) return;
  process.stdout.write(`| ${name} | ${code} | ${Math.round(milliseconds)} ms | ${asked} |\n`);
}

describe('an upstream that misbehaves', () => {
  it.concurrent.each(FAULTS)(
    '$name: $expected',
    { timeout: DEADLINE_MS + 20_000 },
    async ({ name, behaviour, expected }) => {
      const own = await startUpstream();
      own.behave(behaviour);
      const seen = await call(request(52, 53), newProvider(own.url).provider);
      await own.close();
      report(name, seen, own.batches.length);
      expect(seen.code).toBe(expected);
      expect(grams(seen.response)).toEqual(expected === 'ok' ? [gramsOf(52), gramsOf(53)] : undefined);
      expect(seen.milliseconds).toBeLessThan(DEADLINE_MS + 1000);
      expect(own.batches.length).toBeLessThanOrEqual(3);
    },
  );

  it.concurrent.each([
    ['no such host', 'http://no-such-host.invalid'],
    ['nobody listens', 'http://127.0.0.1:9'],
  ])('%s: unavailable', async (name, url) => {
    const seen = await call(request(52), newProvider(url).provider);
    report(name, seen, 0);
    expect(seen.code).toBe('unavailable');
  });
});

describe('the time an upstream names', () => {
  it('is not waited for when it is beyond the deadline, and is passed on', async () => {
    upstream.behave((_asked, response) => sendJsonBody(response, 429, {}, { 'retry-after': '3600' }));
    const { provider } = newProvider();
    const { answers } = await provider.flightEmissions(request(52).flights.map(flightQuery), {
      includesWorking: false,
    });
    expect(answers[0]?.result).toEqual({ kind: 'failed', code: 'resource-exhausted', retryAfterSeconds: 3600 });
    expect(upstream.batches).toEqual([1]);
  });

  it('is waited for when there is time', async () => {
    upstream.behave((asked, response, attempt) =>
      attempt === 1 ? sendJsonBody(response, 503, {}, { 'retry-after': '1' }) : honest(asked, response, attempt),
    );
    const { code, milliseconds } = await call(request(52));
    expect(code).toBe('ok');
    expect(milliseconds).toBeGreaterThan(1000);
  });
});

/** Answers as it should, without the entry of one flight. */
const allBut =
  (number: number): Behaviour =>
  (asked, response, attempt) => {
    const flights = asked.flights?.filter(({ flightNumber }) => flightNumber !== number) ?? [];
    honest({ ...asked, flights }, response, attempt);
  };

describe('the others in a batch', () => {
  it('keep their answers when one entry is missing, which is a failure and never "not found"', async () => {
    upstream.behave(allBut(53));
    const { response } = await call(request(52, 53, 54));
    expect(grams(response)).toEqual([gramsOf(52), undefined, gramsOf(54)]);
    expect(response?.flightEmissions[1]?.unavailableReason).toBe(UnavailableReason.PROVIDER_FAILED);
  });

  it('keep their answers when one of three batches fails', async () => {
    upstream.behave((asked, response) => {
      const isSecond = asked.flights?.some(({ flightNumber }) => flightNumber === 150) === true;
      if (isSecond) response.destroy();
      else honest(asked, response, 1);
    });
    const { response } = await call(request(...numbersTo(250)));
    const answered = grams(response) ?? [];
    expect(upstream.batches.toSorted((a, b) => a - b)).toEqual([50, 100, 100]);
    expect(answered.filter((value) => value === undefined)).toHaveLength(100);
    expect(answered[0]).toBe(gramsOf(1));
    expect(answered[249]).toBe(gramsOf(250));
  });
});

describe('a flight the upstream does not know', () => {
  it('is unknown, with and without the engine behind', async () => {
    upstream.behave(honest);
    const { provider } = newProvider();
    const alone = await call(request(UNKNOWN_NUMBER), provider);
    const both = await call(request(UNKNOWN_NUMBER), fallingBack(provider, engine));
    for (const { response } of [alone, both]) {
      expect(grams(response)).toEqual([undefined]);
      expect(response?.flightEmissions[0]?.unavailableReason).toBe(UnavailableReason.UNAVAILABLE_REASON_UNSPECIFIED);
    }
  });
});

describe('the engine behind the upstream', () => {
  it('answers what failed and says so, and nothing else', async () => {
    upstream.behave(allBut(54));
    const { response } = await call(request(52, 54), fallingBack(newProvider().provider, engine));
    expect(response?.flightEmissions.map(({ answeredBy }) => answeredBy)).toEqual([2, 3]);
    expect(response?.flightEmissions[0]?.emissionsGramsPerPax?.economy).toBe(gramsOf(52));
    expect(response?.flightEmissions[1]?.emissionsGramsPerPax?.economy).toBeGreaterThan(100_000);
    expect(response?.modelVersion?.major).toBe(9);
    expect(response?.modelVersion?.dataHash).toBeUndefined();
  });

  it('says so in headers of the API, whose plain answers have no place for it', async () => {
    upstream.behave((_asked, response) => void response.destroy());
    const provider = fallingBack(newProvider().provider, engine);
    const api = await serveApi({ ...services, provider });
    onTestFinished(api.close);
    const markets = ['BOS', 'JFK'].map((destination) => ({ origin: 'ZRH', destination }));
    const ask = async () => {
      const { headers } = await post(api, '/v1/flights:computeTypicalFlightEmissions', { markets });
      return [headers.get('x-answered-by'), headers.get('x-filled-in')];
    };
    expect(await ask()).toEqual(['tim-api-then-engine', 'engine; entries=2']);
    upstream.behave(honest);
    expect(await ask()).toEqual(['tim-api-then-engine', null]);
  });

  it('answers all when the upstream is down, with its own version', async () => {
    upstream.behave((_asked, response) => void response.destroy());
    const { response } = await call(request(52), fallingBack(newProvider().provider, engine));
    expect(response?.flightEmissions[0]?.answeredBy).toBe(3);
    expect(response?.modelVersion?.major).toBe(3);
    expect(response?.modelVersion?.dataHash).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe('the upstream’s secret', () => {
  it('that is refused is the operator’s matter', async () => {
    const { provider, onFailure } = newProvider();
    upstream.behave((_asked, response) => {
      response.writeHead(403);
      response.end();
    });
    await call(request(52), provider);
    expect(onFailure).toHaveBeenCalledWith({ reason: 'failed-precondition', httpStatus: 403 }, 1);
  });
});
