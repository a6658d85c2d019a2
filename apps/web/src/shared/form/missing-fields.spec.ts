import { describe, expect, it } from 'vitest';
import { openFields } from './missing-fields.ts';

const field = (name: string, isEmpty: boolean, isValid: boolean) => ({ name, label: name, isEmpty, isValid });

describe('openFields', () => {
  it('tells what is empty from what is wrong', () => {
    const missing = field('origin', true, false);
    const wrong = field('flightNumber', false, false);
    expect(openFields([missing, wrong, field('destination', false, true)])).toEqual({
      empty: [missing],
      wrong: [wrong],
    });
  });

  it('is nothing when every field is valid', () => {
    expect(openFields([field('origin', false, true)])).toBeUndefined();
  });
});
