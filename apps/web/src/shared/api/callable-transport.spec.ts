import { Source } from '@tim/messages';
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { contrailsRowLabel } from '../contrails-row.ts';
import { resultOf } from '../../testing/answers.ts';
import { handOverAnswer } from '../hand-over.ts';
import { createCallableTransport, type CallFunction } from './callable-transport.ts';
import { createEmissionsApi } from './emissions-api.ts';
import { STANDARD_FLIGHT_RESPONSE, TYPICAL_RESPONSE } from './samples/samples.ts';

const MARKETS = [{ origin: 'ZRH', destination: 'SFO' }];
const signal = () => new AbortController().signal;

function apiOver(callFunction: CallFunction) {
  return createEmissionsApi(createCallableTransport(() => Promise.resolve(callFunction)));
}

let warn: MockInstance;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the callable functions', () => {
  // spec: 2.94, 7.7, 7.12, 7.16, 7.17
  it('are called by name with the request, and their data is the response', async () => {
    const callFunction = vi.fn<CallFunction>((name) =>
      Promise.resolve(name === 'computeFlightEmissions' ? STANDARD_FLIGHT_RESPONSE : TYPICAL_RESPONSE),
    );
    const api = apiOver(callFunction);
    expect((await api.flightEmissions([], signal())).kind).toBe('result');
    expect((await api.typicalEmissions(MARKETS, signal())).kind).toBe('result');
    expect(callFunction.mock.calls).toEqual([
      ['computeFlightEmissions', { includeEmissionsInputs: true, includeEmissionsBreakdown: true }],
      ['computeTypicalFlightEmissions', { markets: MARKETS }],
    ]);
  });

  it('are asked how a figure came about in calls of their own', async () => {
    const callFunction = vi.fn<CallFunction>(() => Promise.resolve({}));
    await apiOver(callFunction).flightWorking([], signal());
    await apiOver(callFunction).typicalWorking(MARKETS, signal());
    expect(callFunction.mock.calls).toEqual([
      [
        'computeFlightEmissions',
        { includeEmissionsInputs: true, includeEmissionsBreakdown: true, includeWorking: true },
      ],
      ['computeTypicalFlightEmissions', { markets: MARKETS, includeWorking: true, preferDirect: true }],
    ]);
  });

  it('are not asked for what the page’s loader has asked them already', async () => {
    const data = { includeEmissionsInputs: true, includeEmissionsBreakdown: true };
    handOverAnswer('computeFlightEmissions', data, Promise.resolve(STANDARD_FLIGHT_RESPONSE));
    const callFunction = vi.fn<CallFunction>(() => Promise.resolve(STANDARD_FLIGHT_RESPONSE));
    const api = apiOver(callFunction);
    expect((await api.flightEmissions([], signal())).kind).toBe('result');
    expect(callFunction).not.toHaveBeenCalled();
    expect((await api.flightEmissions([], signal())).kind).toBe('result');
    expect(callFunction).toHaveBeenCalledOnce();
  });

  it('are asked again where that failed', async () => {
    const data = { includeEmissionsInputs: true, includeEmissionsBreakdown: true };
    handOverAnswer('computeFlightEmissions', data, Promise.resolve(undefined));
    const callFunction = vi.fn<CallFunction>(() => Promise.resolve(STANDARD_FLIGHT_RESPONSE));
    expect((await apiOver(callFunction).flightEmissions([], signal())).kind).toBe('result');
    expect(callFunction).toHaveBeenCalledOnce();
  });

  // spec: 9.19
  it.each([
    [99, 'Unknown'],
    ['CONTRAILS_IMPACT_MODERATE', 'Medium'],
    ['CONTRAILS_IMPACT_OF_A_NEWER_MODEL', undefined],
    [undefined, undefined],
  ])('that answer with the contrails bucket %s show %s', async (contrailsImpactBucket, label) => {
    const [first] = STANDARD_FLIGHT_RESPONSE.flightEmissions;
    const api = apiOver(() => Promise.resolve({ flightEmissions: [{ ...first, contrailsImpactBucket }] }));
    const answer = resultOf(await api.flightEmissions([], signal()));
    expect(contrailsRowLabel(answer.contrailsImpactBucket)).toBe(label);
  });

  // spec: 3.15, 9.13
  it.each([
    [2, Source.EASA],
    ['EASA', Source.EASA],
    [99, Source.UNRECOGNIZED],
    [{}, Source.UNRECOGNIZED],
    [undefined, Source.SOURCE_UNSPECIFIED],
  ])('that answer with the source %o are of the source %i', async (source, expected) => {
    const [first] = STANDARD_FLIGHT_RESPONSE.flightEmissions;
    const api = apiOver(() => Promise.resolve({ flightEmissions: [{ ...first, source }] }));
    expect(resultOf(await api.flightEmissions([], signal())).source).toBe(expected);
  });

  // spec: 8.1
  it.each([
    ['functions/unavailable', 'unavailable'],
    ['functions/deadline-exceeded', 'deadline-exceeded'],
    ['functions/unknown-to-us', 'internal'],
    ['', 'internal'],
  ])('that fail with "%s" give the failure %s, logged as a warning', async (code, expected) => {
    const api = apiOver(() => Promise.reject(Object.assign(new Error('no'), { code })));
    expect(await api.typicalEmissions(MARKETS, signal())).toEqual({ kind: 'failed', code: expected });
    expect(warn).toHaveBeenCalledOnce();
  });

  // spec: 8.3
  it.each([null, {}, { typicalFlightEmissions: [] }])('that answer %o are empty', async (data) => {
    const api = apiOver(() => Promise.resolve(data));
    expect((await api.typicalEmissions(MARKETS, signal())).kind).not.toBe('result');
  });
});
