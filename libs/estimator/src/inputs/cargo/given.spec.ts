import { describe, expect, it } from 'vitest';
import { answerOf } from './cargo.fixture.ts';
import { givenCargo } from './given.ts';

describe('the cargo the caller sets', () => {
  it('is taken as it is', () => {
    expect(answerOf(givenCargo, {}, { given: 0.1 })).toMatchObject({ value: 0.1, basis: { kind: 'given' } });
  });

  it('gives way where the caller sets none', () => {
    expect(answerOf(givenCargo, {})).toBeUndefined();
  });
});
