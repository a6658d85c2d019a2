import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { serveFunction } from '../../bench/served-function.ts';
import { allowedSources, siteSettings } from '../../hosting/allowed-sources.ts';
import { hostingHeaders, sites } from '../../hosting/hosting-config.ts';
import { demandFreePorts } from '../../serve/ports.ts';
import { workspaceRoot } from '../../workspace-root.ts';
import { serveCompressed } from '../compressed-site.ts';
import { barePageWithCall, flightCall, peerScript } from './figure-pages.ts';
import { measureFigure } from './measure-figure.ts';

/** When the figure of a shared flight is painted, on each way to it [ms]. */
export type FigureTimes = { readonly siteMs: number; readonly bareMs: number; readonly peerMs: number };

const FUNCTIONS = ['computeFlightEmissions', 'computeTypicalFlightEmissions'] as const;
const PORTS = { site: 5090, functions: 5091 } as const;

/** Measure the deployed site with the functions as built, at one address, as the hosting serves them. */
export async function benchFigure(browserPath: string, runs: number): Promise<FigureTimes> {
  await demandFreePorts([PORTS.site, ...FUNCTIONS.map((_name, at) => PORTS.functions + at)]);
  const bundle = join(workspaceRoot, 'dist/functions');
  const served = await Promise.all(FUNCTIONS.map((name, at) => serveFunction(bundle, name, PORTS.functions + at)));
  const call = flightCall(new Date());
  const site = await serveCompressed(
    join(workspaceRoot, sites.deployed),
    hostingHeaders(sites.deployed, allowedSources(siteSettings('production'))),
    PORTS.site,
    new Map([
      ['/bare', barePageWithCall(call)],
      ['/peer', barePageWithCall(call, '<script src="/peer.js"></script>')],
      ['/peer.js', peerScript()],
    ]),
    new Map(FUNCTIONS.map((name, at) => [`/${name}`, served[at]?.url ?? ''])),
  );
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    // The first call reads the tables.
    await measureFigure(browser, `${site.url}${call.address}`, 1);
    return {
      siteMs: await measureFigure(browser, `${site.url}${call.address}`, runs),
      bareMs: await measureFigure(browser, `${site.url}/bare`, runs),
      peerMs: await measureFigure(browser, `${site.url}/peer`, runs),
    };
  } finally {
    await browser.close();
    site.stop();
    for (const { stop } of served) stop();
  }
}
