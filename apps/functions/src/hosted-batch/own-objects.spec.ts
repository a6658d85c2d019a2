import { describe, expect, it } from 'vitest';
import { batchFolder, listOf, startOf, type BatchFolder } from './batch-in-folder.fixture.ts';

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
  it('leaves a list, a foreign file and another batch’s answer in its folder as they are', async () => {
    const batches = batchFolder();
    await batches.put('x.csv.parts/list.csv', LIST);
    await batches.put('x.csv.parts/foreign.rows', 'foreign');
    await run(batches, startOf('x.csv.parts/list.csv', 'x.csv.parts/other.csv'));
    await run(batches, startOf('x.csv.parts/list.csv', 'x.csv'));
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
      for (const content of ['mine', '{}', '{"job":"mine"}', '\0'.repeat(5 * 2 ** 20)]) {
        const batches = batchFolder();
        await batches.put('list.csv', LIST);
        await batches.put(name, content);
        await run(batches, startOf('list.csv', 'x.csv'));
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
    await run(batches, { step: 'finish', output: 'x.csv' });
    expect(await batches.statusOf('x.csv')).toMatchObject({ state: 'refused', reason: { code: 'PART_CHANGED' } });
    expect(await batches.textOf(name)).toBe('{"mine":1}');
    expect(await batches.names()).not.toContain('x.csv');
    // As its status says.
    await batches.storage.remove([name]);
    await run(batches, startOf('list.csv', 'x.csv'));
    expect(await batches.textOf('x.csv')).toBe(await answerTo(LIST));
    expect(await batches.statusOf('x.csv')).toMatchObject({ state: 'done' });
  });
});
