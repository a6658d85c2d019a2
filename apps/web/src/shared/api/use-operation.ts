import { startTransition, useEffect, useMemo, useState } from 'react';
import { useLatest } from '../use-latest.ts';
import type { Outcome, Settled } from './outcome.ts';

type Operation<Question, Response> = (question: Question, signal: AbortSignal) => Promise<Settled<Response>>;

/**
 * Ask an operation and follow it.
 *
 * An answer belongs to the question it was given for: when the question changes, the old call is aborted, and an
 * answer that still arrives is dropped, so a slow one never overwrites a later one.
 *
 * @param question - what to ask; undefined asks nothing. Compared by value.
 * @param attempt - another one asks the same question again
 */
export function useOperation<Question, Response>(
  operation: Operation<Question, Response>,
  question: Question | undefined,
  attempt: number | string,
): Outcome<Response> {
  const serialized = question === undefined ? undefined : JSON.stringify(question);
  const key = `${attempt} ${serialized}`;
  const stableQuestion = useMemo(
    () => (serialized === undefined ? undefined : (JSON.parse(serialized) as Question)),
    [serialized],
  );
  const [settled, setSettled] = useState<{ readonly key: string; readonly outcome: Settled<Response> }>();

  const begin = useLatest();
  useEffect(() => {
    const signal = begin();
    if (stableQuestion === undefined) return;
    const follow = async () => {
      const outcome = await operation(stableQuestion, signal);
      // A result is much to draw: as a transition it is drawn in slices, between which the page goes on answering.
      if (!signal.aborted) startTransition(() => setSettled({ key, outcome }));
    };
    void follow();
  }, [begin, operation, stableQuestion, key]);

  if (stableQuestion === undefined) {
    return { kind: 'idle' };
  }
  return settled?.key === key ? settled.outcome : { kind: 'loading' };
}
