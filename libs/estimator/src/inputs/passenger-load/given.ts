import { given } from '../given.ts';
import type { LoadRule } from './load-rule.ts';

/** The load factor the caller set. */
export const givenLoad: LoadRule = (question) => given(question.given);
