// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { PRERENDERED_PATHS } from '../app/prerendered-paths.ts';
import { Providers } from '../app/providers.tsx';
import { AppRoutes, preloadPages } from '../app/routes.tsx';
import { createStyleCache } from '../app/style-cache.ts';
import { answeringApi } from '../testing/answers.ts';
import { applicationSystem } from './application-system.ts';
import { system } from './system.ts';

await preloadPages();

/** A page, and every style that its elements have. */
function rendered(path: string, by: typeof system) {
  const styleCache = createStyleCache();
  const page = renderToString(
    <Providers system={by} isPrerendered styleCache={styleCache} api={answeringApi()}>
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    </Providers>,
  );
  return { page, styles: styleCache.registered };
}

describe('the application’s system', () => {
  it.each(PRERENDERED_PATHS)('gives the elements of %s the styles they were prerendered with', (path) => {
    const { page, styles } = rendered(path, applicationSystem);
    expect(Object.keys(styles).length).toBeGreaterThan(15);
    expect({ page, styles }).toEqual(rendered(path, system));
  });

  it('writes no style of the document again', () => {
    const styleCache = createStyleCache();
    renderToString(
      <Providers system={applicationSystem} styleCache={styleCache} api={answeringApi()}>
        {null}
      </Providers>,
    );
    expect(Object.values(styleCache.inserted).join('')).toBe('');
  });
});
