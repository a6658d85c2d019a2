import type { Rolldown } from 'vite';
import type { Env } from '../src/config/env.ts';
import { functionsBase } from '../src/config/functions-base.ts';
import { PAGES } from '../src/config/pages.ts';
import type { Loaders } from './loader-script.ts';

/** A file of a build, the files that it imports and the sources that stand in it. */
export type BuiltScript = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds'>;

/** What the application consists of on every page: itself first. */
const APPLICATION_SOURCES = ['src/start/main.tsx', 'src/theme/system.ts'];
const ANSWERS_SOURCES = ['src/shared/api/create-configured-api.ts', 'src/shared/api/functions-client.ts'];
const PLATFORM_SOURCE = 'src/start/platform-services.ts';
const CALCULATOR_SOURCE = 'src/pages/calculator/calculator-page.tsx';
const EMBED_SOURCE = 'src/pages/embed/embed-page.tsx';
/** Until the first answer shows. */
const CALCULATOR_SOURCES = [CALCULATOR_SOURCE, ...ANSWERS_SOURCES, PLATFORM_SOURCE];

/** What it needs beside that on some pages. The worker of a list or a meeting comes with the question. */
const SOURCES_OF_PAGE: Readonly<Record<string, readonly string[]>> = {
  // Its form leads to the calculator.
  [PAGES.home]: ['src/pages/home/home-page.tsx', ...CALCULATOR_SOURCES],
  [PAGES.route]: CALCULATOR_SOURCES,
  [PAGES.flight]: CALCULATOR_SOURCES,
  [PAGES.trip]: ['src/pages/trip/trip-page.tsx', ...ANSWERS_SOURCES, PLATFORM_SOURCE],
  [PAGES.batch]: ['src/pages/batch/batch-page.tsx'],
  [PAGES.meet]: ['src/pages/meet/meet-page.tsx'],
  [PAGES.embed]: [EMBED_SOURCE],
};

/**
 * Sources that come in one file with all that they import; what two of them import stands with the first. Without groups a page of the
 * calculator would be made of a hundred files, each asked for and compressed by itself. Theme and answers run in tasks of their own
 * (`src/start/main.tsx`).
 */
export const SCRIPT_GROUPS = Object.entries({
  application: ['src/start/main.tsx'],
  theme: ['src/theme/site-config.ts'],
  // A file of its own, as making the system is what takes longest of all that runs before the page is alive.
  system: ['src/theme/system.ts'],
  embed: [EMBED_SOURCE],
  calculator: [CALCULATOR_SOURCE],
  // Content pages load it too, by itself.
  'platform-services': [PLATFORM_SOURCE],
  answers: ANSWERS_SOURCES,
}).map(([name, sources]) => ({ name, test: (id: string) => sources.some((source) => isOf(source, id)) }));

/** Pages whose application starts by itself: always, or where the address has this parameter. */
const STARTS: Readonly<Record<string, string>> = { [PAGES.embed]: '', [PAGES.meet]: 'from' };
/** For as long as no application runs, which starts them too. */
const SERVICES = 'src/start/services.ts';

/**
 * The files of the application on a path's page.
 *
 * @throws Error for a source that the build does not know
 */
export function applicationFiles(scripts: readonly BuiltScript[], path: string): string[] {
  const files = new Set<string>();
  const add = ({ fileName, imports }: BuiltScript) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    scripts.filter((script) => imports.includes(script.fileName)).forEach(add);
  };
  for (const source of [...APPLICATION_SOURCES, ...(SOURCES_OF_PAGE[path] ?? [])]) add(scriptOf(scripts, source));
  return [...files];
}

function scriptOf(scripts: readonly BuiltScript[], source: string): BuiltScript {
  const found = scripts.find(({ moduleIds }) => moduleIds.some((id) => isOf(source, id)));
  if (found === undefined) throw new Error(`The build has no ${source}.`);
  return found;
}

function isOf(source: string, moduleId: string): boolean {
  return moduleId.endsWith(`/${source}`);
}

/** Where the form is the page the application is at hand before somebody reaches for a control. */
function hasForm(path: string): boolean {
  return path.startsWith('/lookup/');
}

/** The only script of a page: its loader, told what to load and whom to ask. */
export function pageScript(scripts: readonly BuiltScript[], loaders: Loaders, path: string, env: Env): string {
  const files = applicationFiles(scripts, path).map(addressOf).join(' ');
  const attributes = [
    [hasForm(path) ? 'data-files' : 'data-files-when-used', files],
    ...(hasForm(path) || path === PAGES.trip ? [['data-functions', earlyFunctions(env)]] : []),
    ['data-starts', STARTS[path]],
    ['data-services', env.platform.app && addressOf(scriptOf(scripts, SERVICES).fileName)],
  ];
  const told = attributes.map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`)).join('');
  const loader = hasForm(path) ? loaders.calculator : path === PAGES.trip ? loaders.trip : loaders.content;
  return `<script${told}>${loader}</script>`;
}

/** Where the functions are that answer whoever asks; undefined where a call has to prove where it comes from, or goes elsewhere. */
function earlyFunctions({ transport, platform }: Env): string | undefined {
  return transport.kind === 'callable' && platform.appCheck === undefined ? functionsBase(platform) : undefined;
}

function addressOf(file: string): string {
  return `/${file}`;
}
