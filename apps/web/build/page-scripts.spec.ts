// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { calculatorFiles, pageScript, type Manifest } from './page-scripts.ts';

const MANIFEST: Manifest = {
  'src/main.tsx': { file: 'assets/main.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/theme/application-system.ts': { file: 'assets/application-system.js', imports: ['_react.js'] },
  'src/pages/calculator/calculator-page.tsx': { file: 'assets/calculator.js', imports: ['_react.js', 'src/main.tsx'] },
  'src/api/create-configured-api.ts': { file: 'assets/api.js' },
  'src/api/functions-client.ts': { file: 'assets/client.js' },
  'src/services.ts': { file: 'assets/services.js' },
};

describe('calculatorFiles', () => {
  it('names each file once, the application first', () => {
    expect(calculatorFiles(MANIFEST)).toEqual([
      'assets/main.js',
      'assets/react.js',
      'assets/application-system.js',
      'assets/calculator.js',
      'assets/api.js',
      'assets/client.js',
    ]);
  });

  it('stops the build that lacks one', () => {
    expect(() => calculatorFiles({ 'src/main.tsx': { file: 'assets/main.js' } })).toThrow(
      'src/theme/application-system.ts',
    );
  });
});

const LOADERS = { application: 'run()', content: 'open()' };

describe('the script of a page', () => {
  it('of content loads nothing', () => {
    expect(pageScript(MANIFEST, LOADERS, '/faq', false)).toBe('<script>open()</script>');
  });

  it('of the calculator is told what to load', () => {
    expect(pageScript(MANIFEST, LOADERS, '/lookup/flight', false)).toMatch(
      /^<script data-files="\/assets\/main\.js [^"]+\/assets\/client\.js">run\(\)<\/script>$/,
    );
  });

  it('loads the platform’s services where they are set up', () => {
    expect(pageScript(MANIFEST, LOADERS, '/', true)).toBe(
      '<script data-services="/assets/services.js">open()</script>',
    );
  });
});
