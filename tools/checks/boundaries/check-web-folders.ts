import { posix } from 'node:path';
import type { ModuleImport } from './imports.ts';
import { webFolders } from './rules.ts';
import type { SourceFile } from './source-file.ts';

/**
 * The site's own order: pages show features, features show components, nobody knows who shows them.
 *
 * @returns what is wrong with one relative import inside the site, or undefined
 */
export function checkWebFolders(found: ModuleImport, file: SourceFile): string | undefined {
  if (!found.specifier?.startsWith('.') || !file.pathInProject.startsWith('src/')) return undefined;
  const target = posix.join(posix.dirname(file.pathInProject), found.specifier.replace(/\?.*$/, ''));
  const [, from = '', fromSlice = ''] = file.pathInProject.split('/');
  const [top, to = '', toSlice = ''] = target.split('/');
  if (top !== 'src') return undefined;

  const rule = webFolders[from];
  if (!rule) return undefined;
  if (rule.never.includes(to) && !file.isTest) {
    return `src/${from} may not import src/${to}: pass it in, or move the shared part down to where both may look.`;
  }
  if (!rule.siblings && to === from && fromSlice !== toSlice) {
    return `src/${from}/${fromSlice} may not import src/${to}/${toSlice}: move the shared part to src/components or src/api.`;
  }
  return undefined;
}
