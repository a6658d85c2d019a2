import { describe, expect, it } from 'vitest';
import { batchFolder, diesAfter, listOf, startOf, type BatchFolder } from './batch-in-folder.fixture.ts';
import { MOST_COMPOSED, type ObjectStorage } from './object-storage.ts';

/** The answer that a batch writes when nothing is in its way. */
async function answerTo(list: Buffer): Promise<string> {
  const batches = batchFolder();
  await batches.put('list.csv', list);
  await batches.run(startOf('list.csv', 'answer.csv'));
  return batches.textOf('answer.csv');
}

/** Two parts. */
const LIST = listOf(14);

describe('a hosted batch', () => {
  it('leaves a list, a foreign file and another batch’s answer in its folder as they are', async () => {
    const batches = batchFolder();
    await batches.put('x.csv.parts/list.csv', LIST);
    await batches.put('x.csv.parts/foreign.rows', 'foreign');
    await batches.run(startOf('x.csv.parts/list.csv', 'x.csv.parts/other.csv'));
    await batches.run(startOf('x.csv.parts/list.csv', 'x.csv'));
    expect(await batches.names()).toEqual(
      [
        'x.csv',
        'x.csv.parts/foreign.rows',
        'x.csv.parts/list.csv',
        'x.csv.parts/other.csv',
        'x.csv.parts/other.csv.status.json',
        'x.csv.parts/other.csv.summary.json',
        'x.csv.status.json',
        'x.csv.summary.json',
      ].toSorted(),
    );
    expect(await batches.textOf('x.csv.parts/list.csv')).toBe(LIST.toString());
    expect(await batches.textOf('x.csv.parts/other.csv')).toBe(await batches.textOf('x.csv'));
    expect(await batches.textOf('x.csv')).toBe(await answerTo(LIST));
  });

  it.each(['x.csv', 'x.csv.parts/plan.json', 'x.csv.summary.json', 'x.csv.status.json'])(
    'is refused where a foreign object is %s, and leaves it as it is',
    async (name) => {
      for (const content of ['mine', '{}', '{"job":"mine"}', '\0']) {
        const batches = batchFolder();
        await batches.put('list.csv', LIST);
        await batches.put(name, content);
        await batches.run(startOf('list.csv', 'x.csv'));
        expect(await batches.textOf(name)).toBe(content);
        const others = (await batches.names()).filter((one) => ![name, 'list.csv', 'x.csv.status.json'].includes(one));
        expect(others).toEqual([]);
        expect(await batches.textOf('x.csv.status.json')).toContain(
          name === 'x.csv.status.json' ? content : '"code":"NAME_TAKEN"',
        );
      }
    },
  );

  it.each(['rows', 'json'])('takes no foreign content for a part’s .%s, and does not remove it', async (kind) => {
    const batches = batchFolder();
    await batches.put('list.csv', LIST);
    await batches.handle(startOf('list.csv', 'x.csv'));
    await batches
      .drain({ ...batches.storage, composeIfAbsent: () => Promise.reject(new Error('not yet')) })
      .catch(() => undefined);
    const [name = ''] = (await batches.names()).filter((one) => one.endsWith(`.${kind}`) && /[0-9a-f]{64}/.test(one));
    await batches.storage.remove([name]);
    await batches.put(name, '{"mine":1}');
    await batches.run({ step: 'finish', output: 'x.csv' });
    expect(await batches.statusOf('x.csv')).toMatchObject({ state: 'refused', reason: { code: 'PART_CHANGED' } });
    expect(await batches.textOf(name)).toBe('{"mine":1}');
    expect(await batches.names()).not.toContain('x.csv');
    // As its status says.
    await batches.storage.remove([name]);
    await batches.run(startOf('list.csv', 'x.csv'));
    expect(await batches.textOf('x.csv')).toBe(await answerTo(LIST));
    expect(await batches.statusOf('x.csv')).toMatchObject({ state: 'done' });
  });

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
        await batches.run(startOf('list.csv', 'x.csv'));
        expect(await batches.textOf('x.csv')).toBe(expected);
        expect(await batches.names()).toEqual(['list.csv', 'x.csv', 'x.csv.status.json', 'x.csv.summary.json']);
        expect(await batches.statusOf('x.csv')).toMatchObject({ state: 'done' });
      }
    },
  );

  it('answers no part again that is answered, started again or handed out twice', async () => {
    const batches = batchFolder();
    await batches.put('list.csv', LIST);
    await batches.handle(startOf('list.csv', 'x.csv'));
    const [first] = batches.queued.splice(0);
    await batches.handle(first);
    const answered = (await batches.names()).filter((name) => name.endsWith('.rows'));
    const written: string[] = [];
    const storage: ObjectStorage = {
      ...batches.storage,
      writeIfAbsent: (name, bytes) => {
        written.push(name);
        return batches.storage.writeIfAbsent(name, bytes);
      },
    };
    await batches.handle(first, 1, storage);
    await batches.handle(startOf('list.csv', 'x.csv'), 1, storage);
    await batches.drain(storage);
    expect(answered).toHaveLength(1);
    expect(written).not.toContain(answered[0]);
    expect(await batches.textOf('x.csv')).toBe(await answerTo(LIST));
  });

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
