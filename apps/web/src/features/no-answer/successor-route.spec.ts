import { describe, expect, it } from 'vitest';
import { successorRoute } from './successor-route.ts';

const asked = { origin: 'TXL', destination: 'ZRH' };

describe('the route to ask for in place of a flight that nobody can take', () => {
  it.each([
    ['origin', ['BER'], { origin: 'BER', destination: 'ZRH' }],
    ['destination', ['KTI'], { origin: 'TXL', destination: 'KTI' }],
    ['operatingCarrierCode', ['AA'], asked],
    ['operatingCarrierCode', [], undefined],
  ])('of a reason about the %s with the successor %j', (field, successors, route) => {
    expect(successorRoute(asked, { field, successors })).toEqual(route);
  });
});
