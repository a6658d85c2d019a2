// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Env } from '../src/config/env.ts';
import { applicationFiles, pageScript, type Manifest } from './page-scripts.ts';

const MANIFEST: Manifest = {
  'src/start/main.tsx': { file: 'assets/main.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/theme/system.ts': { file: 'assets/system.js', imports: ['_react.js'] },
  'src/pages/calculator/calculator-page.tsx': {
    file: 'assets/calculator.js',
    imports: ['_react.js', 'src/start/main.tsx'],
  },
  'src/shared/api/create-configured-api.ts': { file: 'assets/api.js' },
  'src/shared/api/functions-client.ts': { file: 'assets/client.js' },
  'src/pages/home/home-page.tsx': { file: 'assets/home.js' },
  'src/pages/trip/trip-page.tsx': { file: 'assets/trip.js' },
  'src/pages/batch/batch-page.tsx': { file: 'assets/batch.js' },
  'src/start/platform-services.ts': { file: 'assets/platform.js' },
  'src/start/services.ts': { file: 'assets/services.js' },
};

describe('applicationFiles', () => {
  it('names each file once, the application first', () => {
    expect(applicationFiles(MANIFEST, '/lookup/flight')).toEqual([
      'assets/main.js',
      'assets/react.js',
      'assets/system.js',
      'assets/calculator.js',
      'assets/api.js',
      'assets/client.js',
      'assets/platform.js',
    ]);
  });

  it('stops the build that lacks one', () => {
    expect(() => applicationFiles({ 'src/start/main.tsx': { file: 'assets/main.js' } }, '/')).toThrow(
      'src/theme/system.ts',
    );
  });
});

const ENV: Env = {
  transport: { kind: 'callable' },
  platform: { projectId: 'demo-x', usesEmulator: false, app: undefined, appCheck: undefined },
};
const LOADERS = { calculator: 'run()', trip: 'add()', content: 'open()' };

describe('the script of a page', () => {
  it('of content is told what to load when a control is used', () => {
    expect(pageScript(MANIFEST, LOADERS, '/faq', ENV)).toBe(
      '<script data-files-when-used="/assets/main.js /assets/react.js /assets/system.js">open()</script>',
    );
  });

  it('of the home page is told what its form needs beside', () => {
    expect(pageScript(MANIFEST, LOADERS, '/', ENV)).toMatch(/\/assets\/home\.js \/assets\/calculator\.js/);
  });

  it('of a trip is told what asks for its figures, and whom to ask before that', () => {
    expect(pageScript(MANIFEST, LOADERS, '/trip', ENV)).toMatch(
      /^<script data-files-when-used="[^"]+system\.js \/assets\/trip\.js \/assets\/api\.js[^"]+" data-functions="\/">add\(\)<\/script>$/,
    );
  });

  it('of a list is told what takes it', () => {
    expect(pageScript(MANIFEST, LOADERS, '/batch', ENV)).toMatch(/system\.js \/assets\/batch\.js"/);
  });

  it('of the calculator is told what to load', () => {
    expect(pageScript(MANIFEST, LOADERS, '/lookup/flight', ENV)).toMatch(
      /^<script data-files="\/assets\/main\.js [^"]+\/assets\/platform\.js" data-functions="\/">run\(\)<\/script>$/,
    );
  });

  it('of the calculator asks the emulator where the site does', () => {
    const emulator = { ...ENV, platform: { ...ENV.platform, usesEmulator: true } };
    expect(pageScript(MANIFEST, LOADERS, '/lookup/flight', emulator)).toContain(
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
    expect(pageScript(MANIFEST, LOADERS, '/lookup/flight', env)).not.toContain('data-functions');
  });

  it.each(['/', '/lookup/route'])('of %s loads the platform’s services where they are set up', (path) => {
    const withApp = { ...ENV, platform: { ...ENV.platform, app: { apiKey: 'k', appId: 'a' } } };
    expect(pageScript(MANIFEST, LOADERS, path, ENV)).not.toContain('data-services');
    expect(pageScript(MANIFEST, LOADERS, path, withApp)).toContain(' data-services="/assets/services.js">');
  });
});
