import { lazy, Suspense, type ComponentType } from 'react';

/** A page whose code is loaded when it is visited, so that no other page carries it. */
export type LazyPage = {
  readonly Page: ComponentType;
  /** Loads the page ahead of its rendering, which then shows it at once: in the build, and before hydration. */
  readonly preload: () => Promise<void>;
};

/** @param load - imports the page's component */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let Loaded: ComponentType | undefined;
  const preload = async () => {
    Loaded = await load();
  };
  const Later = lazy(async () => ({ default: await load() }));
  return {
    Page: () =>
      Loaded ? (
        <Loaded />
      ) : (
        <Suspense fallback={null}>
          <Later />
        </Suspense>
      ),
    preload,
  };
}
