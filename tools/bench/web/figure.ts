import { chromium } from '@playwright/test';
import { demandBrowser } from '../../browser/demand-browser.ts';
import type { BenchOptions } from '../bench-options.ts';
import { measuresSection, type Measure, type Section } from '../report.ts';
import { barePageWithCall, flightCall, peerScript } from './figure-pages.ts';
import { listMeasures } from './list-page.ts';
import { measureFigure } from './measure-figure.ts';
import { measureWhatIf } from './measure-what-if.ts';
import { openSite } from './served-site.ts';

/** Changes of an input that are measured. */
const CHANGES = 60;

const ABOUT_FIGURE = `From following the address of a shared flight, with an empty cache, until its kilograms are painted: medians on 1.6 Mbit/s with 150 ms there and back and a quarter of this processor's speed, which the browser itself keeps to here. The bare page is nothing but the same call and its figure. The peer's way is the bare page that loads 276 kB of script first; what those scripts would have to do is not counted.`;

/** What Lighthouse does not measure: until a figure is painted, a changed input's figure is, and a list is answered. */
export async function* bench({ runs }: BenchOptions): AsyncGenerator<Section> {
  const executablePath = await demandBrowser();
  const call = flightCall();
  const site = await openSite(
    new Map([
      ['/bare', barePageWithCall(call)],
      ['/peer', barePageWithCall(call, '<script src="/peer.js"></script>')],
      ['/peer.js', peerScript()],
    ]),
  );
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const address = `${site.url}${call.address}`;
  try {
    // The first call reads the tables.
    await measureFigure(browser, address, 1);
    const siteMs = await measureFigure(browser, address, runs);
    const bareMs = await measureFigure(browser, `${site.url}/bare`, runs);
    const peerMs = await measureFigure(browser, `${site.url}/peer`, runs);
    const painted: readonly Measure[] = [
      { what: 'this site', value: siteMs, unit: 'ms', most: 1500 },
      { what: 'this site, beside the bare page', value: siteMs / bareMs, unit: 'times', most: 2 },
      { what: 'bare page with the call', value: bareMs, unit: 'ms' },
      { what: "the peer's way: scripts, then the call", value: peerMs, unit: 'ms' },
    ];
    yield measuresSection('Time to the figure', painted, ABOUT_FIGURE);
    yield measuresSection(`What if: ${CHANGES} changes of an input`, await measureWhatIf(browser, address, CHANGES));
    yield measuresSection(
      'A list in the browser',
      await listMeasures(browser, `${site.url}/batch`, runs),
      'From giving /batch a file until it is answered, worker, tables and search index loaded on the way. A browser slows no worker down, so a phone’s time is computed as four times as long.',
    );
  } finally {
    await browser.close();
    await site.close();
  }
}
