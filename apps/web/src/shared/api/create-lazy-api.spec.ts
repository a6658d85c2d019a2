import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { answeringApi } from '../../testing/answers.ts';
import { createLazyApi } from './create-lazy-api.ts';
import { createEmissionsApi, type EmissionsApi } from './emissions-api.ts';
import { TransportError, type Transport } from './transport.ts';

const { signal } = new AbortController();
let warn: MockInstance;

beforeEach(() => {
  vi.useFakeTimers();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  warn.mockRestore();
});

const tooSlow = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new TransportError('deadline-exceeded')), 70_100);
  });

it('loads nothing before the first question, and once for all of them', async () => {
  const load = vi.fn<() => Promise<EmissionsApi>>(() => Promise.resolve(answeringApi()));
  const api = createLazyApi(load);
  expect(load).not.toHaveBeenCalled();
  const outcomes = await Promise.all([api.flightEmissions([], signal), api.typicalEmissions([], signal)]);
  expect(outcomes.map(({ kind }) => kind)).toEqual(['result', 'result']);
  expect(load).toHaveBeenCalledOnce();
});

it('is unavailable, with a warning, while its code does not come, and loads it for the next question', async () => {
  const load = vi.fn<() => Promise<EmissionsApi>>(() => Promise.resolve(answeringApi()));
  load.mockRejectedValueOnce(new Error('offline'));
  const api = createLazyApi(load);
  expect(await api.typicalEmissions([], signal)).toEqual({ kind: 'failed', code: 'unavailable' });
  expect(warn).toHaveBeenCalledOnce();
  expect((await api.typicalEmissions([], signal)).kind).toBe('result');
});

it('is over after a call’s time, whatever it waits for, and is no longer waited for', async () => {
  const left = new AbortController();
  const api = createLazyApi(() => new Promise(() => undefined));
  const outcomes = Promise.all([api.flightEmissions([], signal), api.typicalEmissions([], left.signal)]);
  left.abort();
  await vi.advanceTimersByTimeAsync(70_000);
  expect(await outcomes).toEqual([
    { kind: 'failed', code: 'deadline-exceeded' },
    { kind: 'failed', code: 'deadline-exceeded' },
  ]);
  expect(warn).toHaveBeenCalledOnce();
});

it('warns of a call that takes too long once, though the call itself gives up as well', async () => {
  const transport: Transport = { flightEmissions: tooSlow, typicalEmissions: tooSlow };
  const api = createLazyApi(() => Promise.resolve(createEmissionsApi(transport)));
  const outcome = api.typicalEmissions([], signal);
  await vi.advanceTimersByTimeAsync(80_000);
  expect(await outcome).toEqual({ kind: 'failed', code: 'deadline-exceeded' });
  expect(warn).toHaveBeenCalledOnce();
});
