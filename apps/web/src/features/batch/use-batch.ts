import type { Columns, DateOrder } from '@tim/batch';
import type { CabinClass } from '@tim/estimator';
import { formatWhole } from '@tim/format';
import { utcDate } from '@tim/notation';
import { useEffect, useRef, useState } from 'react';
import { FIND_FOLDER } from 'virtual:find-files';
import { BATCH, BATCH_PROBLEMS } from '../../content/batch.ts';
import type { BatchClient } from './batch-client.ts';
import type { DatesTold, ListOrigin, ListProblem, ListShape, ListSummary, ListStatement } from './batch-types.ts';

/** The first place on earth where a day begins is 14 hours ahead of UTC [ms]. */
const FIRST_TIME_ZONE_AHEAD_OF_UTC_MS = 14 * 3_600_000;

export type BatchState =
  | { readonly step: 'input'; readonly said?: string; readonly problem?: string }
  | { readonly step: 'reading' }
  | ({ readonly step: 'columns'; readonly problem?: string } & ReadList)
  | ({ readonly step: 'computing'; readonly done: number | undefined } & ReadList)
  | ({ readonly step: 'answered'; readonly summary: ListSummary; readonly statement: ListStatement } & ReadList);

/** A list that was read, and how its visitor wants it answered. */
export type ReadList = {
  readonly shape: ListShape;
  readonly origin: ListOrigin;
  readonly columns: Columns;
  readonly cabin: CabinClass;
  readonly dates: DatesTold;
  readonly dateOrder: DateOrder | undefined;
};

/** @param start - starts the worker, when the first list is read */
export function useBatch(start: () => BatchClient) {
  const [state, setState] = useState<BatchState>({ step: 'input' });
  const client = useRef<BatchClient>(undefined);
  /** The list as it was given, for a worker that begins anew. */
  const given = useRef<string | Blob>('');
  /** What was asked for last: answers to anything before it are dropped. */
  const asked = useRef(0);
  const ask = () => (client.current ??= start());
  useEffect(() => () => client.current?.close(), []);

  /** Whatever the worker is doing ends; another one has the list. */
  const beginAnew = () => {
    client.current?.close();
    client.current = undefined;
    // Should that fail, whatever is asked next says so.
    ask()
      .read(given.current)
      .catch(() => undefined);
  };
  const read = async (source: string | Blob, origin: ListOrigin) => {
    setState({ step: 'reading' });
    given.current = source;
    try {
      const shape = await ask().read(source);
      if ('kind' in shape) {
        setState({ step: 'input', problem: problemText(shape) });
        return;
      }
      // It is on its way while the visitor looks at the columns; what keeps it is told when it is needed.
      ask()
        .load(FIND_FOLDER)
        .catch(() => undefined);
      const dates = await ask().dates(shape.columns.date);
      const { columns } = shape;
      setState({ step: 'columns', shape, origin, columns, cabin: 'economy', dates, dateOrder: dates.order });
    } catch {
      setState({ step: 'input', problem: BATCH_PROBLEMS.failed });
    }
  };
  const changeColumns = async (list: ReadList, columns: Columns) => {
    const dates = columns.date === list.columns.date ? list.dates : await ask().dates(columns.date);
    const dateOrder = dates === list.dates ? list.dateOrder : dates.order;
    setState({ ...list, step: 'columns', columns, dates, dateOrder });
  };
  const compute = async (list: ReadList) => {
    const { columns, cabin, dateOrder, origin } = list;
    const own = ++asked.current;
    setState({ ...list, step: 'computing', done: undefined });
    try {
      await ask().load(FIND_FOLDER);
    } catch {
      if (own === asked.current) setState({ ...list, step: 'columns', problem: BATCH_PROBLEMS.data });
      return;
    }
    if (own !== asked.current) return;
    try {
      const today = utcDate(Date.now() + FIRST_TIME_ZONE_AHEAD_OF_UTC_MS);
      const settings = { columns, cabin, today, ...(dateOrder && { dateOrder }) };
      const summary = await ask().compute(settings, (done) => {
        if (own === asked.current) setState({ ...list, step: 'computing', done });
      });
      if (own !== asked.current) return;
      setState({ ...list, step: 'answered', summary, statement: await ask().statement(origin) });
    } catch {
      if (own !== asked.current) return;
      beginAnew();
      setState({ ...list, step: 'columns', problem: BATCH_PROBLEMS.failed });
    }
  };
  return {
    state,
    read,
    changeColumns,
    compute,
    ask,
    change: (list: ReadList) => setState({ ...list, step: 'columns' }),
    stop: (list: ReadList) => {
      asked.current++;
      beginAnew();
      setState({ ...list, step: 'columns', problem: BATCH.stopped });
    },
    restart: () => setState({ step: 'input' }),
  };
}

export type Batch = ReturnType<typeof useBatch>;

function problemText(problem: ListProblem): string {
  switch (problem.kind) {
    case 'quotes':
      return BATCH_PROBLEMS.quotes(problem.row);
    case 'too-many-rows':
      return BATCH_PROBLEMS['too-many-rows'](formatWhole(problem.rows), formatWhole(problem.most));
    case 'fault':
      return problem.message;
    case 'empty':
    case 'no-rows':
    case 'unreadable':
      return BATCH_PROBLEMS[problem.kind];
  }
}
