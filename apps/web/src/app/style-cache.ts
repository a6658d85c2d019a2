import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion's style cache, the same in the build and in the browser: in its compatibility mode the build's styles can
 * be gathered in the head instead of standing before every element, and the browser takes them over. Without plugins
 * it adds no vendor prefixes: what the site uses is understood without them by every browser of the last years, and
 * they would be a tenth of the style sheet and of the time that styles take.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  cache.compat = true;
  return cache;
}
