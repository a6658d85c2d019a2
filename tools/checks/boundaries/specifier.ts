import { isBuiltin } from 'node:module';
import { posix } from 'node:path';

/** What an import's text points at. */
export type Target =
  | { readonly kind: 'relative'; /** From the repository's root. */ readonly path: string }
  | { readonly kind: 'builtin'; readonly name: string }
  | { readonly kind: 'package'; readonly name: string; /** `.` or `./below/it`. */ readonly subpath: string }
  | { readonly kind: 'virtual' };

/**
 * @param specifier - as written, a bundler's `?query` included
 * @param importer - the importing file, from the repository's root
 */
export function resolveSpecifier(specifier: string, importer: string): Target {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) {
    return { kind: 'relative', path: posix.join(posix.dirname(importer), bare) };
  }
  // A name for a file of the project's own: `checkProject` sees to that.
  if (bare.startsWith('#')) return { kind: 'virtual' };
  if (bare.startsWith('virtual:') || bare.startsWith('data:')) return { kind: 'virtual' };
  if (isBuiltin(bare)) return { kind: 'builtin', name: bare };
  const parts = bare.split('/');
  const name = parts.slice(0, bare.startsWith('@') ? 2 : 1).join('/');
  return { kind: 'package', name, subpath: `.${bare.slice(name.length)}` };
}

/** Whether a package's `exports` offers a subpath; one star stands for anything, as in Node. */
export function isExported(exports: string | Readonly<Record<string, unknown>> | undefined, subpath: string): boolean {
  if (exports === undefined || typeof exports === 'string') return subpath === '.';
  return Object.keys(exports).some((key) => (key.startsWith('.') ? matches(key, subpath) : subpath === '.'));
}

/** Whether a name fits a pattern with at most one `*`. */
export function matches(pattern: string, name: string): boolean {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return pattern === name;
  return name.length >= before.length + after.length && name.startsWith(before) && name.endsWith(after);
}
