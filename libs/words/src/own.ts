/**
 * The words in the language of this program: English, unless a build puts another language's folder in the place of
 * `en`. So a page loads one language.
 */
export { words as ownWords } from './en/en.ts';
export { explanations as ownExplanations } from './en/explanations.ts';
