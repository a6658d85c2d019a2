import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { EmissionsApi } from '../shared/api/emissions-api.ts';
import type { Finder } from '../shared/find/finder.tsx';
import { loadResultParts } from '../pages/calculator/result-parts.ts';
import { Providers } from '../app/providers.tsx';
import { AppRoutes, preloadPages } from '../app/routes.tsx';
import { SiteRouter } from '../app/site-router.tsx';
import { createStyleCache } from '../app/style-cache.ts';
import { system } from '../theme/system.ts';
import { answeringApi } from './answers.ts';

// A page is then shown at once, as it is when the application comes to a prerendered page, and so is a result.
await Promise.all([preloadPages(), loadResultParts()]);

/** The whole site at an address, over an API that the test answers for where it says so, and that else answers at once. */
export function renderAt(path: string, api: Partial<EmissionsApi> = {}, loadFinder?: () => Promise<Finder>) {
  return renderPageAt(path, <AppRoutes />, api, loadFinder);
}

/** One page alone at an address, with what the test gives it in place of what it would start itself, and who uses it. */
export function renderPageAt(
  path: string,
  page: ReactNode,
  api: Partial<EmissionsApi> = {},
  loadFinder?: () => Promise<Finder>,
) {
  window.history.pushState(null, '', path);
  const rendered = render(
    <Providers
      system={system}
      styleCache={createStyleCache()}
      api={answeringApi(api)}
      {...(loadFinder && { loadFinder })}
    >
      <SiteRouter>{page}</SiteRouter>
    </Providers>,
  );
  return { ...rendered, user: userEvent.setup({ delay: null }) };
}

/** The address the site is at. */
export function address(): string {
  return window.location.pathname + window.location.search;
}
