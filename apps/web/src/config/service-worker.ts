import { languagePath, type BuildLanguage } from '@tim/languages';

/**
 * The service worker of a language. Each keeps its own pages and what all share, under the same scope: whoever changes
 * the language fetches its pages alone, and those of the other are let go.
 */
export function serviceWorkerOf(language: BuildLanguage): string {
  return `sw${languagePath(language).replace('/', '.')}.js`;
}
