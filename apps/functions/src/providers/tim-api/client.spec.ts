import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createTimApiClient } from './client.ts';

it('a call that begins when the time is up fails, and the process goes on', async () => {
  const uncaught: unknown[] = [];
  const note = (error: unknown) => uncaught.push(error);
  process.on('uncaughtException', note);
  onTestFinished(() => void process.off('uncaughtException', note));
  const client = createTimApiClient('http://127.0.0.1:9', 'key', () => undefined);
  await expect(client.typical([{ origin: 'ZRH', destination: 'BOS' }], AbortSignal.abort())).rejects.toThrow(/abort/);
  await sleep(50);
  expect(uncaught).toEqual([]);
});
