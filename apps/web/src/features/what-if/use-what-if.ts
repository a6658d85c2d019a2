import type { GramsByCabin } from '@tim/format';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isSame } from './what-if-rows.ts';
import { readFields, UNCHANGED, type Fields, type Problems } from './what-if-fields.ts';
import type { Running } from '../../shared/compute/start-worker.ts';
import type { AircraftChoice, AnsweredFlight, ChangedFigure, WhatIfWork } from '../../shared/compute/what-if-types.ts';

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

/**
 * Keeps what a visitor sets, and asks the worker what the figure then is.
 *
 * @param start - starts the worker
 */
export function useWhatIf(flight: AnsweredFlight, original: GramsByCabin, start: () => Running<WhatIfWork>) {
  const [state, setState] = useState<WhatIfState>({ step: 'loading' });
  /** What is shown, for handlers that stay the same from one change to the next. */
  const latest = useRef<WhatIfState>(undefined);
  const work = useRef<WhatIfWork>(undefined);
  /** What was asked for last: answers to anything before it are dropped. */
  const asked = useRef(0);

  useEffect(() => {
    const started = start();
    work.current = started.work;
    let isOver = false;
    const show = (next: WhatIfState) => {
      if (isOver) return;
      latest.current = next;
      setState(next);
    };
    Promise.all([started.work.aircraftOn(flight), started.work.change(flight, {})]).then(
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
    return () => {
      isOver = true;
      started.close();
    };
  }, [flight, original, start]);

  const change = useCallback(
    (part: Partial<Fields>) => {
      const before = latest.current;
      if (before?.step !== 'ready' || !work.current) return;
      const own = ++asked.current;
      const show = (next: Partial<ReadyState>) => {
        if (own !== asked.current || latest.current?.step !== 'ready') return;
        latest.current = { ...latest.current, ...next };
        setState(latest.current);
      };
      const fields = part === UNCHANGED ? UNCHANGED : { ...before.fields, ...part };
      const { changes, problems } = readFields(fields, before.figure.usualSeats);
      show({ fields, problems, missing: undefined });
      if (Object.keys(problems).length > 0) return;
      work.current.change(flight, changes).then(
        (answer) => show(answer.kind === 'figure' ? { figure: answer } : { missing: 'no-figure' }),
        () => show({ missing: 'failed' }),
      );
    },
    [flight],
  );
  return { state, change };
}
