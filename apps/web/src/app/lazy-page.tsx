import { lazy, Suspense, type ComponentType } from 'react';

/** A page whose code is loaded when it is visited, so that no other page carries it. */
export type LazyPage<Props extends object> = {
  readonly Page: ComponentType<Props>;
  /** Loads the page ahead of its rendering, which then shows it at once: in the build, and before hydration. */
  readonly preload: () => Promise<void>;
};

/** @param load - imports the page's component */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    Loaded = await load();
  };
  const Later = lazy(async () => ({ default: await load() }));
  return {
    Page: (props) =>
      Loaded ? (
        <Loaded {...props} />
      ) : (
        <Suspense fallback={null}>
          <Later {...props} />
        </Suspense>
      ),
    preload,
  };
}
