import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { TaskFailure } from '@tim/terminal';
import { workspaceRoot } from '../workspace-root.ts';

/** Where a library's types lie in its package: `libs/engine/src/units.d.ts` becomes `types/engine/units.d.ts`. */
const placeOf = (emitted: string) =>
  emitted.replace(/^libs\/([^/]+)\/src\//, '$1/').replace(/^tools\/packages\/source\//, '');

/** Emit the types of all that is published below a folder, in the folders of the workspace. */
export async function emitDeclarations(folder: string): Promise<void> {
  const project = join(import.meta.dirname, 'tsconfig.declarations.json');
  const { code, output } = await runCommand('tsc', ['-p', project, '--outDir', folder], { cwd: workspaceRoot });
  if (code !== 0) throw new TaskFailure(`The types cannot be emitted: ${output.trim().split('\n')[0]}`);
}

/**
 * Copy a module's emitted types into a package, and those they name, without any name that only the workspace knows.
 *
 * @param emitted - the folder they were emitted to
 * @param entries - the modules, as they lie there
 * @param types - the folder of the package's types
 * @param published - libraries that are packages of their own, by their names in the workspace
 */
export function writeDeclarations(
  emitted: string,
  entries: readonly string[],
  types: string,
  published: Readonly<Record<string, string>>,
): void {
  const files = new Set(entries);
  for (const file of files) {
    const place = placeOf(file);
    const text = readFileSync(join(emitted, file), 'utf8').replace(SPECIFIER, (_, quote: string, name: string) => {
      const own = published[name];
      if (own !== undefined) return quote + own + quote;
      const named = emittedFile(file, name);
      files.add(named);
      const path = relative(dirname(place), placeOf(named)).replace(/\.d\.ts$/, '.js');
      return quote + (path.startsWith('.') ? path : `./${path}`) + quote;
    });
    mkdirSync(dirname(join(types, place)), { recursive: true });
    writeFileSync(join(types, place), text);
  }
}

const SPECIFIER = /(?<=\bfrom |\bimport\()(['"])(.+?)\1/g;

/** The emitted file that a specifier means. */
function emittedFile(from: string, specifier: string): string {
  const [, library] = /^@tim\/(.+)$/.exec(specifier) ?? [];
  if (library !== undefined) return `libs/${library}/src/index.d.ts`;
  return join(dirname(from), specifier).replace(/\.ts$/, '.d.ts');
}
