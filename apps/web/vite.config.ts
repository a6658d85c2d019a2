import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { accuracy } from './build/accuracy.ts';
import { airportCoordinates } from './build/airport-coordinates.ts';
import { figureChanges } from './build/figure-changes.ts';
import { findIndex } from './build/find-index.ts';
import { jsonMessages } from './build/json-messages.ts';
import { methodology } from './build/methodology.ts';

/** The router's package offers its production build by no name that a bundler would ask for. */
const router = fileURLToPath(
  import.meta.resolve('react-router/package.json').replace('package.json', 'dist/production/index.mjs'),
);

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    methodology(),
    accuracy(),
    figureChanges(),
    findIndex(),
    airportCoordinates(),
    ...(command === 'build' ? [jsonMessages()] : []),
  ],
  resolve: {
    alias: [
      // Node's own has buffers that browsers do not.
      { find: /^csv-parse\/sync$/, replacement: 'csv-parse/browser/esm/sync' },
      ...(command === 'build' ? [{ find: /^react-router$/, replacement: router }] : []),
    ],
  },
  worker: { format: 'es' },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    // A page's files are named in its HTML, and what comes later imports little more: links to it would take longer to write.
    modulePreload: false,
  },
}));
