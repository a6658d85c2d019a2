import { describe, expect, it } from 'vitest';
import { givenLoad } from './given.ts';
import { answerOf } from './load.fixture.ts';

describe('the load factor the caller sets', () => {
  it('is taken as it is', () => {
    expect(answerOf(givenLoad, {}, { given: 0.7 })).toMatchObject({ value: 0.7, basis: { kind: 'given' } });
  });

  it('is none where the caller sets none', () => {
    expect(answerOf(givenLoad, {})).toBeUndefined();
  });
});
