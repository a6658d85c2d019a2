import { TypicalEmissionsRequest } from '@tim/messages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTypicalEmissionsRequest } from './parse-typical-emissions-request.ts';

/** What is wrong with a request, as field and value. */
function fieldsAndValues(json: unknown): string[] {
  const parsed = parseTypicalEmissionsRequest(json);
  return parsed.kind === 'invalid' ? parsed.violations.map(({ field, value }) => `${field}=${value}`) : [];
}

describe('parseTypicalEmissionsRequest', () => {
  it('reads a request and upper-cases its codes', () => {
    expect(
      parseTypicalEmissionsRequest({ markets: [{ origin: 'zrh', destination: 'BOS' }], includeWorking: null }),
    ).toEqual({ kind: 'valid', request: { markets: [{ origin: 'ZRH', destination: 'BOS' }] } });
  });

  it('reads an empty list as a request for nothing', () => {
    expect(parseTypicalEmissionsRequest({ markets: [] })).toEqual({ kind: 'valid', request: { markets: [] } });
  });

  it.each([
    [null, '='],
    [7, '=7'],
    [{}, 'markets='],
    [{ markets: 'ZRH-BOS' }, 'markets=ZRH-BOS'],
    [{ markets: [['ZRH', 'BOS']] }, 'markets[0]=a list'],
    [{ markets: [{ origin: 'ZRH' }] }, 'markets[0].destination='],
    [{ markets: [{ origin: 1, destination: 'BOS' }] }, 'markets[0].origin=1'],
    [{ markets: [], includeWorking: 0 }, 'includeWorking=0'],
    [{ markets: [], languageCode: 'de-CH' }, 'languageCode=de-CH'],
    [{ markets: [], languageCode: 7 }, 'languageCode=7'],
    [{ markets: Array.from({ length: 1001 }, () => ({})) }, 'markets=1001 entries'],
  ])('refuses %o', (json, expected) => {
    expect(fieldsAndValues(json)).toStrictEqual([expected]);
  });

  it('never throws, whatever it is given', () => {
    const json = fc.oneof(fc.jsonValue(), fc.anything());
    fc.assert(
      fc.property(fc.oneof(json, fc.record({ markets: fc.oneof(json, fc.array(json)) })), (given) => {
        expect(['valid', 'invalid']).toContain(parseTypicalEmissionsRequest(given).kind);
      }),
    );
  });

  it('gives back every valid request that was written as JSON', () => {
    const airport = fc.stringMatching(/^[A-Z]{3}$/);
    const markets = fc.array(fc.record({ origin: airport, destination: airport }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(markets, fc.boolean(), fc.constantFrom('en', 'ja'), (list, includeWorking, languageCode) => {
        const request = { markets: list, includeWorking, languageCode };
        expect(parseTypicalEmissionsRequest(TypicalEmissionsRequest.toJSON(request))).toEqual({
          kind: 'valid',
          request,
        });
      }),
    );
  });
});
