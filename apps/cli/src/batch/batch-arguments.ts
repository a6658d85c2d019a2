import { latestToday, readCabin, readDate } from '@tim/batch';
import type { DateOrder } from '@tim/batch';
import { ListFault, readColumnNames, type ListFormat, type SaidOfList } from '@tim/batch/list';
import type { CabinClass, CalendarDate } from '@tim/estimator';
import { parseArguments, UsageError } from '@tim/terminal';
import { workerCount } from '../worker-count.ts';

export const BATCH_USAGE =
  '<file or -> [--out <file>] [--cabin <cabin>] [--all-cabins] [--columns <field>=<name>,…] [--dates day-first|month-first]';

export type BatchArguments = {
  /** undefined: standard input. */
  readonly input: string | undefined;
  /** undefined: standard output. */
  readonly out: string | undefined;
  readonly kind: ListFormat['kind'];
  readonly said: SaidOfList;
  readonly cabin: CabinClass;
  readonly hasAllCabins: boolean;
  readonly today: CalendarDate;
  readonly workers: number;
  readonly tablesFolder: string | undefined;
};

/** @throws UsageError when the arguments are not as the help says */
export function readBatchArguments(args: readonly string[], nowEpochMs: number): BatchArguments {
  const { values, positionals } = parse(args);
  const [input, another] = positionals;
  if (input === undefined || another !== undefined) throw new UsageError(`Name one list: batch ${BATCH_USAGE}.`);
  const cabin = readCabin(values.cabin);
  if (!cabin) throw new UsageError(`'${values.cabin}' is no cabin: economy, premium-economy, business or first.`);
  return {
    input: input === '-' ? undefined : input,
    out: values.out,
    kind: kindOf(values.format, input),
    said: { columns: columnsOf(values.columns), ...dateOrder(values.dates) },
    cabin,
    hasAllCabins: values['all-cabins'],
    today: today(values.today, nowEpochMs),
    workers: workerCount(values.workers),
    tablesFolder: values.tables,
  };
}

function parse(args: readonly string[]) {
  return parseArguments({
    args: [...args],
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      format: { type: 'string' },
      cabin: { type: 'string', default: 'economy' },
      'all-cabins': { type: 'boolean', default: false },
      columns: { type: 'string' },
      dates: { type: 'string' },
      today: { type: 'string' },
      workers: { type: 'string' },
      tables: { type: 'string' },
    },
  });
}

function kindOf(format: string | undefined, input: string): ListFormat['kind'] {
  if (format === undefined) return /\.(nd)?jsonl?$/i.test(input) ? 'ndjson' : 'csv';
  if (format !== 'csv' && format !== 'ndjson') throw new UsageError(`--format is csv or ndjson, not ${format}.`);
  return format;
}

function columnsOf(text: string | undefined): SaidOfList['columns'] {
  try {
    return readColumnNames(text ?? '');
  } catch (fault) {
    throw fault instanceof ListFault ? new UsageError(`--columns ${fault.message}`) : fault;
  }
}

function dateOrder(text: string | undefined): { dateOrder?: DateOrder } {
  if (text === undefined) return {};
  if (text !== 'day-first' && text !== 'month-first') throw new UsageError('--dates is day-first or month-first.');
  return { dateOrder: text };
}

function today(text: string | undefined, nowEpochMs: number): CalendarDate {
  if (text === undefined) return latestToday(nowEpochMs);
  const date = readDate(text);
  if (!date || !('day' in date)) throw new UsageError(`--today wants a date as 2026-03-31, not '${text}'.`);
  return date;
}
