import { given } from '../given.ts';
import type { CargoRule } from './cargo-rule.ts';

/** The fraction the caller set. */
export const givenCargo: CargoRule = (question) => given(question.given);
