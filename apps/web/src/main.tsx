import type { SystemContext } from '@chakra-ui/react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createLazyApi } from './api/create-lazy-api.ts';
import { ROOT_ELEMENT_ID } from './app/prerendered-paths.ts';
import { Providers } from './app/providers.tsx';
import { AppRoutes, preloadPage } from './app/routes.tsx';
import { SiteRouter } from './app/site-router.tsx';
import { reportWebVitals } from './app/report-web-vitals.ts';
import { isPrerenderedFor, LISTENING_EVENT, tellThatLate } from './app/start-up.ts';
import { createStyleCache } from './app/style-cache.ts';
import { parseEnv } from './config/env.ts';

/** Lets the browser paint and answer before what follows. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Without a build no page is prerendered, and the application brings the document's own styles along. */
async function loadSystem(): Promise<SystemContext> {
  return import.meta.env.PROD
    ? (await import('./theme/application-system.ts')).applicationSystem
    : (await import('./theme/system.ts')).system;
}

/** Bring the page to life, or make it where none was prerendered for the address. */
async function show(root: HTMLElement): Promise<void> {
  const { pathname } = window.location;
  // Each part is a task of its own, so that none of them holds the page up for long.
  const system = await loadSystem();
  await nextTask();
  // A page that does not arrive is shown as such by the application.
  await preloadPage(pathname).catch(() => undefined);
  await nextTask();
  const api = createLazyApi(async () =>
    (await import('./api/create-configured-api.ts')).createConfiguredApi(parseEnv(import.meta.env)),
  );
  const isPrerendered = isPrerenderedFor(root.dataset['path'], pathname);
  const application = (
    <Providers system={system} styleCache={createStyleCache()} api={api} isPrerendered={isPrerendered}>
      <SiteRouter>
        <AppRoutes />
      </SiteRouter>
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
  document.dispatchEvent(new Event(LISTENING_EVENT));
}

const root = document.getElementById(ROOT_ELEMENT_ID);
if (root === null) {
  throw new Error(`The page has no element #${ROOT_ELEMENT_ID}`);
}
show(root).catch(tellThatLate);
reportWebVitals();
