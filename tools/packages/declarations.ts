import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { TaskFailure } from '../tasks/task-failure.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { publishedName } from './scope.ts';

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
 * Copy emitted types into a package, without any name that only the workspace knows.
 *
 * @param emitted - the folder they were emitted to
 * @param sources - what to copy, with stars
 * @param types - the folder of the package's types
 */
export function writeDeclarations(emitted: string, sources: readonly string[], types: string): void {
  for (const file of globSync([...sources], { cwd: emitted })) {
    const place = placeOf(file);
    const text = readFileSync(join(emitted, file), 'utf8');
    mkdirSync(dirname(join(types, place)), { recursive: true });
    writeFileSync(
      join(types, place),
      text.replace(
        /(?<=\bfrom |\bimport\()(['"])(.+?)\1/g,
        (_, quote, name) => quote + publicSpecifier(name, place) + quote,
      ),
    );
  }
}

/** What a published file says in place of a workspace's specifier. The engine is a package, the other libraries are folders. */
function publicSpecifier(specifier: string, from: string): string {
  const [, library] = /^@tim\/(.+)$/.exec(specifier) ?? [];
  if (library === undefined) return specifier.replace(/\.ts$/, '.js');
  if (library === 'engine') return publishedName('engine');
  const path = relative(dirname(from), `${library}/index.js`);
  return path.startsWith('.') ? path : `./${path}`;
}
