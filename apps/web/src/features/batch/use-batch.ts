import type { Columns, DateOrder } from '@tim/batch';
import type { CabinClass } from '@tim/estimator';
import { formatWhole } from '@tim/format';
import { fill } from '@tim/languages';
import { latestToday } from '@tim/notation';
import { useRef, useState } from 'react';
import { FIND_INDEX } from 'virtual:find-files';
import { BATCH } from './texts.ts';
import type { Corrections } from '@tim/batch/list';
import type {
  ColumnsTold,
  ListOrigin,
  ListProblem,
  ListShape,
  ListSummary,
  ListStatement,
  ListWork,
  SaidOfList,
  TargetProblem,
} from '../../shared/compute/list-types.ts';
import type { Told } from '../../shared/compute/services.ts';
import type { Running } from '../../shared/compute/start-worker.ts';
import { useWorker } from '../../shared/compute/use-worker.ts';
import { useLatest } from '../../shared/use-latest.ts';

export type BatchState =
  | { readonly step: 'input'; readonly said?: string; readonly problem?: string }
  | { readonly step: 'reading' }
  | ({ readonly step: 'columns'; readonly problem?: string } & ReadList)
  | ({ readonly step: 'computing'; readonly done: number | undefined; readonly grams?: number } & ReadList)
  | ({ readonly step: 'answered'; readonly summary: ListSummary; readonly statement: ListStatement } & ReadList);

/** A list that was read, and how its visitor wants it answered. */
export type ReadList = {
  readonly shape: ListShape;
  readonly origin: ListOrigin;
  /** What was said of it before it was read. */
  readonly said: SaidOfRead;
  readonly columns: Columns;
  readonly cabin: CabinClass;
  /** What these are read as. */
  readonly told: ColumnsTold;
  readonly dateOrder: DateOrder | undefined;
  /** Codes of places by the names that may mean several. */
  readonly places: Readonly<Record<string, string>>;
  /** What it is compared with: a budget, or a file that was answered before. */
  readonly target?: string | Blob;
};

/** Which sheet and which row of names are read, where the visitor says, and what was chosen for a list before it. */
export type SaidOfRead = Pick<SaidOfList, 'sheet' | 'headerRow' | 'corrections'>;

/** Corrections of a list before this one, as a file. */
type KeptCorrections = { readonly corrections: Corrections; readonly fileName: string };

/** A list as it was given, and what was said of it. */
type GivenList = { readonly source: string | Blob; readonly said: SaidOfRead };

export type StartListWorker = (told: Told) => Running<ListWork>;

