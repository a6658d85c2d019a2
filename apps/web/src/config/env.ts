/** How the two data operations reach their answers: by default through the functions behind the site's own address. */
export type TransportSettings =
  | { readonly kind: 'callable' }
  | { readonly kind: 'direct'; readonly url: string; readonly key: string }
  | { readonly kind: 'samples'; readonly sample: 'standard' | 'easa' };

/** The hosted platform: the callable functions, and its further services where they are set up. */
export type PlatformSettings = {
  /** Project of the registered app, and of the functions in the emulator. */
  readonly projectId: string;
  readonly usesEmulator: boolean;
  /** The web app as it is registered there; without it no service but the functions is started. */
  readonly app: { readonly apiKey: string; readonly appId: string; readonly measurementId?: string } | undefined;
  /** How calls prove that they come from this site; undefined sends no proof. */
  readonly appCheck:
    { readonly kind: 'recaptcha'; readonly siteKey: string } | { readonly kind: 'unsigned' } | undefined;
};

export type Env = { readonly transport: TransportSettings; readonly platform: PlatformSettings };

/** A project id that begins with demo- needs no account: emulators accept it and nothing else does. */
const DEFAULT_PROJECT_ID = 'demo-travel-impact';
/** The mode of the development server, which points the functions client at the local emulator. */
const EMULATOR_MODE = 'emulator';
/** Made-up answers and proofs: never in what visitors get. */
const NOT_IN_PRODUCTION = ['VITE_FAKE_API_DATA', 'VITE_FAKE_API_EASA_DATA', 'VITE_APP_CHECK_UNSIGNED'] as const;

type RawEnv = Readonly<Record<string, unknown>>;
type Texts<Name extends string> = Readonly<Record<Name, string>>;

/**
 * Read the build's settings: once when the site is built, so that a wrong one stops the build, and once when it starts.
 *
 * Sample answers win over the direct API, the direct API over the callable functions, which are the default.
 *
 * @throws Error naming every setting that is missing, or that has no place in a production build
 */
export function parseEnv(raw: RawEnv): Env {
  const refused = NOT_IN_PRODUCTION.filter((name) => isOn(raw, name));
  if (raw['PROD'] === true && refused.length > 0) {
    throw new Error(`Not allowed in a production build: ${refused.join(', ')}`);
  }
  return { transport: parseTransport(raw), platform: parsePlatform(raw) };
}

/**
 * Where the site will be served, for the addresses that previews and crawlers want whole: as set, else the hosting
 * address of the project, which one for emulators alone has not.
 *
 * @throws Error for anything but the origin of a site
 */
export function parseSiteUrl(raw: RawEnv): string | undefined {
  const set = text(raw, 'VITE_SITE_URL');
  const projectId = text(raw, 'VITE_FIREBASE_PROJECT_ID');
  if (set === '') {
    return projectId === '' || projectId.startsWith('demo-') ? undefined : `https://${projectId}.web.app`;
  }
  if (!URL.canParse(set) || !/^https?:$/.test(new URL(set).protocol) || new URL(set).pathname !== '/') {
    throw new Error(`VITE_SITE_URL is no site's address, such as https://example.org: ${set}`);
  }
  return new URL(set).origin;
}

/** Who computes: the open engine, or Google's Travel Impact Model API. */
export type Provider = 'engine' | 'google';

/**
 * Who computes the figures of this site as far as the build knows. An answer says it for itself.
 *
 * `VITE_PROVIDER` takes the words of the backend's `PROVIDER`: with `tim-api-then-engine` Google is asked first. Without
 * it direct mode names Google where it calls Google's own address.
 *
 * @throws Error for any other word
 */
export function parseProvider(raw: RawEnv): Provider {
  const set = text(raw, 'VITE_PROVIDER');
  switch (set) {
    case 'engine':
      return 'engine';
    case 'tim-api':
    case 'tim-api-then-engine':
      return 'google';
    case '': {
      const api = text(raw, 'VITE_API_URL');
      return URL.canParse(api) && new URL(api).hostname.endsWith('.googleapis.com') ? 'google' : 'engine';
    }
    default:
      throw new Error(`VITE_PROVIDER is engine, tim-api or tim-api-then-engine: ${set}`);
  }
}

/**
 * Where this project's source code and its issues are.
 *
 * @returns the address without a slash at its end; undefined when none is set
 * @throws Error for anything but the address of a page
 */
