export { words as en } from './en/en.ts';
export { explanations as enExplanations } from './en/explanations.ts';
export { LANGUAGE_WORDS, wordsIn, type LanguageWords } from './language-words.ts';
export { ownExplanations, ownWords } from './own.ts';
export { readQuantityName, unitOf } from './units.ts';
export { FUEL_STRATEGY, strategyOf } from './strategy.ts';
export type { ScaledStrategy, Strategy } from './strategy.ts';
export { withAirportNames } from './with-airport-names.ts';
export type * from './words.ts';
