import type { BenchOptions } from './bench-options.ts';
import type { Section } from './report.ts';

/** A part of the bench, measured in a process of its own. */
type Part = {
  readonly about: string;
  /** What has to be built for it. */
  readonly apps: readonly string[];
  readonly load: () => Promise<{ readonly bench: (options: BenchOptions) => AsyncIterable<Section> }>;
};

const [FUNCTIONS, SITE] = ['@tim/functions', '@tim/web'];

export const PARTS = new Map<string, Part>(
  Object.entries({
    engine: {
      about: 'estimates, typical figures, the search, meetings, the start of the functions',
      apps: [FUNCTIONS],
      load: () => import('./engine/engine.ts'),
    },
    calls: {
      about: 'single calls of the built functions, and batches of BigQuery',
      apps: [FUNCTIONS],
      load: () => import('./calls/calls.ts'),
    },
    lists: {
      about: 'the installed command line, and drawn lists: --rows 1000000',
      apps: [],
      load: () => import('./lists/command-line.ts'),
    },
    load: {
      about: 'load on the built functions, their memory, a server that is killed: --seconds 10',
      apps: [FUNCTIONS],
      load: () => import('./load/load.ts'),
    },
    heavy: {
      about: 'the heaviest requests that are allowed: --seconds 10',
      apps: [FUNCTIONS],
      load: () => import('./load/heavy-load.ts'),
    },
    web: {
      about: 'Lighthouse on every page, beside a bare page of the same text: --runs 3, --pages <part of an address>',
      apps: [SITE, FUNCTIONS],
      load: () => import('./web/pages.ts'),
    },
    figure: {
      about: 'until the figure of a shared flight is painted, and a changed input’s, and a list is answered: --runs 3',
      apps: [SITE, FUNCTIONS],
      load: () => import('./web/figure.ts'),
    },
  }),
);
