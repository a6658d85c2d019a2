import { describe, expect, it } from 'vitest';
import { globalDefaultLoad } from './global-default.ts';
import { answerOf } from './load.fixture.ts';

describe('the method’s default load factor', () => {
  it('is 0.845 for every flight, and never gives way', () => {
    const answer = { value: 0.845, basis: { kind: 'global-default' }, dataCategory: 'DEFAULT' };
    expect(answerOf(globalDefaultLoad, {})).toMatchObject(answer);
    expect(answerOf(globalDefaultLoad, {}, { to: 'UUU', month: undefined })).toMatchObject(answer);
  });
});