/** @param start - starts the worker, when the first list is read */
// oxlint-disable-next-line max-lines-per-function -- one state with what changes it
export function useBatch(start: StartListWorker) {
  const [state, setState] = useState<BatchState>({ step: 'input' });
  /** The list as it was given, for a worker that begins anew. */
  const given = useRef<GivenList>(undefined);
  /** For each list that is read from now on. */
  const kept = useRef<KeptCorrections>(undefined);
  const { ask, close } = useWorker(
    (told) => {
      const running = start(told);
      // Should that fail, whatever is asked next says so.
      if (given.current) running.work.read(given.current.source, saidToday(given.current.said)).catch(() => undefined);
      return running;
    },
    (done, grams = 0) => setState((last) => (last.step === 'computing' ? { ...last, done, grams } : last)),
  );
  const begin = useLatest();

  /** Whatever the worker is doing ends; another one has the list. */
  const beginAnew = () => {
    close();
    ask();
  };
  /** @param before - the list as it was read before, where it is read in another way */
  const read = async (source: string | Blob, origin: ListOrigin, saidOfRead: SaidOfRead = {}, before?: ReadList) => {
    if (!before) setState({ step: 'reading' });
    try {
      // One that begins anew for it is not given the last one.
      given.current = undefined;
      const work = ask();
      given.current = { source, said: saidOfRead };
      const shape = await work.read(source, saidToday(saidOfRead));
      if ('kind' in shape) {
        const problem = problemText(shape);
        setState(before ? { ...before, step: 'columns', problem } : { step: 'input', problem });
        return;
      }
      // It is on its way while the visitor looks at the columns; what keeps it is told when it is needed.
      ask()
        .load(FIND_INDEX)
        .catch(() => undefined);
      const { columns, corrected } = shape;
      const told = await ask().columns(columns);
      const dateOrder = corrected?.dateOrder ?? told.dates.order;
      const list = { shape, origin, said: saidOfRead, columns, told, dateOrder, places: corrected?.places ?? {} };
      setState({ step: 'columns', ...list, cabin: before?.cabin ?? 'economy' });
    } catch {
      setState({ step: 'input', problem: BATCH.problems.failed });
    }
  };
  const readWithCorrections = (source: string | Blob, fileName: string | undefined) => {
    const { corrections, fileName: correctionsFile } = kept.current ?? {};
    const origin = { fileName, ...(correctionsFile !== undefined && { correctionsFile }) };
    return read(source, origin, corrections && { corrections });
  };
  /** A list, corrections of a list before it, or both. */
  const readFiles = async (files: readonly File[]) => {
    setState({ step: 'reading' });
    given.current = undefined;
    let list: File | undefined;
    try {
      for (const file of files) {
        const corrections = await ask().readCorrections(file);
        if (corrections) kept.current = { corrections, fileName: file.name };
        else list ??= file;
      }
    } catch {
      setState({ step: 'input', problem: BATCH.problems.unreadable });
      return;
    }
    if (list) await readWithCorrections(list, list.name);
    else setState({ step: 'input', said: BATCH.input.corrections });
  };
  const changeColumns = async (list: ReadList, columns: Columns) => {
    const isSame = columns.date === list.columns.date && columns.returnDate === list.columns.returnDate;
    setState({ ...list, step: 'columns', columns, dateOrder: isSame ? list.dateOrder : undefined });
    const told = await ask().columns(columns);
    setState((last) =>
      'columns' in last && last.columns === columns
        ? { ...last, told, dateOrder: last.dateOrder ?? told.dates.order }
        : last,
    );
  };
  const compute = async (list: ReadList) => {
    const { columns, cabin, dateOrder, places, origin } = list;
    const signal = begin();
    setState({ ...list, step: 'computing', done: undefined });
    try {
      await ask().load(FIND_INDEX);
    } catch {
      if (!signal.aborted) setState({ ...list, step: 'columns', problem: BATCH.problems.data });
      return;
    }
    if (signal.aborted) return;
    try {
      const today = latestToday(Date.now());
      const settings = { columns, cabin, today, places, ...(dateOrder && { dateOrder }) };
      const computed = await ask().compute(settings);
      const compared = list.target === undefined ? computed : await ask().compare(list.target);
      const summary = 'kind' in compared ? computed : compared;
      if (signal.aborted) return;
      setState({ ...list, step: 'answered', summary, statement: await ask().statement(origin) });
    } catch {
      if (signal.aborted) return;
      beginAnew();
      setState({ ...list, step: 'columns', problem: BATCH.problems.failed });
    }
  };
  /** @returns why nothing can be compared with the target, if so */
  const compare = async (target: string | Blob): Promise<string | undefined> => {
    try {
      const found = await ask().compare(target);
      if ('kind' in found) return targetProblemText(found);
      setState((last) => (last.step === 'answered' ? { ...last, target, summary: found } : last));
      return undefined;
    } catch {
      return BATCH.problems.unreadable;
    }
  };
  return {
    state,
    readText: (text: string) => readWithCorrections(text, undefined),
    readFiles,
    compare,
    readAgain: (list: ReadList, saidOfRead: SaidOfRead) =>
      read(given.current?.source ?? '', list.origin, saidOfRead, list),
    changeColumns,
    compute,
    ask,
    change: (list: ReadList) => setState({ ...list, step: 'columns' }),
    stop: (list: ReadList) => {
      begin();
      beginAnew();
      setState({ ...list, step: 'columns', problem: BATCH.stopped });
    },
    restart: () => setState({ step: 'input' }),
  };
}

const saidToday = (said: SaidOfRead): SaidOfList => ({ ...said, today: latestToday(Date.now()) });

const targetProblemText = (problem: TargetProblem): string =>
  problem.kind === 'no-budget' ? BATCH.whatIf.noBudget : problemText(problem);

function problemText(problem: ListProblem): string {
  switch (problem.kind) {
    case 'quotes':
      return fill(BATCH.problems.quotes, { row: problem.row });
    case 'too-many-rows':
      return fill(BATCH.problems['too-many-rows'], {
        rows: formatWhole(problem.rows),
        most: formatWhole(problem.most),
      });
    case 'fault':
      return problem.message;
    case 'empty':
    case 'no-rows':
    case 'unreadable':
    case 'no-code-reader':
    case 'no-codes':
      return BATCH.problems[problem.kind];
  }
}
