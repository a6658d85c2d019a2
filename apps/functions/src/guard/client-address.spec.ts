import { describe, expect, it } from 'vitest';
import { clientKey } from './client-address.ts';

/** A function's address as hosting calls it: the tag of a release is in front. */
const HOSTING = 'fh-4b1a2c3d4e5f6071---api-abcdefghij-uc.a.run.app';
const DIRECT = 'api-abcdefghij-uc.a.run.app';

const connection = { remoteAddress: '127.0.0.1' };

describe('the key a client is counted by', () => {
  it.each([
    [
      'the address that Cloud Run appended to what the caller sent',
      { host: DIRECT, 'x-forwarded-for': '6.6.6.6, 1.2.3.4' },
      '1.2.3.4',
    ],
    [
      'the same, whatever the caller pretends',
      {
        host: DIRECT,
        'x-forwarded-for': '6.6.6.6, 1.2.3.4',
        'x-forwarded-host': HOSTING,
        forwarded: 'for=6.6.6.6',
        'fastly-client-ip': '6.6.6.6',
        'x-real-ip': '6.6.6.6',
      },
      '1.2.3.4',
    ],
    [
      'the same for a name of the caller’s own that looks like a tag',
      { host: `evil.fh-4b1a---${DIRECT}`, 'x-forwarded-for': '6.6.6.6, 1.2.3.4' },
      '1.2.3.4',
    ],
    [
      'the visitor’s address behind hosting, whose own comes last',
      { host: HOSTING, 'x-forwarded-for': '6.6.6.6, 1.2.3.4, 104.198.0.1' },
      '1.2.3.4',
    ],
    ['hosting’s own address where it names no visitor', { host: HOSTING, 'x-forwarded-for': '1.2.3.4' }, '1.2.3.4'],
    ['the network of an IPv6 address', { host: DIRECT, 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' }, '2001:db8:1:2'],
    ['the same network, with its zeros left out', { host: DIRECT, 'x-forwarded-for': '2001:db8::5:6' }, '2001:db8:0:0'],
    ['this machine’s own network', { host: DIRECT, 'x-forwarded-for': '::1' }, '0:0:0:0'],
    ['the connection’s address without a chain', { host: DIRECT }, '127.0.0.1'],
  ])('is %s', (_, headers, expected) => {
    expect(clientKey({ headers, socket: connection }, 'cloud-run')).toBe(expected);
  });

  it('is the connection’s address where no proxy of the platform is in front', () => {
    const headers = { host: HOSTING, 'x-forwarded-for': '6.6.6.6, 7.7.7.7', 'x-forwarded-host': 'example.org' };
    expect(clientKey({ headers, socket: connection }, 'none')).toBe('127.0.0.1');
  });
});
