import type { WorkingQuantity } from '@tim/messages';
import { CATEGORY_WORDS, SOURCE_WORDS, STRATEGY_WORDS, PART_WORDS } from '../../../content/working.ts';

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
  const parts = Object.entries(PART_WORDS).filter(([part]) => strategy.includes(part));
  const plain = parts.reduce((key, [part]) => key.replace(part, ''), strategy);
  return [inWords(STRATEGY_WORDS, plain), ...parts.map(([, words]) => words)].filter(Boolean).join(', ');
}

/** The words for a key; a text that is no key speaks for itself, a key without words says nothing to a reader. */
function inWords(words: Readonly<Record<string, string>>, key = ''): string | undefined {
  return words[key] ?? (KEY.test(key) || key === '' ? undefined : key);
}
