import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { serveFunction } from '../../bench/served-function.ts';
import { allowedSources, siteSettings } from '../../hosting/allowed-sources.ts';
import { hostingHeaders, SITE } from '../../hosting/hosting-config.ts';
import { demandFreePorts } from '../../serve/ports.ts';
import { workspaceRoot } from '../../workspace-root.ts';
import { serveCompressed } from '../compressed-site.ts';
import { barePageWithCall, flightCall, peerScript } from './figure-pages.ts';
import { measureFigure } from './measure-figure.ts';
import { measureWhatIf, type WhatIfTimes } from './measure-what-if.ts';

/** When the figure of a shared flight is painted, on each way to it [ms]. */
export type FigureTimes = { readonly siteMs: number; readonly bareMs: number; readonly peerMs: number };

const FUNCTIONS = ['computeFlightEmissions', 'computeTypicalFlightEmissions'] as const;
const PORTS = { site: 5090, functions: 5091 } as const;

/** Measure when the figure is painted. */
export async function benchFigure(browserPath: string, runs: number): Promise<FigureTimes> {
  return withSite(browserPath, async (browser, { url, address }) => {
    // The first call reads the tables.
    await measureFigure(browser, `${url}${address}`, 1);
    return {
      siteMs: await measureFigure(browser, `${url}${address}`, runs),
      bareMs: await measureFigure(browser, `${url}/bare`, runs),
      peerMs: await measureFigure(browser, `${url}/peer`, runs),
    };
  });
}

/** Measure how soon a change in the part "What if" is painted. */
export async function benchWhatIf(browserPath: string, changes: number): Promise<WhatIfTimes> {
  return withSite(browserPath, (browser, { url, address }) => measureWhatIf(browser, `${url}${address}`, changes));
}

/** The deployed site with the functions as built, at one address, as the hosting serves them. */
async function withSite<Result>(
  browserPath: string,
  measure: (browser: Browser, site: { readonly url: string; readonly address: string }) => Promise<Result>,
): Promise<Result> {
  await demandFreePorts([PORTS.site, ...FUNCTIONS.map((_name, at) => PORTS.functions + at)]);
  const bundle = join(workspaceRoot, 'dist/functions');
  const served = await Promise.all(FUNCTIONS.map((name, at) => serveFunction(bundle, name, PORTS.functions + at)));
  const call = flightCall(new Date());
  const site = await serveCompressed(
    join(workspaceRoot, SITE),
    hostingHeaders(allowedSources(siteSettings('production'))),
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
    return await measure(browser, { url: site.url, address: call.address });
  } finally {
    await browser.close();
    site.stop();
    for (const { stop } of served) stop();
  }
}
