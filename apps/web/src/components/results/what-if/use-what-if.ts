import { useEffect, useRef, useState } from 'react';
import type { FlightFigures } from '../../../api/answers.ts';
import { isSame } from './what-if-rows.ts';
import { readFields, UNCHANGED, type Fields, type Problems } from './what-if-fields.ts';
import type { WhatIfClient } from './what-if-client.ts';
import type { AircraftChoice, AnsweredFlight, ChangedFigure } from './what-if-types.ts';

export type WhatIfState =
  | { readonly step: 'loading' | 'load-failed' | 'other-data' }
  | {
      readonly step: 'ready';
      readonly aircraft: readonly AircraftChoice[];
      readonly fields: Fields;
      readonly problems: Problems;
      /** Of the last fields without a problem. */
      readonly figure: ChangedFigure;
      /** Why there is no figure of the fields. */
      readonly missing?: 'no-figure' | 'failed';
    };

/**
 * Keeps what a visitor sets, and asks the worker what the figure then is.
 *
 * @param start - starts the worker
 */
export function useWhatIf(flight: AnsweredFlight, original: FlightFigures['wellToWake'], start: () => WhatIfClient) {
  const [state, setState] = useState<WhatIfState>({ step: 'loading' });
  const client = useRef<WhatIfClient>(undefined);
  /** What was asked for last: answers to anything before it are dropped. */
  const asked = useRef(0);

  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const started = start();
    client.current = started;
    let isOver = false;
    const show = (next: WhatIfState) => {
      if (!isOver) setState(next);
    };
    Promise.all([started.aircraft(), started.change(flight, {})]).then(
      ([aircraft, figure]) => {
        // Another version of the tables, or of the method, would compare what is not comparable.
        if (figure.kind === 'no-figure' || !isSame(original, figure.gramsPerPassenger)) show({ step: 'other-data' });
        else show({ step: 'ready', aircraft, fields: UNCHANGED, problems: {}, figure });
      },
      () => show({ step: 'load-failed' }),
    );
    return () => {
      isOver = true;
      started.close();
    };
  }, [flight, original, start, attempt]);
  const loadAgain = () => {
    setState({ step: 'loading' });
    setAttempt(attempt + 1);
  };

  const change = (fields: Fields) => {
    if (state.step !== 'ready' || !client.current) return;
    const { aircraft, figure } = state;
    const own = ++asked.current;
    const show = (next: Partial<typeof state>) =>
      own === asked.current && setState({ step: 'ready', aircraft, fields, problems: {}, figure, ...next });
    const { changes, problems } = readFields(fields, figure.usualSeats);
    show({ problems });
    if (Object.keys(problems).length > 0) return;
    client.current.change(flight, changes).then(
      (answer) => show(answer.kind === 'figure' ? { figure: answer } : { missing: 'no-figure' }),
      () => show({ missing: 'failed' }),
    );
  };
  return { state, change, loadAgain };
}
