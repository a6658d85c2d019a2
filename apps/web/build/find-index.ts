import type { Plugin } from 'vite';
import { findFiles } from './find-files.ts';

const MODULE = 'virtual:find-files';
const RESOLVED = `\0${MODULE}`;
/** Where the development server has the files, which it makes when the first is asked for. */
const SERVED_FOLDER = 'assets/find';

/** Made once, for however many languages the site is built in. */
let made: ReturnType<typeof findFiles> | undefined;
const make = () => (made ??= findFiles());

/** Serves the search's index and flight numbers as files of the site, and offers their folder's address. */
export function findIndex(): Plugin {
  let isServed = false;
  return {
    name: 'find-index',
    configResolved({ command }) {
      isServed = command === 'serve';
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      if (isServed) return addressModule(SERVED_FOLDER);
      const { folder, files } = make();
      for (const { name, json } of files) this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: json });
      return addressModule(folder);
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${SERVED_FOLDER}`, (request, response, next) => {
        const file = make().files.find(({ name }) => request.url === `/${name}`);
        if (!file) return next();
        response.setHeader('Content-Type', 'application/json').end(file.json);
      });
    },
  };
}

function addressModule(folder: string): string {
  return `export const FIND_FOLDER = '/${folder}';`;
}
