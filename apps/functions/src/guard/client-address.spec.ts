import { describe, expect, it } from 'vitest';
import { clientKey } from './client-address.ts';

describe('the key a client is counted by', () => {
  it.each([
    ['the last address of the chain', { 'x-forwarded-for': '6.6.6.6, 1.2.3.4' }, '1.2.3.4'],
    [
      'the last but one behind hosting',
      { 'x-forwarded-for': '6.6.6.6, 1.2.3.4, 151.101.0.1', 'x-forwarded-host': 'example.org' },
      '1.2.3.4',
    ],
    ['the network of an IPv6 address', { 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' }, '2001:db8:1:2'],
    ['the same network, with its zeros left out', { 'x-forwarded-for': '2001:db8::5:6' }, '2001:db8:0:0'],
    ['this machine’s own network', { 'x-forwarded-for': '::1' }, '0:0:0:0'],
    ['the connection’s address without a chain', {}, '127.0.0.1'],
  ])('is %s', (_, headers, expected) => {
    expect(clientKey({ headers, socket: { remoteAddress: '127.0.0.1' } })).toBe(expected);
  });
});
