import type { Beginning } from '@tim/batch/list';
import { fill, joined } from '@tim/languages';
import { UsageError } from '@tim/terminal';
import type { Spoken } from '../spoken.ts';
import { readJsonObject } from './json-object.ts';

/** @throws UsageError when no line at a list's beginning is a JSON object: then it is no NDJSON, whatever it is called */
export function demandRecords({ bytes }: Beginning, { faults, sentences }: Spoken['batch']): void {
  const lines = Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split('\n');
  const at = lines.findIndex((line) => line.trim() !== '');
  const first = lines[at]?.trim() ?? '';
  if (at < 0 || lines.some(readJsonObject)) return;
  throw new UsageError(
    joined(sentences, [fill(faults.noRecords, { line: at + 1 }), first.startsWith('[') ? faults.jsonList : '']),
  );
}
