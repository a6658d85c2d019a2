import type { WorkingQuantity } from '@tim/messages';
import { CATEGORY_WORDS, SCALED_WORDS, SOURCE_WORDS, STRATEGY_WORDS } from '../../../content/working.ts';

const KEY = /^[A-Z0-9_]+$/;
const SCALED_STRATEGY = '_SCALED_TO_REPORTED_TOTAL';

type Origin = Pick<WorkingQuantity, 'source' | 'sourceVersion' | 'strategy' | 'dataCategory'>;

/** Where a quantity came from in plain words: who, which edition, how near to the flight, how good; undefined for the result of an earlier step. */
export function sourceWords({ source, sourceVersion, strategy, dataCategory }: Origin): string | undefined {
  const who = inWords(SOURCE_WORDS, source);
  const from = [who, who && sourceVersion ? `(${sourceVersion})` : sourceVersion].filter(Boolean).join(' ');
  const parts = [from, strategyWords(strategy), inWords(CATEGORY_WORDS, dataCategory)].filter(Boolean);
  return parts.length === 0 ? undefined : `${parts.join('; ')}.`;
}

function strategyWords(strategy = ''): string | undefined {
  const isScaled = strategy.endsWith(SCALED_STRATEGY);
  const words = inWords(STRATEGY_WORDS, isScaled ? strategy.slice(0, -SCALED_STRATEGY.length) : strategy);
  return isScaled ? [words, SCALED_WORDS].filter(Boolean).join(', ') : words;
}

/** The words for a key; a text that is no key speaks for itself, a key without words says nothing to a reader. */
function inWords(words: Readonly<Record<string, string>>, key = ''): string | undefined {
  return words[key] ?? (KEY.test(key) || key === '' ? undefined : key);
}
