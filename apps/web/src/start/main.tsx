import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createLazyApi } from '../shared/api/create-lazy-api.ts';
import { createThisDevice } from '../shared/compute/this-device.ts';
import { loadResultParts } from '../pages/calculator/result-parts.ts';
import { isPrerenderedFor, pageOf, ROOT_ELEMENT_ID } from '../config/pages.ts';
import { Providers } from '../app/providers.tsx';
import { AppRoutes, preloadPage } from '../app/routes.tsx';
import { SiteRouter } from '../app/site-router.tsx';
import { reportWebVitals } from './report-web-vitals.ts';
import { LISTENING_EVENT, startServices, tellThatLate } from './start-up.ts';
import { createStyleCache } from '../app/style-cache.ts';
import type { Finder } from '../shared/find/finder.tsx';
import { parseEnv } from '../config/env.ts';

/** Lets the browser paint and answer before what follows. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Tells once the page is alive: every effect of what stands in it has run, and what was typed early is rendered. */
function Listening({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    queueMicrotask(() => document.dispatchEvent(new Event(LISTENING_EVENT)));
  }, []);
  return children;
}

async function loadFinder(): Promise<Finder> {
  return (await import('../shared/find/load-finder.ts')).loadFinder();
}

/** Bring the page to life, or make it where none was prerendered for the address. */
async function show(root: HTMLElement): Promise<void> {
  const { pathname } = window.location;
  // Each part is a task of its own, so that none of them holds the page up for long.
  await nextTask();
  await import('../theme/site-config.ts');
  await nextTask();
  const { system } = await import('../theme/system.ts');
  await nextTask();
  // A page that does not arrive is shown as such by the application.
  await preloadPage(pageOf(pathname)).catch(() => undefined);
  await nextTask();
  const device = createThisDevice();
  const api = createLazyApi(async () => {
    // Not in the task in which the page comes alive, and asks.
    await nextTask();
    const [{ createConfiguredApi }] = await Promise.all([
      import('../shared/api/create-configured-api.ts'),
      loadResultParts(),
    ]);
    return createConfiguredApi(parseEnv(import.meta.env), device);
  });
  const isPrerendered = isPrerenderedFor(root.dataset['path'], pathname);
  const application = (
    <Providers
      system={system}
      styleCache={createStyleCache()}
      api={api}
      device={device}
      loadFinder={loadFinder}
      isPrerendered={isPrerendered}
    >
      <Listening>
        <SiteRouter>
          <AppRoutes />
        </SiteRouter>
      </Listening>
    </Providers>
  );
  if (isPrerendered) {
    // As a transition, hydration lets the browser answer in between.
    startTransition(() => {
      hydrateRoot(root, application);
    });
  } else {
    root.replaceChildren();
    createRoot(root).render(application);
  }
}

const root = document.getElementById(ROOT_ELEMENT_ID);
if (root === null) {
  throw new Error(`The page has no element #${ROOT_ELEMENT_ID}`);
}
show(root).catch(tellThatLate);
reportWebVitals();
startServices(parseEnv(import.meta.env).platform, () => import('./platform-services.ts'));
