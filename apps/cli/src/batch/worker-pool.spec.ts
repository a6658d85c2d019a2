import { expect, it } from 'vitest';
import type { WorkerSettings } from './batch-worker.ts';
import type { Task } from './block-answers.ts';
import { inOrder, openPool } from './worker-pool.ts';

/** A worker with this source. */
const workerOf = (source: string) => new URL(`data:text/javascript,${encodeURIComponent(source)}`);

const SETTINGS = {} as WorkerSettings;
const task = () => ({ block: new Uint8Array(1) }) as unknown as Task;

it.each([
  ['ends by itself', 'process.exit(3)', /ended with code 3/],
  ['fails', "throw new Error('no tables')", /no tables/],
  [
    'uses up its memory',
    'const all = []; for (;;) all.push(new Array(1e4).fill(all.length))',
    /run the same command again/,
  ],
])('a worker that %s while nobody waits for it fails the next block', async (_, end, message) => {
  const worker = workerOf(`import { parentPort } from 'node:worker_threads';
parentPort.postMessage({});
parentPort.on('message', () => undefined);
setTimeout(() => { ${end}; }, 20);
`);
  const pool = openPool(worker, { count: 1 }, SETTINGS);
  await pool.ready;
  await expect.poll(() => pool.send(task()).then(() => 'answered', String)).toMatch(message);
  await expect(pool.send(task())).rejects.toThrow(message);
  await pool.close();
});

/** A worker that answers each block by its own number, as so many rows. */
const COUNTING = (rows: number) => `import { parentPort, threadId } from 'node:worker_threads';
parentPort.postMessage({});
parentPort.on('message', () => parentPort.postMessage({ threadId, totals: { rows: ${rows} } }));
`;

it.each([
  ['a short list', { rows: 10, bytes: 2 ** 20 }, 1],
  ['a list of 100 000 rows and more', { rows: 60_000, bytes: 2 ** 20 }, 2],
  ['a list of many bytes', { rows: 10, bytes: 2 ** 24 }, 2],
])('%s is answered by as many workers as pay for their start', async (_what, { rows, bytes }, workers) => {
  const pool = openPool(workerOf(COUNTING(rows)), { count: 2, bytes }, SETTINGS);
  const threads = new Set<unknown>();
  for (let block = 0; block < 4; block++)
    threads.add(((await pool.send(task())) as unknown as { threadId: number }).threadId);
  await pool.close();
  expect(threads.size).toBe(workers);
});

/** Is ready after so many milliseconds. */
const readyAfter = (block: number) => new Promise<number>((resolve) => setTimeout(() => resolve(block), block));

it('blocks are written in their order, whichever is answered first', async () => {
  const written: number[] = [];
  const blocks = (async function* () {
    yield* [30, 0, 10];
  })();
  await inOrder(blocks, 3, readyAfter, async (answered) => void written.push(answered));
  expect(written).toEqual([30, 0, 10]);
  const failing = inOrder(
    (async function* () {
      yield* [1, 2];
    })(),
    2,
    async (block: number) => {
      if (block === 1) throw new Error('no memory');
      return block;
    },
    async (answered) => void written.push(answered),
  );
  await expect(failing).rejects.toThrow('no memory');
  expect(written).toEqual([30, 0, 10]);
});
