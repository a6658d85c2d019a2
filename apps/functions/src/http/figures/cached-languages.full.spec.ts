import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveApi } from '../../testing/served-api.ts';
import type { ServedApi } from '../../testing/served-api.ts';

const REQUESTS = 10_000;

/** What browsers of several languages send, and programs that send none. */
const ACCEPTED = ['', 'en', 'en-GB,en;q=0.9', 'de-CH,de;q=0.9,en;q=0.8', 'fr', 'es-MX,es', 'ja', '*', 'xx, de;q=0.1'];
const LANGUAGES = ['', 'en', 'de', 'fr', 'es', 'ja', 'it'];

const FIGURES = [
  'flight/ZRH-BOS-LX-52-20261221',
  'flight/ZRH-QQQ-LX-52-20261221',
  'flight/ZRH-BOS-LX-52-20200101',
  'flight/ZRH-LHR-LX-316-20261221',
  'flight/ZRH-BOS',
  'route/LHR-JFK',
  'route/ZRH-ZRH',
  'route/QQQ-JFK',
  'route/CDG-FCO',
];

/** Addresses of figures in all formats and languages, and of what else is asked for with GET. */
const ADDRESSES: readonly string[] = [
  ...FIGURES.flatMap((figure) =>
    ['', '.csv', '.txt', '.svg', '.svg?shape=badge'].flatMap((format) =>
      LANGUAGES.flatMap((lang) =>
        ['', 'business', 'first', 'steerage'].map((cabin) => {
          const [ending = '', shape = ''] = format.split('?');
          const parameters = [shape, lang && `lang=${lang}`, cabin && `cabin=${cabin}`].filter(Boolean).join('&');
          return `/v1/figures/${figure}${ending}${parameters && `?${parameters}`}`;
        }),
      ),
    ),
  ),
  // Few, since each is drawn.
  '/v1/figures/route/LHR-JFK.png?shape=badge',
  '/v1/figures/route/LHR-JFK.png?shape=badge&lang=de',
  ...['/lookup/route?itinerary=LHR-JFK', '/de/lookup/route?itinerary=LHR-JFK', '/lookup/route?itinerary=L', '/faq'].map(
    (path) => `/v1/oembed?url=${encodeURIComponent(`https://demo-test.web.app${path}`)}`,
  ),
  '/v1/oembed',
  '/openapi.json',
  '/openapi.json?alt=proto',
  '/$discovery/rest?version=v1',
  '/v1/nothing',
];

type Answer = { readonly status: number; readonly headers: Headers; readonly body: string };
type Asked = { readonly address: string; readonly accepted: string };

let api: ServedApi;
beforeAll(async () => {
  api = await serveApi();
});
afterAll(() => api.close());

