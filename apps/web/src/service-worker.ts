/** Keeps the site on the visitor's device: each version whole, and the next one waiting until the visitor takes it. */
import { Serwist, type PrecacheEntry } from 'serwist';

/** The build writes the list in place of the name. */
declare const self: { readonly KEPT_FILES: PrecacheEntry[] };

new Serwist({
  precacheEntries: self.KEPT_FILES,
  precacheOptions: {
    cleanupOutdatedCaches: true,
    // A page is the same whatever its address asks for.
    ignoreURLParametersMatching: [/./],
    cleanURLs: false,
    // Whatever the visitor does meanwhile comes first.
    concurrency: 2,
    fetchOptions: { priority: 'low' },
  },
  skipWaiting: false,
  clientsClaim: true,
}).addEventListeners();
