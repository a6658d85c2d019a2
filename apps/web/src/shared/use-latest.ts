import { useCallback, useEffect, useRef } from 'react';

/**
 * The latest of several questions.
 *
 * @returns begins one, whose signal is aborted when the next begins, or the page is left: then its answer is of no interest
 */
export function useLatest(): () => AbortSignal {
  const latest = useRef<AbortController>(undefined);
  useEffect(() => () => latest.current?.abort(), []);
  return useCallback(() => {
    latest.current?.abort();
    latest.current = new AbortController();
    return latest.current.signal;
  }, []);
}
