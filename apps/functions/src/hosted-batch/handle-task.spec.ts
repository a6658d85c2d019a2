import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyJson } from '../fuzz/arbitraries.ts';
import type { ObjectStorage } from './object-storage.ts';
import { batchFolder, listOf, startOf, TODAY } from './batch-in-folder.fixture.ts';
import { readTask } from './read-task.ts';
import { written } from '../testing/written-log.ts';

const LIST = listOf(60);
const AT = '2026-11-23T00:00:00.000Z';

describe('the status beside an answer', () => {
  it('counts the parts that are done, and tells when all are', async () => {
    let nowEpochMs = Date.UTC(2026, 10, 23);
    const batches = batchFolder({ nowEpochMs: () => nowEpochMs });
    await batches.put('list.csv', LIST);
    await batches.handle(startOf('list.csv', 'answer.csv'));
    const parts = batches.queued.splice(0);
    const told = { output: 'answer.csv', input: 'list.csv', state: 'running' };
    expect(await batches.statusOf('answer.csv')).toEqual({
      ...told,
      parts: { done: 0, of: parts.length },
      updated: AT,
    });
    await batches.handle(parts[0]);
    expect(await batches.statusOf('answer.csv')).toMatchObject({ parts: { done: 0 } });
    nowEpochMs += 10_000;
    await batches.handle(parts[1]);
    const updated = '2026-11-23T00:00:10.000Z';
    expect(await batches.statusOf('answer.csv')).toEqual({ ...told, parts: { done: 2, of: parts.length }, updated });
    batches.queued.push(...parts);
    await batches.drain();
    const all = { done: parts.length, of: parts.length };
    expect(await batches.statusOf('answer.csv')).toEqual({ ...told, state: 'done', parts: all, updated });
  });

  it.each<[string, string | undefined, string, RegExp]>([
    ['there is no list', undefined, 'NO_INPUT', /^There is no object list\.csv\.$/],
    [
      'the list has no columns',
      'a,b\n1,2\n',
      'UNREADABLE_LIST',
      /^No columns for origin and destination among: a, b\.$/,
    ],
    ['a quote is not closed', 'from,to\nZRH,"BOS\n', 'UNREADABLE_LIST', /quotation mark/],
  ])('says why when %s', async (_why, list, code, text) => {
    const batches = batchFolder();
    if (list !== undefined) await batches.put('list.csv', list);
    await batches.handle(startOf('list.csv', 'answer.csv'));
    expect(await batches.statusOf('answer.csv')).toEqual({
      output: 'answer.csv',
      input: 'list.csv',
      state: 'refused',
      reason: { code, text: expect.stringMatching(text) as string },
      updated: AT,
    });
    expect(batches.queued).toEqual([]);
  });

  it('says what is wrong with a task, where its output can be read', async () => {
    const batches = batchFolder();
    await batches.handle(startOf('list.csv', 'answer.csv', { cabin: 'steerage' }));
    const told = { state: 'refused', input: 'list.csv', reason: { code: 'BAD_TASK' } };
    expect(await batches.statusOf('answer.csv')).toMatchObject(told);
    const { reason } = (await batches.statusOf('answer.csv')) as { reason: { text: string } };
    expect(reason.text).toContain('batch.cabin');
    await batches.handle(startOf('list.csv', '../answer.csv'));
    await batches.handle({ step: 'start' });
    expect(await batches.names()).toEqual(['answer.csv.status.json']);
  });

  it('says that the list became shorter, or another, while its plan was made', async () => {
    for (const other of [LIST.subarray(0, 700), Buffer.concat([LIST, LIST])]) {
      const batches = batchFolder();
      await batches.put('list.csv', LIST);
      const { storage } = batches;
      let hasChanged = false;
      const changing: ObjectStorage = {
        ...storage,
        read: async function* (name, start, end) {
          if (name === 'list.csv' && !hasChanged) {
            hasChanged = true;
            await storage.remove([name]);
            await batches.put(name, other);
          }
          yield* storage.read(name, start, end);
        },
      };
      await batches.handle(startOf('list.csv', 'answer.csv'), 1, changing);
      const status = await batches.statusOf('answer.csv');
      expect(status).toMatchObject({ state: 'refused', reason: { code: 'INPUT_CHANGED' } });
      expect(batches.queued).toEqual([]);
    }
  });

  it('says that the list has changed since, or the data', async () => {
    const batches = batchFolder();
    await batches.put('list.csv', LIST);
    await batches.handle(startOf('list.csv', 'answer.csv'));
    const [part] = batches.queued.splice(0);
    await batches.storage.remove(['list.csv']);
    await batches.put('list.csv', LIST.toString().replaceAll('ZRH', 'GVA'));
    await batches.handle(part);
    const status = await batches.statusOf('answer.csv');
    expect(status).toMatchObject({ state: 'refused', reason: { code: 'INPUT_CHANGED' }, parts: { done: 0 } });
    expect(await batches.names()).not.toContain('answer.csv');
  });

  it('keeps the state of a batch that has the output when another start is refused', async () => {
    const batches = batchFolder();
    await batches.put('list.csv', LIST);
    await batches.put('other.csv', LIST);
    await batches.handle(startOf('list.csv', 'answer.csv'));
    await batches.handle(startOf('other.csv', 'answer.csv'));
    expect(await batches.statusOf('answer.csv')).toMatchObject({
      input: 'list.csv',
      state: 'running',
      refusedStart: { input: 'other.csv', at: AT, reason: { code: 'OTHER_BATCH' } },
    });
    await batches.drain();
    await batches.handle(startOf('other.csv', 'answer.csv'));
    expect(await batches.statusOf('answer.csv')).toMatchObject({
      input: 'list.csv',
      state: 'done',
      refusedStart: { input: 'other.csv', at: AT, reason: { code: 'NAME_TAKEN' } },
    });
  });

  it('is that of the next start once a list that was refused is mended', async () => {
    const batches = batchFolder();
    await batches.handle(startOf('list.csv', 'answer.csv'));
    await batches.put('list.csv', LIST);
    await batches.run(startOf('list.csv', 'answer.csv'));
    expect(await batches.statusOf('answer.csv')).toMatchObject({ state: 'done' });
  });

  it('says that a task failed by a fault of ours, how often, and when it is not tried again', async () => {
    const batches = batchFolder({ answering: () => Promise.reject(new Error('fuel-burn is damaged')) });
    await batches.put('list.csv', LIST);
    const told = async (attempt: number) => {
      await expect(batches.handle(startOf('list.csv', 'answer.csv'), attempt)).rejects.toThrow('INTERNAL');
      return batches.statusOf('answer.csv');
    };
    expect(await told(3)).toMatchObject({
      state: 'running',
      reason: { code: 'INTERNAL', text: expect.stringContaining('3 of 20 times') as string },
    });
    expect(await told(20)).toMatchObject({
      state: 'failed',
      reason: { code: 'INTERNAL', text: expect.stringContaining('start the batch again') as string },
    });
    expect(written).toHaveLength(2);
    for (const line of written) expect(JSON.parse(line)).toMatchObject({ severity: 'ERROR', code: 'internal' });
    expect(written.join('\n')).not.toContain('fuel-burn');
  });
});

