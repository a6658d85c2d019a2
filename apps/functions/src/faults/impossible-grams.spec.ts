import { flightAnswerMessage } from '@tim/estimate-messages/answers';
import { FlightEmissionsRequest, UnavailableReason } from '@tim/messages';
import { afterAll, describe, expect, it } from 'vitest';
import { fallingBack } from '../providers/falling-back.ts';
import { gramsOf, honestAnswer, sendJsonBody, startUpstream } from '../testing/upstream.ts';
import { askFlights, engine, flight, upstreamProvider } from './upstream-provider.fixture.ts';

const upstream = await startUpstream();
afterAll(() => upstream.close());

/** Whole grams of flight 52 in economy, as the honest upstream writes them. */
const ECONOMY = `"economy":${gramsOf(52)}`;

/** Writes something else where the honest answer has a text. */
function rewrite(text: string | RegExp, replacement: string): void {
  upstream.behave((asked, response) => {
    const answer = JSON.stringify(honestAnswer(asked));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(answer.replaceAll(text, replacement));
  });
}

describe('grams that no flight can emit', () => {
  it.each([
    ['a negative figure', ECONOMY, '"economy":-1'],
    ['a negative figure as text', ECONOMY, '"economy":"-100052"'],
    ['more than 32 bits hold', ECONOMY, '"economy":2147483648'],
    ['more than a number holds', ECONOMY, '"economy":1e999'],
    ['infinity as text', ECONOMY, '"economy":"Infinity"'],
    ['no number as text', ECONOMY, '"economy":"NaN"'],
    ['a fraction', ECONOMY, '"economy":100052.5'],
    ['one negative cabin beside three good ones', `"first":${5 * gramsOf(52)}`, '"first":-5'],
    ['a negative phase', `"economy":${gramsOf(52) - 10_000}`, '"economy":-10000'],
  ])('%s: that flight has no estimate, and the others keep theirs', async (_name, text, replacement) => {
    const { provider, onFailure } = upstreamProvider(upstream.url);
    rewrite(text, replacement);
    expect(await askFlights(provider, [52, 53])).toEqual([undefined, gramsOf(53)]);
    expect(onFailure.mock.calls).toEqual([[{ reason: 'impossible-grams' }, 1]]);
  });

  it.each([
    ['no cabin has a figure', '{}'],
    ['the figures are null', 'null'],
    ['each cabin is null', '{"economy":null,"first":null}'],
  ])('%s: no estimate', async (_name, replacement) => {
    const { provider } = upstreamProvider(upstream.url);
    rewrite(/(?<="emissionsGramsPerPax":)\{[^}]*\}/g, replacement);
    const { answers } = await provider.flightEmissions([flight(52)], { includesWorking: false });
    const [asked] = FlightEmissionsRequest.fromPartial({ flights: [{ origin: 'ZRH' }] }).flights;
    if (!asked || !answers[0]) throw new Error('no answer');
    const message = flightAnswerMessage(asked, answers[0], { includesInputs: true, includesBreakdown: true });
    expect(message.emissionsGramsPerPax).toBeUndefined();
    expect(message.emissionsBreakdown).toBeUndefined();
    expect(message.unavailableReason).toBe(UnavailableReason.UNAVAILABLE_REASON_UNSPECIFIED);
  });

  it('of a market: no estimate', async () => {
    const { provider } = upstreamProvider(upstream.url);
    upstream.behave((asked, response) =>
      sendJsonBody(response, 200, {
        typicalFlightEmissions: asked.markets?.map((market, at) => ({
          market,
          emissionsGramsPerPax: { economy: at === 0 ? -123_456 : 123_456 },
        })),
      }),
    );
    const markets = ['BOS', 'JFK'].map((destination) => ({ origin: 'ZRH', destination }));
    const { answers } = await provider.typicalEmissions(markets, { includesWorking: false });
    const grams = answers.map(
      ({ result }) => result.kind === 'published' && result.entry.emissionsGramsPerPax?.economy,
    );
    expect(grams).toEqual([undefined, 123_456]);
  });

  it('are not filled in by the engine: the upstream did answer', async () => {
    rewrite(ECONOMY, '"economy":-1');
    const both = fallingBack(upstreamProvider(upstream.url).provider, engine);
    expect(await askFlights(both, [52])).toEqual([undefined]);
  });
});

describe('grams at the edge', () => {
  it.each([
    ['"economy":0', 0],
    ['"economy":2147483647', 2_147_483_647],
    ['"economy":"100052"', 100_052],
  ])('%s are a figure', async (replacement, expected) => {
    rewrite(ECONOMY, replacement);
    expect(await askFlights(upstreamProvider(upstream.url).provider, [52])).toEqual([expected]);
  });
});
