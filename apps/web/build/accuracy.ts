import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = 'virtual:accuracy';
const RESOLVED = `\0${MODULE}`;
const DOCUMENT = join(import.meta.dirname, '../../../docs/accuracy.json');

/** What the page shows of a flight; the document has more. */
const SHOWN = [
  'carrier',
  'flightNumber',
  'origin',
  'destination',
  'cabin',
  'aircraftNamed',
  'publishedKg',
  'ourKg',
  'error',
  'why',
];

/** Offers the engine's comparison with published figures, docs/accuracy.json, to the page that shows it, and as a file beside the pages. */
export function accuracy(): Plugin {
  return {
    name: 'accuracy',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) {
        return undefined;
      }
      this.addWatchFile(DOCUMENT);
      const document = JSON.parse(await readFile(DOCUMENT, 'utf8')) as { flights: object[]; markets: object[] };
      // The page shows no markets.
      const { flights, markets: _markets, ...figures } = document;
      const shown = flights.map((flight) =>
        Object.fromEntries(Object.entries(flight).filter(([key]) => SHOWN.includes(key))),
      );
      return `export const figures = ${JSON.stringify({ ...figures, flights: shown })};`;
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'accuracy.json', source: await readFile(DOCUMENT, 'utf8') });
    },
  };
}