describe('the log of a hosted batch', () => {
  it('has codes, and nothing of a list or a task', async () => {
    const batches = batchFolder();
    const list = 'Erika Mustermann,+41 44 668 18 00\nMax Muster,+41 44 668 18 01\n';
    await batches.put('list.csv', list);
    await batches.put('wrong.csv', `from,to\nErika,"Mustermann`);
    await batches.handle(startOf('list.csv', 'answer.csv'));
    await batches.handle(startOf('wrong.csv', 'answer.csv'));
    await batches.handle(startOf('list.csv', 'answer.csv', { columns: { origin: 'Mustermann' } }));
    await batches.handle(startOf('list.csv', 'answer.csv', { Mustermann: 'Erika' }));
    await batches.handle({ step: 'Mustermann', batch: { input: 'Erika', output: 'answer.csv', today: TODAY } });
    await batches.handle('Mustermann');
    expect(written.map((line) => JSON.parse(line) as object)).toMatchObject([
      { code: 'invalid-argument', reason: 'unreadable-list' },
      { code: 'invalid-argument', reason: 'unreadable-list' },
      { code: 'invalid-argument', reason: 'unreadable-list' },
      { code: 'invalid-argument', reason: 'bad-task' },
      { code: 'invalid-argument', reason: 'bad-task' },
      { code: 'invalid-argument', reason: 'bad-task' },
    ]);
    expect(written.join('\n')).not.toMatch(/Muster|Erika|668 18|list\.csv|answer\.csv/);
    // The caller's own place says more.
    await batches.handle(startOf('list.csv', 'told.csv'));
    expect(JSON.stringify(await batches.statusOf('told.csv'))).toContain('Mustermann');
  });
});

/** Something that looks like a task, right or wrong in any part. */
const anyTask = fc.oneof(
  anyJson,
  fc.record(
    {
      step: fc.constantFrom('start', 'part', 'finish', 'stop'),
      output: fc.oneof(fc.constantFrom('answer.csv', 'list.csv'), anyJson),
      part: fc.oneof(fc.integer(), anyJson),
      batch: fc.oneof(
        anyJson,
        fc.record(
          {
            input: fc.constantFrom('list.csv', 'answer.csv'),
            output: fc.constantFrom('answer.csv', 'list.csv.parts/list.csv'),
            format: fc.constantFrom('csv', 'ndjson', 'xlsx'),
            columns: fc.oneof(fc.constant({ origin: 'to', destination: 'from' }), anyJson),
            today: fc.constantFrom(TODAY, { year: 2026, month: 2, day: 31 }),
          },
          { requiredKeys: ['input', 'output'] },
        ),
      ),
    },
    { requiredKeys: ['step'] },
  ),
);

describe('any task', () => {
  it.each([
    [undefined],
    [{ step: 'start' }],
    [{ step: 'part', output: '../x', part: 0 }],
    [{ step: 'part', output: 'x', part: -1 }],
  ])('is none that is %j', (data) => expect(readTask(data)).toHaveProperty('fault'));

  it('is done or refused, and the list is as it was', { timeout: 120_000 }, async () => {
    const batches = batchFolder();
    await batches.put('list.csv', LIST);
    await fc.assert(
      fc.asyncProperty(anyTask, async (task) => {
        await batches.run(task);
        expect(await batches.textOf('list.csv')).toBe(LIST.toString());
      }),
    );
  });
});
