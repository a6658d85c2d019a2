/** How the two data operations reach their answers. */
export type TransportSettings =
  | { readonly kind: 'callable'; readonly projectId: string; readonly usesEmulator: boolean }
  | { readonly kind: 'direct'; readonly url: string; readonly key: string }
  | { readonly kind: 'samples'; readonly sample: 'standard' | 'easa' };

export type Env = { readonly transport: TransportSettings };

/** A project id that begins with demo- needs no account: emulators accept it and nothing else does. */
const DEFAULT_PROJECT_ID = 'demo-travel-impact';
/** The build mode that points the functions client at the local emulator. */
const EMULATOR_MODE = 'emulator';

type RawEnv = Readonly<Record<string, unknown>>;

/**
 * Read the build's settings, once, at the start.
 *
 * Sample answers win over the direct API, the direct API over the callable functions, which are the default.
 *
 * @throws Error naming every setting that is missing
 */
export function parseEnv(raw: RawEnv): Env {
  const text = (name: string) => {
    const value = raw[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const isOn = (name: string) => ['true', '1'].includes(text(name).toLowerCase());
  if (isOn('VITE_FAKE_API_EASA_DATA')) {
    return { transport: { kind: 'samples', sample: 'easa' } };
  }
  if (isOn('VITE_FAKE_API_DATA')) {
    return { transport: { kind: 'samples', sample: 'standard' } };
  }
  const url = text('VITE_API_URL');
  const key = text('VITE_API_KEY');
  if (url !== '' || key !== '') {
    const missing = Object.entries({ VITE_API_URL: url, VITE_API_KEY: key }).filter(([, value]) => value === '');
    if (missing.length > 0) {
      throw new Error(`Missing settings for the direct API: ${missing.map(([name]) => name).join(', ')}`);
    }
    return { transport: { kind: 'direct', url, key } };
  }
  return {
    transport: {
      kind: 'callable',
      projectId: text('VITE_FIREBASE_PROJECT_ID') || DEFAULT_PROJECT_ID,
      usesEmulator: raw['MODE'] === EMULATOR_MODE,
    },
  };
}
