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

  it('names each entry that is wrong, up to ten, and says how many more there are', () => {
    const carriers = Array.from({ length: 12 }, (_, at) => ({
      field: `flights[${at}].operatingCarrierCode`,
      value: 'SWISS',
      rule: 'Give a 2-character IATA code.',
    }));
    const error = invalidArgument({ kind: 'invalid', violations: [origin, ...carriers], unlistedCount: 3 });
    expect(error.message.match(/flights\[\d+\]\.\w+/g)).toEqual(
      [origin, ...carriers].slice(0, 10).map(({ field }) => field),
    );
    expect(error.message).toMatch(/Give a 2-character IATA code\. And 6 more\.$/);
    expect(error.details).toMatchObject({ violations: [origin, ...carriers], unlistedCount: 3 });
  });
});
