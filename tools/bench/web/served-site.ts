import { join } from 'node:path';
import { allowedSources, siteSettings } from '../../hosting/allowed-sources.ts';
import { hostingHeaders, SITE } from '../../hosting/hosting-config.ts';
import { demandFreePorts } from '../../serve/ports.ts';
import { workspaceRoot } from '../../workspace-root.ts';
import { serveFunction } from '../served-function.ts';
import { serveCompressed } from './compressed-site.ts';

export const SITE_FOLDER = join(workspaceRoot, SITE);

/** Where the built site says it is served. */
const PORT = 5000;
const FUNCTIONS_PORT = 5091;
const FUNCTIONS = ['computeFlightEmissions', 'computeTypicalFlightEmissions', 'api'] as const;

export type OpenSite = { readonly url: string; readonly close: () => Promise<void> };

/** The site and the functions as built, at one address, as the hosting serves them; with further pages by their path. */
export async function openSite(extraPages: ReadonlyMap<string, string>): Promise<OpenSite> {
  await demandFreePorts([PORT, ...FUNCTIONS.map((_name, at) => FUNCTIONS_PORT + at)]);
  const served = await Promise.all(FUNCTIONS.map((name, at) => serveFunction(name, FUNCTIONS_PORT + at)));
  const urlOf = (at: number) => served[at]?.url ?? '';
  const site = await serveCompressed(
    SITE_FOLDER,
    hostingHeaders(allowedSources(siteSettings())),
    PORT,
    extraPages,
    new Map([
      [`/${FUNCTIONS[0]}`, urlOf(0)],
      [`/${FUNCTIONS[1]}`, urlOf(1)],
      ['/v1/', `${urlOf(2)}v1/`],
    ]),
  );
  return {
    url: site.url,
    close: async () => {
      site.stop();
      await Promise.all(served.map(({ stop }) => stop()));
    },
  };
}