export function parseRepositoryAddress(raw: RawEnv): string | undefined {
  const set = text(raw, 'VITE_REPOSITORY_URL');
  if (set === '') {
    return undefined;
  }
  if (!URL.canParse(set) || new URL(set).protocol !== 'https:' || new URL(set).search !== '') {
    throw new Error(`VITE_REPOSITORY_URL is no repository's address, such as https://code.example.org/tim: ${set}`);
  }
  return new URL(set).href.replace(/\/+$/, '');
}

/**
 * Where a visitor reports a wrong figure: an address of the operator's, by mail or on the web, else the page that makes
 * a new issue in this project's repository.
 *
 * @returns undefined when neither is set
 * @throws Error for anything else
 */
export function parseReportAddress(raw: RawEnv): URL | undefined {
  const set = text(raw, 'VITE_REPORT_URL');
  if (set === '') {
    const repository = parseRepositoryAddress(raw);
    return repository === undefined ? undefined : new URL(`${repository}/issues/new`);
  }
  if (!URL.canParse(set) || !/^(https|mailto):$/.test(new URL(set).protocol)) {
    throw new Error(`VITE_REPORT_URL is no address of a page or a mailbox, such as mailto:figures@example.org: ${set}`);
  }
  return new URL(set);
}

function parseTransport(raw: RawEnv): TransportSettings {
  if (isOn(raw, 'VITE_FAKE_API_EASA_DATA')) {
    return { kind: 'samples', sample: 'easa' };
  }
  if (isOn(raw, 'VITE_FAKE_API_DATA')) {
    return { kind: 'samples', sample: 'standard' };
  }
  const direct = allOrNone('the direct API', raw, ['VITE_API_URL', 'VITE_API_KEY']);
  return direct ? { kind: 'direct', url: direct.VITE_API_URL, key: direct.VITE_API_KEY } : { kind: 'callable' };
}

function parsePlatform(raw: RawEnv): PlatformSettings {
  const usesEmulator = raw['MODE'] === EMULATOR_MODE;
  const projectId = text(raw, 'VITE_FIREBASE_PROJECT_ID') || DEFAULT_PROJECT_ID;
  const siteKey = text(raw, 'VITE_APP_CHECK_SITE_KEY');
  const measurementId = text(raw, 'VITE_FIREBASE_MEASUREMENT_ID');
  const registered = allOrNone('the Firebase app', raw, [
    'VITE_FIREBASE_API_KEY',
    'VITE_FIREBASE_APP_ID',
    ...(siteKey === '' ? [] : (['VITE_APP_CHECK_SITE_KEY'] as const)),
  ]);
  return {
    projectId,
    usesEmulator,
    app: registered && {
      apiKey: registered.VITE_FIREBASE_API_KEY,
      appId: registered.VITE_FIREBASE_APP_ID,
      ...(measurementId !== '' && { measurementId }),
    },
    appCheck: parseAppCheck(raw, usesEmulator, siteKey),
  };
}

/** The emulator looks at no signature, and a site key is of no use without the network: there a flag asks for a token. */
function parseAppCheck(raw: RawEnv, usesEmulator: boolean, siteKey: string): PlatformSettings['appCheck'] {
  if (usesEmulator) {
    return isOn(raw, 'VITE_APP_CHECK_UNSIGNED') ? { kind: 'unsigned' } : undefined;
  }
  return siteKey === '' ? undefined : { kind: 'recaptcha', siteKey };
}

/** Settings that are of use together alone; undefined when none is set. */
function allOrNone<Name extends string>(purpose: string, raw: RawEnv, names: readonly Name[]): Texts<Name> | undefined {
  const missing = names.filter((name) => text(raw, name) === '');
  if (missing.length === names.length) {
    return undefined;
  }
  if (missing.length > 0) {
    throw new Error(`Missing settings for ${purpose}: ${missing.join(', ')}`);
  }
  return Object.fromEntries(names.map((name) => [name, text(raw, name)])) as Texts<Name>;
}

function text(raw: RawEnv, name: string): string {
  const value = raw[name];
  return typeof value === 'string' ? value.trim() : '';
}

function isOn(raw: RawEnv, name: string): boolean {
  return ['true', '1'].includes(text(raw, name).toLowerCase());
}
