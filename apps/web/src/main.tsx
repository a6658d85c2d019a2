import { createRoot, hydrateRoot } from 'react-dom/client';
import { createConfiguredApi } from './api/create-configured-api.ts';
import { ROOT_ELEMENT_ID } from './app/prerendered-paths.ts';
import { Providers } from './app/providers.tsx';
import { AppRoutes } from './app/routes.tsx';
import { SiteRouter } from './app/site-router.tsx';
import { isPrerenderedFor, moveUnknownPathToNotFound } from './app/start-up.ts';
import { createStyleCache } from './app/style-cache.ts';
import { parseEnv } from './config/env.ts';

const root = document.getElementById(ROOT_ELEMENT_ID);
if (root === null) {
  throw new Error(`The page has no element #${ROOT_ELEMENT_ID}`);
}
const prerenderedPath = root.dataset['path'];
moveUnknownPathToNotFound(prerenderedPath);

const application = (
  <Providers styleCache={createStyleCache()} api={createConfiguredApi(parseEnv(import.meta.env))}>
    <SiteRouter>
      <AppRoutes />
    </SiteRouter>
  </Providers>
);
if (isPrerenderedFor(prerenderedPath, window.location.pathname)) {
  hydrateRoot(root, application);
} else {
  root.replaceChildren();
  createRoot(root).render(application);
}
