import type { WorkingQuantity } from '@tim/messages';
import { CATEGORY_WORDS, SOURCE_WORDS, STRATEGY_WORDS, SUFFIX_WORDS } from '../../../content/working.ts';

const KEY = /^[A-Z0-9_]+$/;

type Origin = Pick<WorkingQuantity, 'source' | 'sourceVersion' | 'strategy' | 'dataCategory'>;

/** Where a quantity came from in plain words: who, which edition, how near to the flight, how good; undefined for the result of an earlier step. */
export function sourceWords({ source, sourceVersion, strategy, dataCategory }: Origin): string | undefined {
  const who = inWords(SOURCE_WORDS, source);
  const from = [who, who && sourceVersion ? `(${sourceVersion})` : sourceVersion].filter(Boolean).join(' ');
  const parts = [from, strategyWords(strategy), inWords(CATEGORY_WORDS, dataCategory)].filter(Boolean);
  return parts.length === 0 ? undefined : `${parts.join('; ')}.`;
}

function strategyWords(strategy = ''): string | undefined {
  const suffix = STRATEGY_WORDS[strategy] ? undefined : Object.keys(SUFFIX_WORDS).find((one) => strategy.endsWith(one));
  return suffix === undefined
    ? inWords(STRATEGY_WORDS, strategy)
    : [strategyWords(strategy.slice(0, -suffix.length)), SUFFIX_WORDS[suffix]].filter(Boolean).join(', ');
}

/** The words for a key; a text that is no key speaks for itself, a key without words says nothing to a reader. */
function inWords(words: Readonly<Record<string, string>>, key = ''): string | undefined {
  return words[key] ?? (KEY.test(key) || key === '' ? undefined : key);
}
