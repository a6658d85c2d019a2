import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/**
 * The settings the functions are deployed with: those of the build, and over them the project's own, as firebase-tools
 * reads them.
 *
 * @param folder - the built functions
 */
export function functionsSettings(folder: string, project: string): NodeJS.Dict<string> {
  const files = ['.env', `.env.${project}`].map((name) => join(folder, name)).filter((file) => existsSync(file));
  return Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, 'utf8')))) as NodeJS.Dict<string>;
}
