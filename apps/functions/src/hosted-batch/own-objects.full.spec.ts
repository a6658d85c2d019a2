import { describe, expect, it } from 'vitest';
import { batchFolder, diesAfter, listOf, startOf, type BatchFolder } from './batch-in-folder.fixture.ts';
import { MOST_COMPOSED, type ObjectStorage } from './object-storage.ts';

async function run(batches: BatchFolder, task: object): Promise<void> {
  await batches.handle(task);
  await batches.drain();
}

/** The answer that a batch writes when nothing is in its way. */
async function answerTo(list: Buffer): Promise<string> {
  const batches = batchFolder();
  await batches.put('list.csv', list);
  await run(batches, startOf('list.csv', 'answer.csv'));
  return batches.textOf('answer.csv');
}

/** Two parts. */
const LIST = listOf(14);

describe('a hosted batch', () => {
  it(
    'that dies at any of its steps and is started again writes the same, and leaves nothing behind',
    { timeout: 120_000 },
    async () => {
      const expected = await answerTo(LIST);
      const batches = batchFolder();
      for (let steps = 1, hasEnded = false; !hasEnded; steps++) {
        await batches.storage.remove(await batches.names());
        await batches.put('list.csv', LIST);
        hasEnded = await endsWith(batches, diesAfter(batches.storage, steps), startOf('list.csv', 'x.csv'));
        await run(batches, startOf('list.csv', 'x.csv'));
        expect(await batches.textOf('x.csv')).toBe(expected);
        expect(await batches.names()).toEqual(['list.csv', 'x.csv', 'x.csv.status.json', 'x.csv.summary.json']);
        expect(await batches.statusOf('x.csv')).toMatchObject({ state: 'done' });
      }
    },
  );

  it('of more parts than are composed at once leaves no piece behind', async () => {
    const batches = batchFolder();
    const list = listOf(14 * (MOST_COMPOSED + 3));
    await batches.put('list.csv', list);
    await batches.handle(startOf('list.csv', 'x.csv'));
    expect(batches.queued.length).toBeGreaterThan(MOST_COMPOSED);
    await batches.drain();
    expect((await batches.textOf('x.csv')).split('\n')).toHaveLength(list.toString().split('\n').length);
    expect(await batches.names()).toEqual(['list.csv', 'x.csv', 'x.csv.status.json', 'x.csv.summary.json']);
  });
});

/** Whether a task and those it brings along come to their end over a storage that may die. */
async function endsWith(batches: BatchFolder, storage: ObjectStorage, task: object): Promise<boolean> {
  try {
    await batches.handle(task, 1, storage);
    await batches.drain(storage);
    return true;
  } catch {
    return false;
  } finally {
    batches.queued.length = 0;
  }
}
