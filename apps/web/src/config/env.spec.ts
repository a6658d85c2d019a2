import { describe, expect, it } from 'vitest';
import { parseEnv, parseProvider, parseReportAddress, parseRepositoryAddress, parseSiteUrl } from './env.ts';

const REGISTERED = { VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_APP_ID: '1:2:web:3' };

describe('parseEnv', () => {
  // spec: 7.6
  it('uses the callable functions of the demonstration project by default, and no other service', () => {
    expect(parseEnv({ MODE: 'production', PROD: true })).toEqual({
      transport: { kind: 'callable' },
      platform: { projectId: 'demo-travel-impact', usesEmulator: false, app: undefined, appCheck: undefined },
    });
  });

  // spec: 7.13
  it('chooses the emulator by the build mode alone', () => {
    expect(parseEnv({ MODE: 'emulator', VITE_FIREBASE_PROJECT_ID: 'mine' }).platform).toMatchObject({
      projectId: 'mine',
      usesEmulator: true,
    });
  });

  // spec: 7.1
  it('uses the direct API when address and key are set', () => {
    expect(parseEnv({ VITE_API_URL: 'https://api.example', VITE_API_KEY: 'k' }).transport).toEqual({
      kind: 'direct',
      url: 'https://api.example',
      key: 'k',
    });
  });

  it.each([
    [{ VITE_API_URL: 'https://api.example' }, 'VITE_API_KEY'],
    [{ VITE_API_KEY: 'k' }, 'VITE_API_URL'],
    [{ VITE_FIREBASE_API_KEY: 'k' }, 'VITE_FIREBASE_APP_ID'],
    [{ VITE_FIREBASE_APP_ID: 'i' }, 'VITE_FIREBASE_API_KEY'],
    [{ VITE_APP_CHECK_SITE_KEY: 's' }, 'VITE_FIREBASE_API_KEY, VITE_FIREBASE_APP_ID'],
  ])('names what is missing of %o', (raw, name) => {
    expect(() => parseEnv(raw)).toThrow(name);
  });

  // spec: 7.21, 7.22
  it.each([
    ['VITE_FAKE_API_DATA', 'standard'],
    ['VITE_FAKE_API_EASA_DATA', 'easa'],
  ])('%s answers with the %s sample', (name, sample) => {
    expect(parseEnv({ [name]: 'true', VITE_API_URL: 'x', VITE_API_KEY: 'y' }).transport).toEqual({
      kind: 'samples',
      sample,
    });
    expect(parseEnv({ [name]: 'false' }).transport.kind).toBe('callable');
  });
});

describe('the address for reports of wrong figures', () => {
  it('is a mailbox, a page, or none', () => {
    expect(parseReportAddress({})).toBeUndefined();
    expect(parseReportAddress({ VITE_REPORT_URL: ' mailto:a@b.example ' })?.href).toBe('mailto:a@b.example');
    expect(parseReportAddress({ VITE_REPORT_URL: 'https://tracker.example/new' })?.host).toBe('tracker.example');
  });

  it.each(['somewhere', 'javascript:alert(1)', 'http://plain.example'])('is not %s', (address) => {
    expect(() => parseReportAddress({ VITE_REPORT_URL: address })).toThrow('VITE_REPORT_URL is no address');
  });
});

describe('who computes', () => {
  it.each([
    [{}, 'engine'],
    [{ VITE_PROVIDER: 'engine', VITE_API_URL: 'https://travelimpactmodel.googleapis.com' }, 'engine'],
    [{ VITE_PROVIDER: 'tim-api' }, 'google'],
    [{ VITE_PROVIDER: 'tim-api-then-engine' }, 'google'],
    [{ VITE_API_URL: 'https://travelimpactmodel.googleapis.com' }, 'google'],
    [{ VITE_API_URL: 'https://googleapis.com.example' }, 'engine'],
  ])('with %j is %s', (settings, provider) => {
    expect(parseProvider(settings)).toBe(provider);
  });

  it('is one of the backend’s words', () => {
    expect(() => parseProvider({ VITE_PROVIDER: 'Google' })).toThrow('VITE_PROVIDER is engine, tim-api or');
  });
});

