import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import type { Writable } from 'node:stream';
import { addTotals, noTotals } from '@tim/batch';
import { ListFault, listFormat, splitBlocks } from '@tim/batch/list';
import { ENGINE_VERSION } from '@tim/engine';
import { UsageError } from '@tim/terminal';
import { dataHashOf } from '../answered-with.ts';
import type { Installed } from '../command.ts';
import type { BatchArguments } from './batch-arguments.ts';
import { openPartFile, type PartFile } from './batch-state.ts';
import type { Done } from './batch-worker.ts';
import { openList } from './open-list.ts';
import { progressLine } from './progress.ts';
import { columnsLine, summaryLines } from './summary-lines.ts';
import { openPool } from './worker-pool.ts';

/** Blocks under way for each worker: one to work on, one so that it need not wait. */
const BLOCKS_EACH = 2;

/**
 * Answer a list: every row in its place with the answer's columns after its own; then the totals, on the errors' stream.
 *
 * @returns the exit code: 0 when the whole list was read, whatever its rows came to
 * @throws UsageError when the list cannot be read as one
 */
export async function runBatch(given: BatchArguments, installed: Installed): Promise<number> {
  try {
    return await answerList(given, installed);
  } catch (fault) {
    throw fault instanceof ListFault ? new UsageError(messageOf(fault)) : fault;
  }
}

const messageOf = ({ message, wantsColumns }: ListFault): string =>
  wantsColumns ? `${message} Name them: --columns origin=<name>,destination=<name>.` : message;

async function answerList(given: BatchArguments, installed: Installed): Promise<number> {
  const start = performance.now();
  const tablesFolder = given.tablesFolder ?? installed.tablesFolder;
  const list = openList(given.input);
  const format = listFormat(await list.beginning(), given.kind, given.said);
  const { cabin, hasAllCabins, today } = given;
  const settings = { format, cabin, hasAllCabins, today, dataHash: await dataHashOf(tablesFolder) };
  const part = given.out === undefined ? undefined : openPartFile(given.out, jobOf(settings, list.identity));
  const totals = part?.reached?.totals ?? noTotals();
  let inputBytes = part?.reached?.inputBytes ?? 0;
  let outputBytes = part?.reached?.outputBytes ?? 0;
  const output: Writable = part ? createWriteStream(part.path, { flags: 'a' }) : process.stdout;
  const pool = openPool(installed.workerFile, given.workers, {
    ...settings,
    tablesFolder,
    cityNamesFile: installed.cityNamesFile,
  });
  const progress = progressLine(list.bytes);

  const write = async ({ bytes, totals: ofBlock }: Done, blockBytes: number): Promise<void> => {
    if (!output.write(bytes)) await once(output, 'drain');
    addTotals(totals, ofBlock);
    inputBytes += blockBytes;
    outputBytes += bytes.length;
    progress.show(inputBytes, totals.rows);
  };
  try {
    const { made } = await pool.ready;
    console.error(columnsLine(format));
    // Blocks are answered side by side and written in their order; before one more is read, one of those under way is written.
    const underWay: Promise<void>[] = [];
    let last = Promise.resolve();
    let isFirst = inputBytes === 0;
    for await (const block of splitBlocks(list.from(inputBytes), format, isFirst)) {
      const [before, blockBytes] = [last, block.length];
      const done = pool.send({ block, isFirst });
      isFirst = false;
      last = (async () => {
        await before;
        await write(await done, blockBytes);
        noteFlushed(part, output, { inputBytes, outputBytes, totals });
      })();
      // What fails is told when it is awaited.
      last.catch(() => undefined);
      underWay.push(last);
      if (underWay.length >= BLOCKS_EACH * given.workers) await underWay.shift();
    }
    await last;
    if (part) {
      output.end();
      await once(output, 'close');
      part.finish();
    }
    progress.clear();
    console.error(summaryLines(totals, made, (performance.now() - start) / 1000).join('\n'));
    return 0;
  } finally {
    await pool.close();
  }
}

/** A place is noted once all that stands before it has left this process. */
function noteFlushed(part: PartFile | undefined, output: Writable, reached: Parameters<PartFile['note']>[0]): void {
  if (part && output.writableLength === 0) part.note(reached);
}

const jobOf = (settings: object, identity: string): string =>
  createHash('sha256')
    .update(JSON.stringify([ENGINE_VERSION, settings, identity]))
    .digest('hex');
