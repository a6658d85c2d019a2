/** Keeps the site on the visitor's device: each version whole, and the next one waiting until the visitor takes it. */
import { Serwist, type PrecacheEntry } from 'serwist';
import { isAsBuilt } from './is-as-built.ts';

type LifeEvent = Event & { readonly waitUntil: (done: Promise<unknown>) => void };

declare const self: {
  /** The build writes the list in place of the name. */
  readonly KEPT_FILES: PrecacheEntry[];
  readonly addEventListener: (type: 'install' | 'activate' | 'fetch', listener: (event: LifeEvent) => void) => void;
};

/** Whatever the visitor does meanwhile comes first. */
const fetchOptions: RequestInit = { priority: 'low' };
const FILES_AT_A_TIME = 2;

const serwist: Serwist = new Serwist({
  precacheEntries: self.KEPT_FILES,
  precacheOptions: {
    cleanupOutdatedCaches: true,
    // A page is the same whatever its address asks for.
    ignoreURLParametersMatching: [/./],
    cleanURLs: false,
    fetchOptions,
    plugins: [
      {
        // A damaged file is as good as none: it is fetched again, when the next version is installed or when it is asked for.
        cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
          const integrity = serwist.getIntegrityForPrecacheKey(request.url) ?? '';
          return cachedResponse && (await isAsBuilt(cachedResponse, integrity)) ? cachedResponse : undefined;
        },
      },
    ],
  },
  skipWaiting: false,
  clientsClaim: true,
});

/** Keep a file, unless it is kept as it was built. */
async function keep(event: LifeEvent, address: string, cacheKey: string, cache: RequestCache): Promise<void> {
  const integrity = serwist.getIntegrityForPrecacheKey(cacheKey) ?? '';
  const request = new Request(address, { integrity, cache, credentials: 'same-origin' });
  await Promise.all(
    serwist.precacheStrategy.handleAll({ event, request, url: new URL(address), params: { cacheKey } }),
  );
}

/** Serwist's own handler does not end when a file does not come (serwist/serwist, issue 367), and begins with the last file. */
async function keepVersion(event: LifeEvent): Promise<void> {
  const files = serwist.getUrlsToPrecacheKeys().entries();
  const keepOneByOne = async () => {
    for (const [address, cacheKey] of files) {
      const isNamedByContent = address === cacheKey;
      // What the browser itself kept of such a file may be damaged too, and would stay so for a year.
      const keepAnew = () => keep(event, address, cacheKey, 'reload');
      await (isNamedByContent ? keep(event, address, cacheKey, 'default').catch(keepAnew) : keepAnew());
    }
  };
  await Promise.all(Array.from({ length: FILES_AT_A_TIME }, keepOneByOne));
}

self.addEventListener('install', (event) => event.waitUntil(keepVersion(event)));
self.addEventListener('activate', (event) => event.waitUntil(serwist.handleActivate(event)));
self.addEventListener('fetch', (event) => serwist.handleFetch(event));
