import { createRoot, hydrateRoot } from 'react-dom/client';
import { createConfiguredApi } from './api/create-configured-api.ts';
import { ROOT_ELEMENT_ID } from './app/prerendered-paths.ts';
import { Providers } from './app/providers.tsx';
import { AppRoutes, preloadPage } from './app/routes.tsx';
import { SiteRouter } from './app/site-router.tsx';
import { reportWebVitals } from './app/report-web-vitals.ts';
import { isPrerenderedFor, moveUnknownPathToNotFound, startServicesWhenIdle } from './app/start-up.ts';
import { createStyleCache } from './app/style-cache.ts';
import { parseEnv } from './config/env.ts';

const root = document.getElementById(ROOT_ELEMENT_ID);
if (root === null) {
  throw new Error(`The page has no element #${ROOT_ELEMENT_ID}`);
}
const prerenderedPath = root.dataset['path'];
moveUnknownPathToNotFound(prerenderedPath);

const env = parseEnv(import.meta.env);
const application = (
  <Providers styleCache={createStyleCache()} api={createConfiguredApi(env)}>
    <SiteRouter>
      <AppRoutes />
    </SiteRouter>
  </Providers>
);
const show = () => {
  if (isPrerenderedFor(prerenderedPath, window.location.pathname)) {
    hydrateRoot(root, application);
  } else {
    root.replaceChildren();
    createRoot(root).render(application);
  }
};
// A page that does not arrive is shown as such by the application.
void preloadPage(window.location.pathname).then(show, show);
startServicesWhenIdle(env.platform, () => import('./app/platform-services.ts'));
reportWebVitals();
