import { describe, expect, it } from 'vitest';
import { readSettings } from './environment.ts';

const project = { GCLOUD_PROJECT: 'some-project' };

describe('the settings', () => {
  it('need nothing to be set', () => {
    expect(readSettings(project)).toEqual({
      provider: 'engine',
      timApiKey: undefined,
      timApiRootUrl: 'https://travelimpactmodel.googleapis.com',
      appCheck: 'verified',
      corsOrigins: ['https://some-project.web.app', 'https://some-project.firebaseapp.com'],
      apiKeyHashes: [],
      labels: 'off',
      hasBigQuery: false,
      batchStorage: '',
      siteUrl: 'https://some-project.web.app',
      quotas: { perMinute: 300, perMinuteWithKey: 6000 },
      proxy: 'cloud-run',
    });
  });

  it('do not want App Check in the emulator, unless told to', () => {
    const emulator = { ...project, FUNCTIONS_EMULATOR: 'true' };
    expect(readSettings(emulator).appCheck).toBe('off');
    expect(readSettings({ ...emulator, APP_CHECK: 'on' }).appCheck).toBe('unsigned');
  });

  it('have a function for BigQuery in the emulator, and elsewhere when told to', () => {
    expect(readSettings({ ...project, FUNCTIONS_EMULATOR: 'true' }).hasBigQuery).toBe(true);
    expect(readSettings({ ...project, BIGQUERY_FUNCTION: 'on' }).hasBigQuery).toBe(true);
  });

  it('want the secret only where the provider asks for it, and not while being deployed', () => {
    expect(() => readSettings({ PROVIDER: 'tim-api' })).toThrow('TIM_API_KEY is missing');
    expect(() => readSettings({ PROVIDER: 'tim-api-then-engine' })).toThrow('TIM_API_KEY is missing');
    expect(readSettings({ PROVIDER: 'tim-api', TIM_API_KEY: 'key' }).provider).toBe('tim-api');
    expect(readSettings({ PROVIDER: 'tim-api', FUNCTIONS_CONTROL_API: 'true' }).provider).toBe('tim-api');
  });

  it.each([
    ['https://travel.example'],
    ['https://travel.example:8443/behind/a/proxy'],
    ['http://127.0.0.1:8080'],
    ['http://127.8.9.10'],
    ['http://localhost:8080'],
    ['http://[::1]:8080'],
  ])('take %s as the upstream’s address', (TIM_API_ROOT_URL) => {
    expect(readSettings({ ...project, TIM_API_ROOT_URL }).timApiRootUrl).toBe(TIM_API_ROOT_URL);
  });

  it.each([
    ['http://travelimpactmodel.googleapis.com'],
    ['http://10.0.0.1'],
    ['http://localhost.example'],
    ['http://127.0.0.1.example'],
    ['http://127.0.0.1@travel.example'],
    ['http://[::2]'],
    ['ftp://127.0.0.1'],
    ['travel.example'],
  ])('never send the upstream’s key to %s', (TIM_API_ROOT_URL) => {
    expect(() => readSettings({ ...project, TIM_API_ROOT_URL })).toThrow(
      'TIM_API_ROOT_URL is not an https address (http only on this machine: localhost, 127.0.0.0/8, [::1]).',
    );
  });

  it('that are wrong are all named at once', () => {
    const wrong = {
      PROVIDER: 'google',
      TIM_API_ROOT_URL: 'file:///etc',
      APP_CHECK: 'yes',
      SITE_URL: 'example',
      API_KEY_HASHES: 'secret',
      CORS_ORIGINS: 'https://example.org/page',
      REQUESTS_PER_MINUTE: 'many',
      EASA_LABELS: 'some',
      BIGQUERY_FUNCTION: 'yes',
      BATCH_STORAGE: '/tmp',
    };
    let message = '';
    try {
      readSettings(wrong);
    } catch (error) {
      message = String(error);
    }
    for (const name of Object.keys(wrong)) expect(message).toContain(name);
    expect(message.split('\n')).toHaveLength(1 + Object.keys(wrong).length);
  });

  it.each([[''], ['-1'], ['1.5'], ['1e3'], [' ']])('take no limit of requests that is "%s"', (REQUESTS_PER_MINUTE) => {
    expect(() => readSettings({ ...project, REQUESTS_PER_MINUTE })).toThrow('REQUESTS_PER_MINUTE is neither');
  });

  it('show made-up labels in the emulator alone', () => {
    expect(() => readSettings({ ...project, EASA_LABELS: 'sample' })).toThrow('EASA_LABELS is sample outside');
    expect(readSettings({ ...project, FUNCTIONS_EMULATOR: 'true', EASA_LABELS: 'sample' }).labels).toBe('sample');
    expect(readSettings({ ...project, EASA_LABELS: 'on' }).labels).toBe('on');
  });

  it('never repeat a secret in their complaint', () => {
    expect(() => readSettings({ TIM_API_KEY: 'the-key', PROVIDER: 'nobody' })).toThrow(/^(?!.*the-key)/s);
  });
});
