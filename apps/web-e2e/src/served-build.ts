import { existsSync, readFileSync } from 'node:fs';
import { BASE_URL } from './browser.ts';

/** The first page of the site as it is built here: it names every script by its hash. */
const BUILT = new URL('../../../dist/web/index.html', import.meta.url);

/**
 * Playwright's global set-up: a site on this machine must be the one that is built here, or the journeys would try that of another
 * clone. A site at another address is whoever's it is.
 *
 * @throws Error if no site is there, or it is another build
 */
export default async function demandOwnBuild(): Promise<void> {
  const { hostname } = new URL(BASE_URL);
  if (!['127.0.0.1', 'localhost'].includes(hostname)) return;
  const fault = buildFault(await servedPage(), existsSync(BUILT) ? readFileSync(BUILT, 'utf8') : undefined);
  if (fault !== undefined) throw new Error(`${BASE_URL}: ${fault}`);
}

async function servedPage(): Promise<string | undefined> {
  try {
    return await (await fetch(BASE_URL)).text();
  } catch {
    return undefined;
  }
}

/** What is wrong with a served page beside the built one; undefined where they are the same. */
function buildFault(served: string | undefined, built: string | undefined): string | undefined {
  if (served === undefined) return 'no site is served. Run `npm start` in another terminal.';
  if (built === undefined)
    return 'nothing is built in dist/web, so that this is another clone’s site. Run `npm start` here.';
  return served === built
    ? undefined
    : 'the site served is not the one built in dist/web: it may be another clone’s, or older than the build. Stop it and run `npm start` here.';
}
