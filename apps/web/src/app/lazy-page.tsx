import { lazy, Suspense, type ComponentType } from 'react';
import { inTime } from '../api/in-time.ts';
import { ROOT_ELEMENT_ID } from './prerendered-paths.ts';
import { isPrerenderedFor } from './start-up.ts';

/** Longest to wait for a page's code before the page is asked for as a whole [ms]. */
const LOAD_LIMIT_MS = 10_000;

const late = () => new Error('The page did not come.');

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
  const Later = lazy(async () => ({ default: await inTime(load(), LOAD_LIMIT_MS, late).catch(askForWholePage) }));
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

/**
 * Every page is served as a whole, too: where its code does not come, as after a new version of the site has taken the
 * place of the visitor's, the browser loads that. What it has loaded so already is not asked for again.
 */
function askForWholePage(error: unknown): Promise<never> {
  const prerenderedPath = document.getElementById(ROOT_ELEMENT_ID)?.dataset['path'];
  // Without a build no page is served as a whole.
  if (prerenderedPath === undefined || isPrerenderedFor(prerenderedPath, window.location.pathname)) {
    throw error;
  }
  window.location.reload();
  return new Promise(() => undefined);
}
