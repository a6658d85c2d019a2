import { posix } from 'node:path';
import type { ModuleImport } from './imports.ts';
import { webFolders } from './rules.ts';
import type { SourceFile } from './source-file.ts';

/**
 * The site's own order: pages place features, features use what is shared, nobody knows who places them.
 *
 * @returns what is wrong with one relative import inside the site, or undefined
 */
export function checkWebFolders(found: ModuleImport, file: SourceFile): string | undefined {
  if (!found.specifier?.startsWith('.') || !file.pathInProject.startsWith('src/') || file.isTest) return undefined;
  const target = posix.join(posix.dirname(file.pathInProject), found.specifier.replace(/\?.*$/, ''));
  const [, from = '', fromSlice = ''] = file.pathInProject.split('/');
  const [top, to = '', toSlice = ''] = target.split('/');
  if (top !== 'src') return undefined;

  const rule = webFolders[from];
  if (!rule) return `src/${from} is no room of the site: the rooms stand in tools/checks/boundaries/rules.ts.`;
  if (to !== from && !rule.may.includes(to)) {
    return `src/${from} may not import src/${to}: pass it in, or move the shared part down to where both may look.`;
  }
  if (to === from && fromSlice !== toSlice && rule.siblings && !mayImport(fromSlice, toSlice, rule.siblings)) {
    return `src/${from}/${fromSlice} may not import src/${to}/${toSlice}: let the page place both, or move the shared part to src/shared.`;
  }
  return undefined;
}

/** Whether the one folder is among those that others import, and before the other if both are. */
function mayImport(from: string, to: string, siblings: readonly string[]): boolean {
  const until = siblings.indexOf(from);
  return (until === -1 ? siblings : siblings.slice(0, until)).includes(to);
}
