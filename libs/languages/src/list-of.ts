import type { BuildLanguage } from './languages.ts';

type ListOptions = { readonly type: 'conjunction' | 'disjunction' };

/** American English would have a comma before "and". */
const localeOf = (language: BuildLanguage): string => (language.startsWith('en') ? 'en-GB' : language);

/** "a, b and c", "a, b und c": the last two joined as the language does. */
export function andList(items: readonly string[], language: BuildLanguage): string {
  return listOf(items, language, { type: 'conjunction' });
}

/** "a, b or c". */
export function orList(items: readonly string[], language: BuildLanguage): string {
  return listOf(items, language, { type: 'disjunction' });
}

function listOf(items: readonly string[], language: BuildLanguage, options: ListOptions): string {
  return new Intl.ListFormat(localeOf(language), options).format(items);
}
