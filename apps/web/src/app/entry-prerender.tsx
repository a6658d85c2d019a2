import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { versions } from 'virtual:figure-changes';
import { StaticRouter } from 'react-router-dom';
import type { EmissionsApi } from '../shared/api/emissions-api.ts';
import { JOIN } from '../shared/join.ts';
import { changeFeed, type Digest } from '../pages/changes/change-feed.ts';
import { CHANGES } from '../pages/changes/texts.ts';
import { HOME } from '../pages/home/texts.ts';
import { Providers } from './providers.tsx';
import { AppRoutes, preloadPage } from './routes.tsx';
import { createStyleCache, markInPlace } from './style-cache.ts';
import { addressOf, LANGUAGE_ROOT } from '../config/pages.ts';
import { system } from '../theme/system.ts';

export { addressOf, PRERENDERED_PATHS, ROOT_ELEMENT_ID } from '../config/pages.ts';

/** What the picture that previews of the site show says and shows. */
export const SHARED_PICTURE = JOIN.sentences([
  `${JOIN.labelled(HOME.title, HOME.subtitle)}${JOIN.stop}`,
  HOME.sharedPicture,
]);

/** The feed of changed figures, which stands beside the page. */
export const FEED = {
  path: CHANGES.feed.href,
  of: (siteUrl: string | undefined, digest: Digest) => changeFeed(versions, siteUrl, digest),
};

/** The build asks for nothing. */
const none = () => Promise.reject(new Error('No requests while prerendering'));
const noApi: EmissionsApi = {
  flightEmissions: none,
  typicalEmissions: none,
  flightWorking: none,
  typicalWorking: none,
  travelOptions: none,
};

/** Title and description, which React writes before the page's content when it does not render the whole document. */
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<meta [^>]*>)+/;

/** Render one page to what goes into the document's head and into its root element. */
export async function prerenderPage(path: string): Promise<{ readonly head: string; readonly page: string }> {
  await preloadPage(path);
  const styleCache = createStyleCache();
  const emotionServer = createEmotionServer(styleCache);
  const markup = renderToString(
    <Providers system={system} isPrerendered styleCache={styleCache} api={noApi}>
      <StaticRouter basename={LANGUAGE_ROOT || '/'} location={addressOf(path)}>
        <AppRoutes />
      </StaticRouter>
    </Providers>,
  );
  const headTags = HEAD_TAGS.exec(markup)?.[0] ?? '';
  const page = markup.slice(headTags.length);
  // The document's own styles and the components' in elements apart, as Emotion takes them over in the browser.
  return {
    head:
      headTags + markInPlace(emotionServer.constructStyleTagsFromChunks(emotionServer.extractCriticalToChunks(page))),
    page,
  };
}
