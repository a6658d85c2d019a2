import { useEffect, useRef, type RefObject } from 'react';

type ResultFocus<Target> = {
  /** For the element at which the result begins. */
  readonly target: RefObject<Target | null>;
  /** To be told that the visitor asked for what this address names. */
  readonly onSubmit: (address: string) => void;
};

/**
 * Bring the visitor to the result they asked for: the focus goes to where it begins, once, when it arrives. A result that
 * comes by itself, on load or on going back and forward, takes the focus from nobody; nor does one that comes while they
 * already type something else.
 *
 * @param address - what the calculator's address names now
 * @param isShown - whether its result is on the page
 */
export function useResultFocus<Target extends HTMLElement>(address: string, isShown: boolean): ResultFocus<Target> {
  const target = useRef<Target>(null);
  const awaited = useRef<string>(undefined);

  useEffect(() => {
    const forget = () => {
      awaited.current = undefined;
    };
    document.addEventListener('input', forget);
    return () => document.removeEventListener('input', forget);
  }, []);

  useEffect(() => {
    if (awaited.current !== address) {
      awaited.current = undefined;
    }
  }, [address]);

  useEffect(() => {
    if (isShown && awaited.current === address) {
      awaited.current = undefined;
      show(target.current);
    }
  }, [address, isShown]);

  return {
    target,
    onSubmit: (submitted) => {
      awaited.current = submitted;
    },
  };
}

function show(target: HTMLElement | null): void {
  target?.focus({ preventScroll: true });
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target?.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
}
