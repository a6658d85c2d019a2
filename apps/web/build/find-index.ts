import type { Plugin } from 'vite';
import { findFiles, indexFile } from './find-files.ts';
import { languageOf } from './language.ts';
import { virtualModule } from './virtual-module.ts';

/** Where the development server has the files, which it makes when the first is asked for. */
const SERVED_FOLDER = 'assets/find';

/** Made once, for however many languages the site is built in. */
let made: ReturnType<typeof findFiles> | undefined;
const make = () => (made ??= findFiles());

/** Serves the search's index in the build's language and flight numbers as files of the site, and offers their addresses. */
export function findIndex(): Plugin {
  return {
    ...virtualModule('find-files', (context, config) => {
      const ownIndex = indexFile(languageOf(config));
      if (config.command === 'serve') return addressModule(SERVED_FOLDER, ownIndex);
      const { folder, files } = make();
      for (const { name, json } of files) {
        if (name !== ownIndex && name.startsWith('index.')) continue;
        context.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: json });
      }
      return addressModule(folder, ownIndex);
    }),
    configureServer({ middlewares }) {
      middlewares.use(`/${SERVED_FOLDER}`, (request, response, next) => {
        const file = make().files.find(({ name }) => request.url === `/${name}`);
        if (!file) return next();
        response.setHeader('Content-Type', 'application/json').end(file.json);
      });
    },
  };
}

function addressModule(folder: string, index: string): string {
  return [
    `export const FLIGHT_NUMBERS_FOLDER = '/${folder}/flights';`,
    `export const FIND_INDEX = '/${folder}/${index}';`,
  ].join('\n');
}
