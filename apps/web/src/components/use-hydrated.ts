import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * False while the page is as it was prerendered, true from then on. What a build cannot know, the address's query
 * above all, waits for it; so hydration finds what the build wrote.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
