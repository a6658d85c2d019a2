import { useCallback, useEffect, useRef } from 'react';
import type { Told } from './services.ts';
import type { Running } from './start-worker.ts';

/**
 * A worker of a page: started when it is first asked, anew where it has died or was closed, and ended with the page.
 *
 * @param start - starts it
 * @param progress - is told how far it is
 */
export function useWorker<Work>(start: (told: Told) => Running<Work>, progress: Told['progress'] = () => undefined) {
  const running = useRef<Running<Work>>(undefined);
  const begin = useRef(() => start({ progress }));
  const ask = useCallback((): Work => {
    if (running.current?.hasDied() !== false) running.current = begin.current();
    return running.current.work;
  }, []);
  const close = useCallback(() => {
    running.current?.close();
    running.current = undefined;
  }, []);
  useEffect(() => close, [close]);
  return { ask, close };
}
