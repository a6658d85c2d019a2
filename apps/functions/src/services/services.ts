import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createEstimator } from '@tim/estimator';
import type { Estimator } from '@tim/estimator';
import type { Tables } from '@tim/reference-data';
import type { Settings } from '../config/environment.ts';
import { loadTables } from '../config/load-tables.ts';
import { SETTINGS } from '../config/options.ts';
import { queueLargeRequests } from '../guard/large-requests.ts';
import type { Queue } from '../guard/large-requests.ts';
import { createMeters } from '../guard/meters.ts';
import type { Meters } from '../guard/meters.ts';
import { createProvider } from '../providers/create-provider.ts';
import type { Provider } from '../providers/provider.ts';
import { namesInLanguages, type Names, type NamesCsv } from './names-in-languages.ts';
import { pngDrawer } from './draw-png.ts';
import type { PngDrawer } from './draw-png.ts';
import { once } from './once.ts';

/** What every handler of one instance shares. */
export type Services = Names & {
  /** Answers the two operations. */
  readonly provider: Provider;
  /** The open engine, which answers scope 3 whoever the provider is. */
  readonly estimator: Estimator;
  /** The present [ms since 1970-01-01T00:00Z]. */
  readonly nowEpochMs: () => number;
  /** Counts what each client asks for. */
  readonly meterOf: Meters;
  /** Lets large requests wait for each other. */
  readonly queue: Queue;
  readonly settings: Settings;
  readonly drawPng: PngDrawer;
};

/** What the operations need: who answers, and names. */
export type NamingServices = Names & Pick<Services, 'provider'>;

/** Large requests answered at once: the engine's share one processor, an upstream's mostly wait for it. */
const LARGE_AT_ONCE = { engine: 2, upstream: 8 };

/** What an instance has beside its settings: what it reads, the clock, and what counts requests. */
type Given = Pick<Services, 'drawPng' | 'nowEpochMs'> &
  Partial<Pick<Services, 'estimator' | 'meterOf'>> & {
    readonly tables: Tables;
    readonly namesCsv: NamesCsv;
  };

export function createServices(
  settings: Settings,
  {
    tables,
    estimator = createEstimator(tables),
    namesCsv,
    drawPng,
    nowEpochMs,
    meterOf = createMeters(settings.quotas, settings.proxy),
  }: Given,
): Services {
  return {
    provider: createProvider(settings, estimator, nowEpochMs),
    estimator,
    nowEpochMs,
    meterOf,
    queue: queueLargeRequests(LARGE_AT_ONCE[settings.provider === 'engine' ? 'engine' : 'upstream']),
    settings,
    ...namesInLanguages(tables, namesCsv),
    drawPng,
  };
}

/** What counts requests here; it needs no tables, so that what cannot be read is counted too. */
export const currentMeters: () => Meters = once(() => createMeters(SETTINGS.quotas, SETTINGS.proxy));

/** What the build has put beside the code. */
const FOLDER = new URL('./', import.meta.url);

/** The services here. The tables are read at the first call, not when the code is loaded to be deployed. */
export const currentServices: () => Services = once(() =>
  createServices(SETTINGS, {
    tables: loadTables(FOLDER, SETTINGS.labels),
    namesCsv: (file) => readFileSync(new URL(`${file}.csv`, FOLDER), 'utf8'),
    drawPng: pngDrawer(new URL('draw-png-worker.js', FOLDER), () => filesOf(new URL('fonts/', FOLDER))),
    nowEpochMs: Date.now,
    meterOf: currentMeters(),
  }),
);

async function filesOf(folder: URL): Promise<Uint8Array[]> {
  return Promise.all((await readdir(folder)).map((name) => readFile(new URL(name, folder))));
}
