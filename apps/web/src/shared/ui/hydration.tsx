import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react';

const Hydrated = createContext(true);

type HydrationProviderProps = {
  /** Whether the page stands already, as it was prerendered. */
  readonly isPrerendered: boolean;
  readonly children: ReactNode;
};

/** Knows when a prerendered page has come alive. */
export function HydrationProvider({ isPrerendered, children }: HydrationProviderProps) {
  const [isHydrated, setIsHydrated] = useState(!isPrerendered);
  useEffect(() => {
    // Much may change with it: as a transition it is drawn in slices, between which the page answers.
    startTransition(() => setIsHydrated(true));
  }, []);
  return <Hydrated value={isHydrated}>{children}</Hydrated>;
}

/**
 * False while the page is as it was prerendered, true from then on. What a build cannot know, the address's query
 * above all, waits for it; so hydration finds what the build wrote.
 */
export function useHydrated(): boolean {
  return useContext(Hydrated);
}
