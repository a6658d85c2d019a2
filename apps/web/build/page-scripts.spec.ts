import { describe, expect, it } from 'vitest';
import type { Env } from '../src/config/env.ts';
import { applicationFiles, pageScript, type BuiltScript } from './page-scripts.ts';

/** A file of the build with the sources that stand in it. */
const script = (fileName: string, sources: readonly string[], imports: readonly string[] = []): BuiltScript => ({
  fileName: `assets/${fileName}`,
  imports: imports.map((file) => `assets/${file}`),
  moduleIds: sources.map((source) => `/site/${source}`),
});

const SCRIPTS = [
  script('main.js', ['src/app/providers.tsx', 'src/start/main.tsx'], ['react.js']),
  script('react.js', ['node_modules/react/index.js']),
  script('system.js', ['src/theme/system.ts'], ['react.js']),
  script('calculator.js', ['src/pages/calculator/calculator-page.tsx'], ['react.js', 'main.js']),
  script('answers.js', [
    'src/shared/api/create-configured-api.ts',
    'src/shared/api/functions-client.ts',
    'src/start/platform-services.ts',
  ]),
  script('home.js', ['src/pages/home/home-page.tsx']),
  script('trip.js', ['src/pages/trip/trip-page.tsx']),
  script('batch.js', ['src/pages/batch/batch-page.tsx']),
  script('services.js', ['src/start/services.ts']),
];

describe('applicationFiles', () => {
  it('names each file once, the application first', () => {
    expect(applicationFiles(SCRIPTS, '/lookup/flight')).toEqual([
      'assets/main.js',
      'assets/react.js',
      'assets/system.js',
      'assets/calculator.js',
      'assets/answers.js',
    ]);
  });

  it('stops the build that lacks one', () => {
    expect(() => applicationFiles(SCRIPTS.slice(0, 2), '/')).toThrow('src/theme/system.ts');
  });
});

const ENV: Env = {
  transport: { kind: 'callable' },
  platform: { projectId: 'demo-x', usesEmulator: false, app: undefined, appCheck: undefined },
};
const LOADERS = { calculator: 'run()', trip: 'add()', content: 'open()' };

describe('the script of a page', () => {
  it('of content is told what to load when a control is used', () => {
    expect(pageScript(SCRIPTS, LOADERS, '/faq', ENV)).toBe(
      '<script data-files-when-used="/assets/main.js /assets/react.js /assets/system.js">open()</script>',
    );
  });

  it('of the home page is told what its form needs beside', () => {
    expect(pageScript(SCRIPTS, LOADERS, '/', ENV)).toMatch(/\/assets\/home\.js \/assets\/calculator\.js/);
  });

  it('of a trip is told what asks for its figures, and whom to ask before that', () => {
    expect(pageScript(SCRIPTS, LOADERS, '/trip', ENV)).toMatch(
      /^<script data-files-when-used="[^"]+system\.js \/assets\/trip\.js \/assets\/answers\.js" data-functions="\/">add\(\)<\/script>$/,
    );
  });

  it('of a list is told what takes it', () => {
    expect(pageScript(SCRIPTS, LOADERS, '/batch', ENV)).toMatch(/system\.js \/assets\/batch\.js"/);
  });

  it('of the calculator is told what to load', () => {
    expect(pageScript(SCRIPTS, LOADERS, '/lookup/flight', ENV)).toMatch(
      /^<script data-files="\/assets\/main\.js [^"]+\/assets\/answers\.js" data-functions="\/">run\(\)<\/script>$/,
    );
  });

  it('of the calculator asks the emulator where the site does', () => {
    const emulator = { ...ENV, platform: { ...ENV.platform, usesEmulator: true } };
    expect(pageScript(SCRIPTS, LOADERS, '/lookup/flight', emulator)).toContain(
      'data-functions="http://127.0.0.1:5001/demo-x/us-central1/"',
    );
  });

  it.each([
    [
      'a call has to prove where it comes from',
      { ...ENV, platform: { ...ENV.platform, appCheck: { kind: 'unsigned' } } },
    ],
    ['answers come from elsewhere', { ...ENV, transport: { kind: 'samples', sample: 'standard' } }],
  ] as const)('leaves asking to the application where %s', (_where, env) => {
    expect(pageScript(SCRIPTS, LOADERS, '/lookup/flight', env)).not.toContain('data-functions');
  });

  it.each(['/', '/lookup/route'])('of %s loads the platform’s services where they are set up', (path) => {
    const withApp = { ...ENV, platform: { ...ENV.platform, app: { apiKey: 'k', appId: 'a' } } };
    expect(pageScript(SCRIPTS, LOADERS, path, ENV)).not.toContain('data-services');
    expect(pageScript(SCRIPTS, LOADERS, path, withApp)).toContain(' data-services="/assets/services.js">');
  });
});
