import { expect, it } from 'vitest';
import { unsignedAppCheckToken } from './unsigned-app-check-token.ts';

it('names the app, is valid for an hour and has the three parts of a signed one', () => {
  const { token, expireTimeMillis } = unsignedAppCheckToken('1:2:web:3', 1_000_500);
  const [header = '', claims = '', signature = ''] = token.split('.');
  const decoded = [header, claims].map((part): unknown => JSON.parse(Buffer.from(part, 'base64url').toString()));
  expect(decoded).toEqual([
    { alg: 'none', typ: 'JWT' },
    { sub: '1:2:web:3', app_id: '1:2:web:3', iat: 1000, exp: 4600 },
  ]);
  expect(signature).not.toBe('');
  expect(expireTimeMillis).toBe(4_600_000);
});