describe('the project’s repository', () => {
  it('has its address, or none', () => {
    expect(parseRepositoryAddress({})).toBeUndefined();
    expect(parseRepositoryAddress({ VITE_REPOSITORY_URL: 'https://code.example/tim/' })).toBe(
      'https://code.example/tim',
    );
  });

  it('has the issues that reports go to, unless the operator has a place of his own', () => {
    const repository = { VITE_REPOSITORY_URL: 'https://code.example/tim' };
    expect(parseReportAddress(repository)?.href).toBe('https://code.example/tim/issues/new');
    expect(parseReportAddress({ ...repository, VITE_REPORT_URL: 'mailto:a@b.example' })?.protocol).toBe('mailto:');
  });

  it.each(['somewhere', 'http://plain.example', 'https://code.example/?q=1'])('is not at %s', (address) => {
    expect(() => parseRepositoryAddress({ VITE_REPOSITORY_URL: address })).toThrow('VITE_REPOSITORY_URL is no');
  });
});

describe('a production build', () => {
  // spec: 7.21
  it.each(['VITE_FAKE_API_DATA', 'VITE_FAKE_API_EASA_DATA', 'VITE_APP_CHECK_UNSIGNED'])('refuses %s', (name) => {
    expect(() => parseEnv({ MODE: 'production', PROD: true, [name]: 'true' })).toThrow(
      `Not allowed in a production build: ${name}`,
    );
    expect(() => parseEnv({ MODE: 'staging', PROD: true, [name]: '1' })).toThrow(name);
    expect(parseEnv({ MODE: 'production', PROD: true, [name]: 'false' }).transport.kind).toBe('callable');
  });
});

describe('the platform’s services', () => {
  it('know the app when it is registered', () => {
    const raw = { ...REGISTERED, VITE_FIREBASE_MEASUREMENT_ID: 'G-1' };
    expect(parseEnv(raw).platform.app).toEqual({ apiKey: 'key', appId: '1:2:web:3', measurementId: 'G-1' });
  });

  it.each([
    [
      'a site key attests with reCAPTCHA',
      'production',
      { VITE_APP_CHECK_SITE_KEY: 's' },
      { kind: 'recaptcha', siteKey: 's' },
    ],
    ['a site key is of no use in the emulator', 'emulator', { VITE_APP_CHECK_SITE_KEY: 's' }, undefined],
    [
      'in the emulator a flag asks for an unsigned token',
      'emulator',
      { VITE_APP_CHECK_UNSIGNED: 'true' },
      { kind: 'unsigned' },
    ],
    ['nothing attests by itself', 'production', {}, undefined],
  ])('%s', (_what, mode, raw, expected) => {
    expect(parseEnv({ MODE: mode, ...REGISTERED, ...raw }).platform.appCheck).toEqual(expected);
  });
});

describe('parseSiteUrl', () => {
  it.each([
    [{ VITE_SITE_URL: 'https://tim.example/' }, 'https://tim.example'],
    [{ VITE_SITE_URL: 'http://127.0.0.1:5000' }, 'http://127.0.0.1:5000'],
    [{ VITE_FIREBASE_PROJECT_ID: 'my-project' }, 'https://my-project.web.app'],
    [{ VITE_FIREBASE_PROJECT_ID: 'demo-travel-impact' }, undefined],
    [{}, undefined],
  ])('%j is the site at %s', (settings, expected) => {
    expect(parseSiteUrl(settings)).toBe(expected);
  });

  it.each(['tim.example', 'ftp://tim.example', 'https://tim.example/below'])('refuses %s', (address) => {
    expect(() => parseSiteUrl({ VITE_SITE_URL: address })).toThrow(`VITE_SITE_URL is no site's address`);
  });
});
