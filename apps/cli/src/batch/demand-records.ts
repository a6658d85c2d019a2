import type { Beginning } from '@tim/batch/list';
import { UsageError } from '@tim/terminal';

/** @throws UsageError when no line at a list's beginning is a JSON object: then it is no NDJSON, whatever it is called */
export function demandRecords({ bytes }: Beginning): void {
  const lines = Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split('\n');
  const at = lines.findIndex((line) => line.trim() !== '');
  const first = lines[at]?.trim() ?? '';
  if (at < 0 || lines.some(isObject)) return;
  const hint = first.startsWith('[') ? ' It begins as a JSON list: name its file *.json.' : '';
  throw new UsageError(`The list is no NDJSON: line ${at + 1} is no JSON object, and none after it.${hint}`);
}

function isObject(line: string): boolean {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
