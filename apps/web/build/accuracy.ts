import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = 'virtual:accuracy';
const RESOLVED = `\0${MODULE}`;
const DOCUMENT = join(import.meta.dirname, '../../../docs/accuracy.json');

/** Offers the engine's comparison with published figures, docs/accuracy.json, to the page that shows it. */
export function accuracy(): Plugin {
  return {
    name: 'accuracy',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) {
        return undefined;
      }
      this.addWatchFile(DOCUMENT);
      return `export const figures = ${JSON.stringify(JSON.parse(await readFile(DOCUMENT, 'utf8')))};`;
    },
  };
}