/** What the service itself answers. */
async function askService({ address, accepted }: Asked, known?: string): Promise<Answer> {
  const headers = { 'accept-language': accepted, ...(known !== undefined && { 'if-none-match': known }) };
  const response = await fetch(`${api.url}${address}`, { headers });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

const namesIn = (header: string | null) =>
  (header ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);

/** How long anybody may keep an answer [s]; 0 where only who asked may. */
function sharedSeconds({ headers }: Answer): number {
  const directives = namesIn(headers.get('cache-control'));
  const maxAge = directives.find((directive) => directive.startsWith('max-age='));
  return directives.includes('public') ? Number(maxAge?.slice('max-age='.length) ?? 0) : 0;
}

/**
 * A cache that all visitors share, as RFC 9111 has it and as hosting's is: it keeps what it may for as long as it may,
 * apart by the request's headers that the answer names, and asks again with the answer's name when the time is over.
 */
function sharedCache() {
  const kept = new Map<string, { answer: Answer; until: number }>();
  const varying = new Map<string, readonly string[]>();
  const counts = { kept: 0, renewed: 0, asked: 0 };
  const keyOf = ({ address, accepted }: Asked) =>
    (varying.get(address) ?? []).includes('accept-language') ? `${address} ${accepted}` : address;
  const ask = async (asked: Asked, now: number): Promise<Answer> => {
    const found = kept.get(keyOf(asked));
    if (found && found.until > now) {
      counts.kept += 1;
      return found.answer;
    }
    const answer = await askService(asked, found?.answer.headers.get('etag') ?? undefined);
    if (found && answer.status === 304) {
      counts.renewed += 1;
      found.until = now + sharedSeconds(answer);
      return found.answer;
    }
    counts.asked += 1;
    varying.set(asked.address, namesIn(answer.headers.get('vary')));
    if (sharedSeconds(answer) > 0) kept.set(keyOf(asked), { answer, until: now + sharedSeconds(answer) });
    return answer;
  };
  return { ask, counts };
}

describe('answers that a cache keeps for everybody', () => {
  const toldAlone = new Map<string, Answer>();
  /** What somebody is told whom no cache stands before. */
  const alone = async (asked: Asked): Promise<Answer> => {
    const key = `${asked.address} ${asked.accepted}`;
    const answer = toldAlone.get(key) ?? (await askService(asked));
    toldAlone.set(key, answer);
    return answer;
  };

  it(`never reach somebody in another's language: ${REQUESTS} questions`, { timeout: 1_200_000 }, async () => {
    const cache = sharedCache();
    // The same questions each time, in an order that nobody chose: a few addresses are asked for much more than others.
    const [questions = []] = fc.sample(
      fc.array(
        fc.record({
          address: fc.oneof(fc.constantFrom(...ADDRESSES), fc.constantFrom(...ADDRESSES.slice(0, 40))),
          accepted: fc.constantFrom(...ACCEPTED),
          afterSeconds: fc.integer({ min: 0, max: 120 }),
        }),
        { minLength: REQUESTS, maxLength: REQUESTS, size: 'max' },
      ),
      { numRuns: 1, seed: 9111 },
    );
    let now = 0;
    const wrong: unknown[] = [];
    for (const { afterSeconds, ...asked } of questions) {
      now += afterSeconds;
      const [told, expected] = [await cache.ask(asked, now), await alone(asked)];
      if (told.status !== expected.status || told.body !== expected.body) wrong.push({ ...asked, body: told.body });
    }
    expect(questions).toHaveLength(REQUESTS);
    expect(wrong).toEqual([]);
    // The cache was one: it kept, renewed and asked.
    expect(Math.min(cache.counts.kept, cache.counts.renewed, cache.counts.asked)).toBeGreaterThan(100);
  });

  it('say what they depend on, and how long they may be kept', { timeout: 1_200_000 }, async () => {
    const faults: unknown[] = [];
    for (const address of ADDRESSES) {
      const answers = await Promise.all(ACCEPTED.map((accepted) => alone({ address, accepted })));
      const [first] = answers;
      const isFigure = address.startsWith('/v1/figures/');
      const differs = new Set(answers.map(({ body }) => body)).size > 1;
      const names = answers.map(({ headers }) => namesIn(headers.get('vary')).includes('accept-language'));
      // A figure is in the language of its address, so that it is kept once for all.
      if (isFigure && differs) faults.push({ address, depends: 'on Accept-Language' });
      if (differs && !names.every(Boolean)) faults.push({ address, vary: 'lacks Accept-Language' });
      if (isFigure && names.some(Boolean)) faults.push({ address, vary: 'has Accept-Language' });
      const seconds = first ? sharedSeconds(first) : 0;
      const hasReason = first?.headers.has('x-unavailable-reason') ?? false;
      const most = first?.status === 200 ? 86_400 : hasReason ? 300 : 0;
      if (isFigure ? seconds !== most : seconds > most) faults.push({ address, status: first?.status, seconds });
    }
    expect(faults).toEqual([]);
  });
});
