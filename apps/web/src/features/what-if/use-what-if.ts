import type { GramsByCabin } from '@tim/format';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isSame } from './what-if-rows.ts';
import { readFields, UNCHANGED, type Fields, type Problems } from './what-if-fields.ts';
import { startWorker } from '../../shared/compute/start-worker.ts';
import { useWorker } from '../../shared/compute/use-worker.ts';
import type { AircraftChoice, AnsweredFlight, ChangedFigure } from '../../shared/compute/what-if-types.ts';
import { useLatest } from '../../shared/use-latest.ts';

export type ReadyState = {
  readonly step: 'ready';
  /** The types there is to choose from beside the flight's own. */
  readonly aircraft: readonly AircraftChoice[];
  readonly fields: Fields;
  readonly problems: Problems;
  /** Of the last fields without a problem. */
  readonly figure: ChangedFigure;
  /** Why there is no figure of the fields. */
  readonly missing?: 'no-figure' | 'failed' | undefined;
};

export type WhatIfState = { readonly step: 'loading' | 'load-failed' | 'other-data' } | ReadyState;

/** Keeps what a visitor sets, and asks the worker what the figure then is. */
export function useWhatIf(flight: AnsweredFlight, original: GramsByCabin) {
  const [state, setState] = useState<WhatIfState>({ step: 'loading' });
  /** What is shown, for handlers that stay the same from one change to the next. */
  const latest = useRef<WhatIfState>(undefined);
  const { ask } = useWorker(() => startWorker('what-if'));
  const begin = useLatest();

  useEffect(() => {
    const signal = begin();
    const show = (next: WhatIfState) => {
      if (signal.aborted) return;
      latest.current = next;
      setState(next);
    };
    Promise.all([ask().aircraftOn(flight), ask().change(flight, {})]).then(
      ([aircraft, figure]) => {
        // Another version of the tables, or of the method, would compare what is not comparable.
        if (figure.kind === 'no-figure' || !isSame(original, figure.gramsPerPassenger)) show({ step: 'other-data' });
        else {
          const others = aircraft.filter(({ code }) => code !== flight.aircraftCode);
          show({ step: 'ready', aircraft: others, fields: UNCHANGED, problems: {}, figure });
        }
      },
      () => show({ step: 'load-failed' }),
    );
  }, [ask, begin, flight, original]);

  const change = useCallback(
    (part: Partial<Fields>) => {
      const before = latest.current;
      if (before?.step !== 'ready') return;
      const signal = begin();
      const show = (next: Partial<ReadyState>) => {
        if (signal.aborted || latest.current?.step !== 'ready') return;
        latest.current = { ...latest.current, ...next };
        setState(latest.current);
      };
      const fields = part === UNCHANGED ? UNCHANGED : { ...before.fields, ...part };
      const { changes, problems } = readFields(fields, before.figure.usualSeats);
      show({ fields, problems, missing: undefined });
      if (Object.keys(problems).length > 0) return;
      ask()
        .change(flight, changes)
        .then(
          (answer) => show(answer.kind === 'figure' ? { figure: answer } : { missing: 'no-figure' }),
          () => show({ missing: 'failed' }),
        );
    },
    [ask, begin, flight],
  );
  return { state, change };
}
