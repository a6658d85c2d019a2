import type { HttpFunction } from '@google-cloud/functions-framework';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { post } from '../testing/served-api.ts';
import { serveHandler } from '../testing/served-handler.ts';
import { servedThroughout } from '../testing/served-throughout.ts';
import { startOf } from './batch-in-folder.fixture.ts';
import { hostedBatchIn } from './hosted-batch.ts';
import { written } from '../testing/written-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'hosted-batch-'));
const served = servedThroughout(() => {
  // There the caller needs no token.
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  return serveHandler(hostedBatchIn(folder) as unknown as HttpFunction);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const BAD_REQUEST = { error: { status: 'INVALID_ARGUMENT' } };

describe('a request to the hosted batch', () => {
  it.each([
    ['an empty body', ''],
    ['no JSON', 'Mustermann'],
    ['a list', '["Mustermann"]'],
    ['null', 'null'],
    ['no data', '{"Mustermann":1}'],
    ['more than data', '{"data":{},"Mustermann":1}'],
    ['lists in lists', `{"data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ])('with %s has status 400, and nothing of it is in the log', async (_what, body) => {
    const { status, json } = await post(served, '/', body);
    expect([status, json]).toMatchObject([400, BAD_REQUEST]);
    expect(written.map((line) => JSON.parse(line) as object)).toMatchObject([{ code: 'invalid-argument' }]);
    expect(written.join('\n')).not.toContain('Mustermann');
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE'])('by %s has status 400', async (method) => {
    expect((await fetch(served.url, { method })).status).toBe(400);
  });

  it('that is no task is told to be done, so that the queue does not try again', async () => {
    expect((await post(served, '/', { data: { step: 'Mustermann' } })).status).toBe(204);
    expect((await post(served, '/', { data: startOf('list\u2028.csv', 'answer.csv') })).status).toBe(204);
    const told = JSON.parse(readFileSync(join(folder, 'answer.csv.status.json'), 'utf8')) as object;
    expect(told).toMatchObject({ state: 'refused', reason: { code: 'BAD_TASK' } });
    expect(written.join('\n')).not.toContain('Mustermann');
  });

  it('without tables to answer from has status 500 in JSON, which the log and the status call internal', async () => {
    writeFileSync(join(folder, 'list.csv'), 'from,to\nZRH,BOS\n');
    for (const retryCount of ['0', '19']) {
      const headers = { 'X-CloudTasks-TaskRetryCount': retryCount };
      const { status, json } = await post(served, '/', { data: startOf('list.csv', 'later.csv') }, headers);
      expect([status, json]).toEqual([500, { error: { message: 'INTERNAL', status: 'INTERNAL' } }]);
    }
    expect(written.map((line) => (JSON.parse(line) as { code: string }).code)).toEqual(['internal', 'internal']);
    const told = JSON.parse(readFileSync(join(folder, 'later.csv.status.json'), 'utf8')) as object;
    expect(told).toMatchObject({ state: 'failed', reason: { code: 'INTERNAL' } });
  });
});
