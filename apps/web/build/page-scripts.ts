import type { Loaders } from './loader-script.ts';

/** What Vite writes of a build's files, as far as the pages need it. */
export type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/** What the application consists of where there is a form, until the first answer shows: itself first. */
const CALCULATOR_SOURCES = [
  'src/main.tsx',
  'src/theme/application-system.ts',
  'src/pages/calculator/calculator-page.tsx',
  'src/api/create-configured-api.ts',
  'src/api/functions-client.ts',
];
const SERVICES = 'src/services.ts';

/**
 * The files of the application on the calculator's page.
 *
 * @throws Error for a source that the build does not know
 */
export function calculatorFiles(manifest: Manifest): string[] {
  const files = new Set<string>();
  const add = (source: string) => {
    const entry = manifest[source];
    if (entry === undefined) {
      throw new Error(`The build has no ${source}.`);
    }
    if (!files.has(entry.file)) {
      files.add(entry.file);
      entry.imports?.forEach(add);
    }
  };
  CALCULATOR_SOURCES.forEach(add);
  return [...files];
}

/** Whether an application comes to a path's page: where there is a form. */
export function hasApplication(path: string): boolean {
  return path.startsWith('/lookup/');
}

/** The only script of a page: its loader, told what to load. Pages without a form load nothing. */
export function pageScript(manifest: Manifest, loaders: Loaders, path: string, hasServices: boolean): string {
  const attributes = [
    ...(hasApplication(path) ? [['data-files', calculatorFiles(manifest).map(addressOf).join(' ')]] : []),
    ...(hasServices ? [['data-services', addressOf(manifest[SERVICES]?.file ?? '')]] : []),
  ];
  const loader = hasApplication(path) ? loaders.application : loaders.content;
  return `<script${attributes.map(([name, value]) => ` ${name}="${value}"`).join('')}>${loader}</script>`;
}

function addressOf(file: string): string {
  return `/${file}`;
}
