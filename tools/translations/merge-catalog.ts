import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from './catalog.ts';
import { englishFiles } from './message-files.ts';
import { readMessages } from './read-messages.ts';

/** Every English message, not translated yet. */
export function englishEntries(root: string): readonly Entry[] {
  return englishFiles(root).flatMap((file) =>
    readMessages(file, readFileSync(join(root, file), 'utf8')).map(({ key, comment, parts }) => ({
      context: `${file} ${key}`,
      comment,
      english: parts.map(({ text }) => text),
      translated: [],
    })),
  );
}

/**
 * Today's English messages with what a catalog has of them. One that moved is known by its text; one whose text changed keeps
 * its translation, marked; what English has no more goes.
 */
export function mergeCatalog(english: readonly Entry[], catalog: readonly Entry[]): readonly Entry[] {
  const today = new Set(english.map(({ context }) => context));
  const known = new Map(catalog.map((entry) => [entry.context, entry]));
  const moved = new Map(catalog.filter(({ context }) => !today.has(context)).map((entry) => [textOf(entry), entry]));
  return english.map((entry) => {
    const before = known.get(entry.context) ?? moved.get(textOf(entry));
    if (before === undefined || before.translated.length === 0 || before.english.length !== entry.english.length)
      return entry;
    const isSame = textOf(before) === textOf(entry);
    return {
      ...entry,
      translated: before.translated,
      englishBefore: isSame ? before.englishBefore : (before.englishBefore ?? before.english.join('\n')),
    };
  });
}

const textOf = ({ english }: Entry): string => english.join('\n');
