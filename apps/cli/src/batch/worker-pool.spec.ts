import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { WorkerSettings } from './batch-worker.ts';
import type { Task } from './block-answers.ts';
import { openPool } from './worker-pool.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'worker-pool-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const SETTINGS = {} as WorkerSettings;
const task = () => ({ block: new Uint8Array(1) }) as unknown as Task;

it.each([
  ['ends by itself', 'process.exit(3)', /ended with code 3/],
  ['fails', "throw new Error('no memory')", /no memory/],
])('a worker that %s while nobody waits for it fails the next block', async (_, end, message) => {
  const file = join(folder, 'worker.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
parentPort.postMessage({});
parentPort.on('message', () => undefined);
setTimeout(() => { ${end}; }, 20);
`,
  );
  const pool = openPool(pathToFileURL(file), 1, SETTINGS);
  await pool.ready;
  await expect.poll(() => pool.send(task()).then(() => 'answered', String)).toMatch(message);
  await expect(pool.send(task())).rejects.toThrow(message);
  await pool.close();
});
