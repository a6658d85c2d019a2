import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion's style cache, the same in the build and in the browser: in its compatibility mode the build's styles can
 * be gathered in the head instead of standing before every element, and the browser takes them over.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return cache;
}
