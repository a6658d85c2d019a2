import { describe, expect, it } from 'vitest';
import { allowedSources } from './allowed-sources.ts';

const APP = { VITE_FIREBASE_API_KEY: 'a', VITE_FIREBASE_APP_ID: 'b' };

describe('what the deployed site may use', () => {
  it('is nothing but itself, when nothing else is set', () => {
    expect(allowedSources({ VITE_FIREBASE_PROJECT_ID: 'my-project', VITE_APP_CHECK_SITE_KEY: ' ' })).toEqual({
      connect: [],
      script: [],
      frame: [],
    });
  });

  it('is the other API’s origin, in direct mode', () => {
    const { connect } = allowedSources({ VITE_API_URL: 'https://api.example.org/v1/', VITE_API_KEY: 'k' });
    expect(connect).toEqual(['https://api.example.org']);
  });

  it('has the platform’s further services with a registered app', () => {
    const { connect, script } = allowedSources(APP);
    expect(connect).toEqual([
      'https://firebaseinstallations.googleapis.com',
      'https://firebaseremoteconfig.googleapis.com',
      'https://firebaselogging.googleapis.com',
      'https://firebaselogging-pa.googleapis.com',
    ]);
    expect(script).toEqual([]);
  });

  it('has reCAPTCHA with a site key', () => {
    const { connect, script, frame } = allowedSources({ ...APP, VITE_APP_CHECK_SITE_KEY: 'c' });
    expect(connect).toContain('https://content-firebaseappcheck.googleapis.com');
    expect(script).toEqual(['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']);
    expect(frame).toContain('https://www.google.com/recaptcha/');
  });
});
