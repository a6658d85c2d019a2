import { FILE_NAMES } from './texts.ts';

const NAMES: Readonly<Record<string, string>> = FILE_NAMES.names;

/** A goal or group by its name in docs/accuracy.json, in the page's language; names of airlines are in it already. */
export function named(name: string): string {
  return NAMES[name] ?? name;
}
