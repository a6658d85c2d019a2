import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How long a page that is gone back to may take to be as long as it was [ms]. */
const LONGEST_WAIT_MS = 20_000;
/** What tells that somebody looks for a place of their own. */
const OWN_WAYS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Going back or forward leads to where the page was left. The browser itself does so too, but at once, when an answer that comes later
 * is not there and the page is still short.
 */
export function useKeptPlace(): void {
  const { key } = useLocation();
  const isGoingBackOrForward = useNavigationType() === NavigationType.Pop;
  /** How far down each step of the history was left [px]. */
  const left = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    // A step that a link to a place on the page made has no state: the browser goes there itself, and all such have one key.
    if (window.history.state === null) return undefined;
    const places = left.current;
    const note = () => void places.set(key, window.scrollY);
    const wanted = isGoingBackOrForward ? places.get(key) : undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const keepOn = () => {
      // Behind the frame: where the page is can be read only once it is laid out, which would hold up what it shows.
      requestAnimationFrame(() => setTimeout(() => signal.aborted || note()));
      window.addEventListener('scroll', note, { passive: true, signal });
      // A browser tells of a scroll with its next frame: who presses a link before that leaves from where the page is.
      window.addEventListener('click', note, { capture: true, passive: true, signal });
    };
    if (wanted === undefined) keepOn();
    else scrollWhenLongEnough(wanted, signal, keepOn);
    return () => stop.abort();
  }, [key, isGoingBackOrForward]);
}

/** @param then - called when the page is there, or nobody waits for it any more */
function scrollWhenLongEnough(topPx: number, signal: AbortSignal, then: () => void): void {
  const end = () => {
    grown.disconnect();
    clearTimeout(timer);
    for (const way of OWN_WAYS) window.removeEventListener(way, end);
    if (!signal.aborted) then();
  };
  const grown = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < topPx) return;
    window.scrollTo({ top: topPx, behavior: 'instant' });
    end();
  });
  const timer = setTimeout(end, LONGEST_WAIT_MS);
  for (const way of OWN_WAYS) window.addEventListener(way, end, { passive: true });
  signal.addEventListener('abort', end);
  grown.observe(document.body);
}
