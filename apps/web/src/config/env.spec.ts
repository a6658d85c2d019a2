// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parseEnv } from './env.ts';

describe('parseEnv', () => {
  it('uses the callable functions of the demonstration project by default', () => {
    expect(parseEnv({ MODE: 'production' }).transport).toEqual({
      kind: 'callable',
      projectId: 'demo-travel-impact',
      usesEmulator: false,
    });
  });

  it('chooses the emulator by the build mode alone', () => {
    expect(parseEnv({ MODE: 'emulator', VITE_FIREBASE_PROJECT_ID: 'mine' }).transport).toEqual({
      kind: 'callable',
      projectId: 'mine',
      usesEmulator: true,
    });
  });

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
  ])('names what is missing of %o', (raw, name) => {
    expect(() => parseEnv(raw)).toThrow(name);
  });

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
