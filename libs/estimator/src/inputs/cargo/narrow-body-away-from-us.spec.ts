import { describe, expect, it } from 'vitest';
import { answerOf } from './cargo.fixture.ts';
import { narrowBodyAwayFromUsCargo } from './narrow-body-away-from-us.ts';

describe('the cargo of narrow bodies away from the US', () => {
  it('is one figure for all of them', () => {
    const figure = { value: 0.01, basis: { kind: 'narrow-body-away-from-us' } };
    expect(answerOf(narrowBodyAwayFromUsCargo, {})).toMatchObject(figure);
    expect(answerOf(narrowBodyAwayFromUsCargo, {}, { to: 'BBB' })).toMatchObject(figure);
  });

  it('gives way on wide bodies, and on routes to the US', () => {
    expect(answerOf(narrowBodyAwayFromUsCargo, {}, { body: 'wide' })).toBeUndefined();
    expect(answerOf(narrowBodyAwayFromUsCargo, {}, { to: 'UUU' })).toBeUndefined();
  });
});
