import { useEffect, type ComponentType } from 'react';
import { isPrerenderedFor, ROOT_ELEMENT_ID } from '../config/pages.ts';
import { later, type FailedPartProps, type Later } from '../shared/ui/later.tsx';

/** Longest to wait for a page's code before the page is asked for as a whole [ms]. */
const LOAD_LIMIT_MS = 10_000;

/** A page, whose code is loaded when it is visited. */
export function laterPage<Props extends object>(bring: () => Promise<ComponentType<Props>>): Later<Props> {
  return later(bring, { Failed: WholePage, limitMs: LOAD_LIMIT_MS });
}

/**
 * Every page is served as a whole, too: where its code does not come, as after a new version of the site has taken the
 * place of the visitor's, the browser loads that. What it has loaded so already is not asked for again.
 */
function WholePage({ error }: FailedPartProps) {
  const prerenderedPath = document.getElementById(ROOT_ELEMENT_ID)?.dataset['path'];
  // Without a build no page is served as a whole.
  const isWhole = prerenderedPath === undefined || isPrerenderedFor(prerenderedPath, window.location.pathname);
  useEffect(() => {
    if (!isWhole) window.location.reload();
  }, [isWhole]);
  if (isWhole) throw error;
  return null;
}
