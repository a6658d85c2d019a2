import { FILE_NAMES } from './texts.ts';

const NAMES: Readonly<Record<string, string>> = FILE_NAMES.names;
const PHRASES = Object.entries(FILE_NAMES.phrases);

/** A goal or group by its name in docs/accuracy.json, in the page's language; names of airlines are as they are. */
export function named(name: string): string {
  return NAMES[name] ?? name;
}

/** What comes nearest, such as "A359 with 0/48/21/224", in the page's language. */
export function nearestNamed(name: string): string {
  const [phrase, words] = PHRASES.find(([english]) => name.includes(english)) ?? ['', ''];
  return name.replace(phrase, words);
}
