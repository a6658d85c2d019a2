import createCache, { type EmotionCache } from '@emotion/cache';

/** Emotion's mark of a style element that stands where it should. */
const IN_PLACE = 'data-s';

/**
 * Emotion's style cache, the same in the build and in the browser: in its compatibility mode the build's styles can
 * be gathered in the head instead of standing before every element, and the browser takes them over. Without plugins
 * it adds no vendor prefixes: what the site uses is understood without them by every browser of the last years, and
 * they would be a tenth of the style sheet and of the time that styles take.
 */
export function createStyleCache(): EmotionCache {
  const insertionPoint = documentStyles();
  const cache = createCache({ key: 'css', stylisPlugins: [], ...(insertionPoint && { insertionPoint }) });
  cache.compat = true;
  return cache;
}

/** The last of the document's own styles in a prerendered page: the components' follow it already, and stay there. */
function documentStyles(): HTMLElement | undefined {
  if (typeof document === 'undefined') return undefined;
  return [...document.querySelectorAll<HTMLElement>('style[data-emotion^=css-global]')].at(-1);
}

/** Without the mark Emotion moves the elements when it starts, and the browser computes every style of the page anew. */
export function markInPlace(styleTags: string): string {
  return styleTags.replaceAll('<style ', `<style ${IN_PLACE} `);
}
