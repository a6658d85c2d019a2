import { describe, expect, it } from 'vitest';
import { invalidArgument } from './invalid-argument.ts';

const origin = { field: 'flights[0].origin', value: 'ZURICH', rule: 'Give a 3-letter IATA airport code.' };

describe('invalidArgument', () => {
  // spec: 8.18
  it('names field, value and rule in the message and lists all in the details', () => {
    const error = invalidArgument({ kind: 'invalid', violations: [origin], unlistedCount: 0 });
    expect(error.code).toBe('invalid-argument');
    expect(error.message).toBe('flights[0].origin ("ZURICH"): Give a 3-letter IATA airport code.');
    expect(error.details).toEqual({ violations: [origin], unlistedCount: 0 });
  });

  it('says how many more there are', () => {
    const error = invalidArgument({ kind: 'invalid', violations: [origin, origin], unlistedCount: 3 });
    expect(error.message).toContain('And 4 more.');
  });
});
