import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tables } from '@tim/reference-data';
import { preview } from 'vite';
import { serveFunction, type ServedFunction } from '../bench/served-function.ts';
import { takePackages } from '../packages/take-packages.ts';
import type { NodeProgram } from '../process/oldest-node.ts';
import { demandFreePorts } from '../serve/ports.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { factorTables } from './factor-entry-point.ts';
import { bigQuery, callables, figures, mcpTools, restApi } from './function-entry-points.ts';
import { commandLine, listPage } from './list-entry-points.ts';
import { packageInNode, packageInWorker } from './package-entry-points.ts';
import { resultPage, type PageCounts } from './result-page.ts';
import type { EntryPoint } from './entry-point.ts';

export type OpenEntryPoints = { readonly entryPoints: readonly EntryPoint[]; readonly close: () => Promise<void> };

/** First of the ports that the functions listen on. */
const PORT = 5091;
const FUNCTIONS = ['computeFlightEmissions', 'computeTypicalFlightEmissions', 'api', 'bigqueryFlightEmissions'];

/** What the entry points run on, and how much some of them are asked. */
export type EntryPointSettings = {
  /** The program of a browser. */
  readonly browser: string;
  /** The oldest Node that the packages promise, where they run on it too. */
  readonly oldest: NodeProgram | undefined;
  readonly pages: PageCounts;
  /** Routes whose factors are written. */
  readonly mostRoutes: number;
};

/** Take the packages as installed, serve the functions and the site as built, and give every entry point that needs no emulator. */
export async function openEntryPoints(
  tables: Tables,
  { browser, oldest, pages, mostRoutes }: EntryPointSettings,
): Promise<OpenEntryPoints> {
  await demandFreePorts(FUNCTIONS.map((_, at) => PORT + at));
  const folder = mkdtempSync(join(tmpdir(), 'tim-entry-points-'));
  const served: ServedFunction[] = [];
  // As the hosting does: calls to the site's own address are passed on to the functions.
  const proxy = Object.fromEntries(
    FUNCTIONS.slice(0, 2).map((name, at) => [
      `/${name}`,
      { target: `http://127.0.0.1:${PORT + at}`, rewrite: () => '/' },
    ]),
  );
  const site = await preview({
    root: workspaceRoot,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'dist/web' },
    preview: { host: '127.0.0.1', port: 0, proxy },
  });
  const siteUrl = site.resolvedUrls?.local[0] ?? '';
  const close = async () => {
    await Promise.all(served.map((one) => one.stop()));
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const { user } = await takePackages(folder);
    served.push(...(await Promise.all(FUNCTIONS.map((name, at) => serveFunction(name, PORT + at)))));
    const [flights = '', markets = '', api = '', batches = ''] = served.map(({ url }) => url);
    const newest = { version: '24', program: process.execPath };
    const nodes = oldest ? [newest, { version: '20', program: oldest.program }] : [newest];
    const entryPoints = [
      ...nodes.map((node) => packageInNode(user, node)),
      packageInWorker(user, browser),
      commandLine(user, nodes.at(-1) ?? newest),
      listPage(siteUrl, browser),
      resultPage(siteUrl, browser, pages),
      factorTables(user, tables, mostRoutes),
      callables(flights, markets),
      restApi(api),
      figures(api),
      mcpTools(api),
      bigQuery(batches),
    ];
    return { entryPoints, close };
  } catch (fault) {
    await close();
    throw fault;
  }
}
