import { describe, expect, it } from 'vitest';
import { judgeAppCheck } from './judge-app-check.ts';

const KEY = { VITE_APP_CHECK_SITE_KEY: 'key' };
const verdictOf = (appCheck: string, site: Record<string, string>) =>
  judgeAppCheck({ APP_CHECK: appCheck }, site, 'mine');

describe('judgeAppCheck', () => {
  it.each(['auto', 'on'])('refuses functions with APP_CHECK=%s for a site without a key', (appCheck) => {
    const verdict = verdictOf(appCheck, { VITE_APP_CHECK_SITE_KEY: ' ' });
    expect(verdict).toMatchObject({ kind: 'refused', message: expect.stringContaining(`APP_CHECK=${appCheck}`) });
    expect(verdict).toMatchObject({ message: expect.stringContaining('Set VITE_APP_CHECK_SITE_KEY') });
    expect(verdict).toMatchObject({ message: expect.stringContaining('APP_CHECK=off in apps/functions/.env.mine') });
    expect(verdict).toMatchObject({ message: expect.not.stringContaining('\n') });
  });

  it.each([
    ['auto', KEY],
    ['on', KEY],
    ['off', {}],
    ['auto', { VITE_API_URL: 'https://api.example.org', VITE_API_KEY: 'k' }],
  ])('lets APP_CHECK=%s pass for a site with %j', (appCheck, site) => {
    expect(verdictOf(appCheck, site)).toEqual({ kind: 'works' });
  });

  it('says that a key is of no use when the functions look at no token', () => {
    expect(verdictOf('off', KEY)).toMatchObject({
      kind: 'wasted',
      message: expect.stringContaining('APP_CHECK is off'),
    });
  });
});
