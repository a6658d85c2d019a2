import type { WorkingQuantity } from '@tim/messages';
import { ownExplanations } from '@tim/words';
import { JOIN } from '../../shared/join.ts';

const { sources, strategies, categories } = ownExplanations;

const KEY = /^[A-Z0-9_]+$/;

type Origin = Pick<WorkingQuantity, 'source' | 'sourceVersion' | 'strategy' | 'dataCategory'>;

/** Where a quantity came from in plain words: who, which edition, how near to the flight, how good; undefined for the result of an earlier step. */
export function sourceWords({ source, sourceVersion, strategy, dataCategory }: Origin): string | undefined {
  const who = inWords(sources, source);
  const from = who && sourceVersion ? JOIN.aside(who, sourceVersion) : who || sourceVersion;
  const parts = [from, inWords(strategies, strategy), inWords(categories, dataCategory)].flatMap((part) => part || []);
  return parts.length === 0 ? undefined : `${JOIN.items(parts)}${JOIN.stop}`;
}

/** The words for a key; a text that is no key speaks for itself, a key without words says nothing to a reader. */
function inWords(words: Readonly<Record<string, string>>, key = ''): string | undefined {
  return words[key] ?? (KEY.test(key) || key === '' ? undefined : key);
}
