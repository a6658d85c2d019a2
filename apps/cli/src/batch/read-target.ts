import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { readBudget, type Target } from '@tim/batch';
import { answeredTotal, ListFault } from '@tim/batch/list';
import { fill } from '@tim/languages';
import { Refusal } from '../refusal.ts';
import { kindOf } from './batch-arguments.ts';
import { openList, type ToOpen } from './open-list.ts';

/**
 * What `--target` names: a budget, or the total of a file that this command wrote.
 *
 * @throws Refusal when it is neither
 * @throws ListFault when the file was not written by this command
 */
export async function readTarget(word: string, toOpen: Omit<ToOpen, 'kind'>): Promise<Target> {
  const budget = readBudget(word);
  if (budget) return budget;
  if (!existsSync(word)) throw new Refusal((faults) => fill(faults.target, { word }));
  const fileName = basename(word);
  const kind = kindOf(word);
  try {
    const opened = await openList(word, { ...toOpen, kind });
    const list = await answeredTotal(opened, kind, opened.about !== undefined);
    return { grams: list.grams, list: { fileName, ...list } };
  } catch (fault) {
    if (!(fault instanceof ListFault)) throw fault;
    throw new ListFault((texts, manner) => `${fileName}: ${fault.say(texts, manner)}`);
  }
}
