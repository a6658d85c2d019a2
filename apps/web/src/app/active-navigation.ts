import type { NavigationItem } from './navigation.ts';

/**
 * Which item of the menu is marked as the current page: the one whose link is the path; else the first, Home aside,
 * whose link the path begins with; else the first of all. So /lookup/flight marks Home, because the menu's link to
 * the calculator is /lookup/route: as specified.
 */
export function activeNavigationIndex(items: readonly NavigationItem[], path: string): number {
  const exact = items.findIndex(({ link }) => link === path);
  if (exact !== -1) {
    return exact;
  }
  const prefix = items.findIndex(({ link }) => link !== '/' && path.startsWith(link));
  return prefix === -1 ? 0 : prefix;
}
