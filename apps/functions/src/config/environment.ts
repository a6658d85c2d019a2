import type { Proxy } from '../guard/client-address.ts';
import type { Quotas } from '../guard/meters.ts';
import type { ProviderName } from '../providers/provider.ts';
import type { LabelChoice } from './load-tables.ts';
import { PARAMETERS } from './parameters.ts';
import type { ParameterName } from './parameters.ts';

/** The process's environment. */
export type RawEnv = Readonly<Record<string, string | undefined>>;

/** Which proof of its app a call of a callable must bring: none, one that is verified, or any (the emulator's is unsigned). */
export type AppCheck = 'off' | 'verified' | 'unsigned';

/** The operator's settings, checked. */
export type Settings = {
  readonly provider: ProviderName;
  /** Present where the provider wants it. */
  readonly timApiKey: string | undefined;
  readonly timApiRootUrl: string;
  readonly appCheck: AppCheck;
  /** Origins whose pages may call the callables and the tools. */
  readonly corsOrigins: readonly string[];
  /** SHA-256 of each accepted API key, hex; empty when none is asked for. */
  readonly apiKeyHashes: readonly string[];
  readonly labels: LabelChoice;
  /** Whether BigQuery has a function here. */
  readonly hasBigQuery: boolean;
  /** Bucket, as `gs://<name>`, or folder of the hosted batch; empty where there is none. */
  readonly batchStorage: string;
  /** Without a slash at its end. */
  readonly siteUrl: string;
  readonly quotas: Quotas;
  /** Whose word counts for where a request is from. */
  readonly proxy: Proxy;
};

const listOf = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** An address without a slash at its end, or undefined when the text is none. */
function addressOf(text: string): string | undefined {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) return undefined;
  return text.replace(/\/+$/, '');
}

const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a secret may be sent to an address: by https, or without leaving this machine. */
function isSafeForSecrets(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || LOOPBACK_HOST.test(hostname);
}

/** Where the site stands when nobody said: the project's own address, or the emulator's. */
function defaultSiteUrl(env: RawEnv): string {
  if (env['FUNCTIONS_EMULATOR'] === 'true') return 'http://127.0.0.1:5000';
  return `https://${env['GCLOUD_PROJECT'] ?? 'localhost'}.web.app`;
}

/**
 * A page of the calculator asks twice; what asks five times a second is a program. A key is given to somebody with
 * lists: six full requests a minute.
 */
const DEFAULT_QUOTAS = { REQUESTS_PER_MINUTE: 300, REQUESTS_PER_MINUTE_WITH_KEY: 6000 };

function appCheckOf(choice: string, isEmulator: boolean): AppCheck {
  if (choice === 'off' || (choice === 'auto' && isEmulator)) return 'off';
  return isEmulator ? 'unsigned' : 'verified';
}

/**
 * The project's own addresses. The site needs no permission: it calls its own address, from where the hosting passes the
 * call on. In the emulator it calls another port, and there any list lets every origin in (docs/decisions/0049).
 */
function ownOrigins(env: RawEnv): string[] {
  const project = env['GCLOUD_PROJECT'];
  return project ? [`https://${project}.web.app`, `https://${project}.firebaseapp.com`] : [];
}

/**
 * Read the operator's settings.
 *
 * @throws Error with one line for each setting that is wrong or missing
 */
export function readSettings(env: RawEnv): Settings {
  const problems: string[] = [];
  const value = (name: ParameterName) => env[name] ?? PARAMETERS[name].default;
  const check = (isRight: boolean, problem: string) => {
    if (!isRight) problems.push(problem);
  };

  /** One of a few values; the first in the place of any other, which is a problem. */
  const choice = <Choice extends string>(name: ParameterName, choices: readonly [Choice, ...Choice[]]): Choice => {
    const found = choices.find((one) => one === value(name));
    check(found !== undefined, `${name} is "${value(name)}": set it to ${choices.join(', ')}.`);
    return found ?? choices[0];
  };

  const provider = choice<ProviderName>('PROVIDER', ['engine', 'tim-api', 'tim-api-then-engine']);
  const timApiKey = env['TIM_API_KEY'];
  // No secret is available while firebase-tools loads the code to see what it deploys.
  const isServing = env['FUNCTIONS_CONTROL_API'] !== 'true';
  const isKeyWanted = provider !== 'engine' && isServing;
  check(!isKeyWanted || Boolean(timApiKey), `TIM_API_KEY is missing: PROVIDER is ${provider}, so set the secret.`);
  const timApiRootUrl = addressOf(value('TIM_API_ROOT_URL'));
  check(
    timApiRootUrl !== undefined && isSafeForSecrets(timApiRootUrl),
    'TIM_API_ROOT_URL is not an https address (http only on this machine: localhost, 127.0.0.0/8, [::1]).',
  );
  const appCheck = value('APP_CHECK');
  check(/^(on|off|auto)$/.test(appCheck), `APP_CHECK is "${appCheck}": set it to on, off or auto.`);
  const siteUrl = value('SITE_URL') === '' ? defaultSiteUrl(env) : addressOf(value('SITE_URL'));
  check(siteUrl !== undefined, 'SITE_URL is not an http or https address.');
  const apiKeyHashes = listOf(value('API_KEY_HASHES')).map((hash) => hash.toLowerCase());
  check(
    apiKeyHashes.every((hash) => /^[0-9a-f]{64}$/.test(hash)),
    'API_KEY_HASHES holds something that is no SHA-256 in hex.',
  );
  const corsOrigins = listOf(value('CORS_ORIGINS'));
  check(
    corsOrigins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
    'CORS_ORIGINS holds something that is no origin, such as https://example.org.',
  );
  const labels = choice<LabelChoice>('EASA_LABELS', ['off', 'on', 'sample']);
  const isEmulator = env['FUNCTIONS_EMULATOR'] === 'true';
  check(labels !== 'sample' || isEmulator, 'EASA_LABELS is sample outside the emulator: its figures are made up.');
  const bigQuery = value('BIGQUERY_FUNCTION');
  check(/^(on|off|auto)$/.test(bigQuery), `BIGQUERY_FUNCTION is "${bigQuery}": set it to on, off or auto.`);
  const batchStorage = value('BATCH_STORAGE');
  check(
    batchStorage === '' || isEmulator || /^gs:\/\/[a-z0-9][\w.-]+$/.test(batchStorage),
    'BATCH_STORAGE is no bucket, such as gs://lists-of-flights.',
  );
  const quota = (name: keyof typeof DEFAULT_QUOTAS) => {
    const perMinute = value(name);
    check(/^(auto|\d{1,9})$/.test(perMinute), `${name} is neither auto nor a whole number from 0 up.`);
    if (perMinute !== 'auto') return Number(perMinute);
    return isEmulator ? 0 : DEFAULT_QUOTAS[name];
  };
  const quotas = { perMinute: quota('REQUESTS_PER_MINUTE'), perMinuteWithKey: quota('REQUESTS_PER_MINUTE_WITH_KEY') };

  if (problems.length > 0 || siteUrl === undefined || timApiRootUrl === undefined) {
    throw new Error(`The functions' settings do not hold:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  }
  return {
    provider,
    timApiKey,
    timApiRootUrl,
    appCheck: appCheckOf(appCheck, isEmulator),
    corsOrigins: [...ownOrigins(env), ...corsOrigins],
    apiKeyHashes,
    labels,
    hasBigQuery: bigQuery === 'on' || (bigQuery === 'auto' && isEmulator),
    batchStorage,
    siteUrl,
    quotas,
    proxy: isEmulator ? 'none' : 'cloud-run',
  };
}
