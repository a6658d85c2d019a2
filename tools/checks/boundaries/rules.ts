/** What the projects that carry one tag may import. The tag is the key: a project without a known one fails. */
export type Layer = {
  /** Tags of workspace projects that may be imported. */
  readonly workspace: readonly string[];
  /** Tags of workspace projects of which only types may be imported (tests may use their values). */
  readonly workspaceTypes?: readonly string[];
  /** Tags of workspace projects that a browser's worker may import, which no page waits for. */
  readonly workspaceInWorker?: readonly string[];
  /** Tags of workspace projects that build scripts may import, beside those above. */
  readonly workspaceInBuild?: readonly string[];
  /** Packages of others. `declared`: what package.json declares and `never` does not name. A list: these alone. None unless told. */
  readonly npm?: 'declared' | readonly string[];
  /** Packages that stay out even when declared; a trailing `*` stands for anything. */
  readonly never?: readonly string[];
  /** Whether product code may import `node:` modules; tests and build scripts always may. Not unless told. */
  readonly nodeBuiltins?: boolean;
  /** The whole project is tooling or tests, so root devDependencies are at hand everywhere. */
  readonly isTooling?: boolean;
};

const react = ['react', 'react-*', '@chakra-ui/*', '@emotion/*'];
const firebase = ['firebase', 'firebase-*', '@firebase/*', '@google-cloud/*'];
const backendFirebase = ['firebase-admin', 'firebase-functions', 'firebase-tools', '@google-cloud/*'];

export const layers: Readonly<Record<string, Layer>> = {
  'scope:engine': { workspace: [] },
  'scope:languages': { workspace: [] },
  'scope:notation': { workspace: [] },
  'scope:reference-data': { workspace: [], workspaceTypes: ['scope:engine'] },
  'scope:estimator': { workspace: ['scope:engine', 'scope:notation', 'scope:reference-data'] },
  'scope:words': { workspace: ['scope:languages'], workspaceTypes: ['scope:estimator'] },
  'scope:batch': {
    workspace: [
      'scope:engine',
      'scope:estimator',
      'scope:find',
      // Grams become kilograms there alone.
      'scope:format',
      'scope:languages',
      'scope:notation',
      'scope:reference-data',
      'scope:words',
    ],
    npm: ['csv-parse', 'fflate', 'saxes'],
  },
  'scope:find': {
    workspace: [],
    workspaceTypes: ['scope:reference-data'],
    npm: ['@leeoniya/ufuzzy'],
  },
  'scope:meet': {
    workspace: ['scope:engine'],
    workspaceTypes: ['scope:estimator', 'scope:reference-data'],
  },
  'scope:messages': { workspace: [], npm: ['@bufbuild/protobuf'] },
  'scope:api-documents': { workspace: ['scope:figure', 'scope:messages', 'scope:validation'] },
  'scope:itinerary': { workspace: ['scope:messages', 'scope:notation'] },
  'scope:validation': { workspace: ['scope:languages', 'scope:messages', 'scope:notation'] },
  'scope:terminal': { workspace: [], npm: ['get-east-asian-width'], nodeBuiltins: true },
  'scope:other-methods': { workspace: [] },
  'scope:format': { workspace: ['scope:languages'] },
  'scope:figure': { workspace: ['scope:engine', 'scope:format', 'scope:languages'] },
  'scope:embed': { workspace: ['scope:figure', 'scope:languages'] },
  'scope:estimate-messages': {
    workspace: ['scope:languages', 'scope:messages', 'scope:notation', 'scope:words'],
    workspaceTypes: ['scope:estimator'],
  },
  'scope:functions': {
    workspace: [
      'scope:api-documents',
      'scope:batch',
      'scope:engine',
      'scope:figure',
      'scope:find',
      'scope:languages',
      'scope:messages',
      'scope:validation',
      'scope:itinerary',
      'scope:notation',
      'scope:estimator',
      'scope:estimate-messages',
      'scope:reference-data',
      'scope:words',
    ],
    npm: 'declared',
    never: [...react, 'firebase'],
    nodeBuiltins: true,
  },
  'scope:cli': {
    workspace: [
      'scope:batch',
      'scope:engine',
      'scope:estimator',
      'scope:find',
      'scope:format',
      'scope:itinerary',
      'scope:languages',
      'scope:notation',
      'scope:reference-data',
      'scope:terminal',
      'scope:validation',
      'scope:words',
    ],
    npm: 'declared',
    never: [...react, ...firebase],
    nodeBuiltins: true,
  },
  'scope:web': {
    workspace: [
      'scope:api-documents',
      // One earth, on a trip's map as in an estimate.
      'scope:engine',
      'scope:languages',
      'scope:meet',
      'scope:messages',
      'scope:validation',
      'scope:itinerary',
      'scope:notation',
      'scope:embed',
      'scope:figure',
      'scope:find',
      'scope:format',
      'scope:other-methods',
      'scope:words',
    ],
    workspaceTypes: ['scope:batch', 'scope:estimator', 'scope:reference-data'],
    workspaceInWorker: ['scope:batch', 'scope:estimate-messages', 'scope:estimator', 'scope:reference-data'],
    workspaceInBuild: ['scope:reference-data'],
    npm: 'declared',
    never: backendFirebase,
  },
  'scope:web-e2e': { workspace: ['scope:languages'], npm: 'declared', nodeBuiltins: true, isTooling: true },
  'scope:pipeline': {
    workspace: [
      'scope:batch',
      // What it writes for a route is compared with what the command line says.
      'scope:cli',
      'scope:engine',
      'scope:estimate-messages',
      'scope:estimator',
      'scope:format',
      'scope:languages',
      'scope:messages',
      'scope:notation',
      'scope:other-methods',
      'scope:reference-data',
      'scope:terminal',
      'scope:words',
    ],
    npm: 'declared',
    nodeBuiltins: true,
    isTooling: true,
  },
  'scope:tools': {
    workspace: [
      'scope:api-documents',
      // `npm run estimate` is the command line from its source.
      'scope:cli',
      'scope:embed',
      'scope:engine',
      'scope:figure',
      'scope:reference-data',
      'scope:estimator',
      'scope:batch',
      'scope:find',
      'scope:languages',
      'scope:meet',
      'scope:messages',
      'scope:itinerary',
      'scope:notation',
      'scope:other-methods',
      'scope:pipeline',
      'scope:validation',
      'scope:format',
      'scope:estimate-messages',
      'scope:terminal',
      'scope:words',
    ],
    npm: 'declared',
    nodeBuiltins: true,
    isTooling: true,
  },
};

/** A folder of the site's `src`, and what it may know of the others. */
export type WebFolder = {
  /** Other folders of `src` that it may import. */
  readonly may: readonly string[];
  /** Which of its own folders the others may import, and each of these those before it; all where it is not said. */
  readonly siblings?: readonly string[];
};

/** The site's order, from above to below: a folder that is not named here fails. */
export const webFolders: Readonly<Record<string, WebFolder>> = {
  start: { may: ['app', 'pages', 'features', 'shared', 'theme', 'config'] },
  app: { may: ['pages', 'features', 'shared', 'theme', 'config'] },
  pages: { may: ['features', 'shared', 'theme', 'config'], siblings: [] },
  features: {
    may: ['shared', 'theme', 'config'],
    siblings: ['result', 'question', 'notes', 'headline', 'tables', 'no-answer', 'facts'],
  },
  shared: { may: ['theme', 'config'] },
  theme: { may: [] },
  config: { may: [] },
};
