import { defineSecret, defineString } from 'firebase-functions/params';

/** What an operator may set: name, value when not set, meaning. Set in `.env.<project>` beside the functions. */
export const PARAMETERS = {
  PROVIDER: {
    default: 'engine',
    description: 'Who answers: engine, tim-api, or tim-api-then-engine.',
  },
  TIM_API_ROOT_URL: {
    default: 'https://travelimpactmodel.googleapis.com/',
    description: 'Where the Travel Impact Model API is.',
  },
  APP_CHECK: {
    default: 'auto',
    description: 'Whether callables want an App Check token: on, off, or auto (on, save in the emulator).',
  },
  CORS_ORIGINS: {
    default: '',
    description: 'Origins of other sites whose pages may call the callables and /mcp, separated by commas.',
  },
  API_KEY_HASHES: {
    default: '',
    description: 'SHA-256 of each API key that /v1 accepts, in hex, separated by commas. Empty: no key is asked for.',
  },
  EASA_LABELS: {
    default: 'off',
    description:
      'EASA Flight Emissions Labels: on for those imported into the tables, off, or sample (made-up ones, in the emulator alone).',
  },
  BIGQUERY_FUNCTION: {
    default: 'auto',
    description: 'Whether the function behind BigQuery is deployed: on, off, or auto (off, save in the emulator).',
  },
  BATCH_STORAGE: {
    default: '',
    description:
      'Where lists for the hosted batch stand: gs:// and a bucket’s name; in the emulator also a folder. Empty: there is no hosted batch.',
  },
  SITE_URL: {
    default: '',
    description: 'Address of the site, for links in answers. Empty: the project’s web.app.',
  },
  REQUESTS_PER_MINUTE: {
    default: 'auto',
    description:
      'Flights or markets a client may ask for in a minute of one instance of one function; one with its working counts for ten; 0 for any number; auto for 300, in the emulator for any.',
  },
  REQUESTS_PER_MINUTE_WITH_KEY: {
    default: 'auto',
    description: 'The same for the holder of an API key; auto for 6000, in the emulator for any.',
  },
} as const;

export type ParameterName = keyof typeof PARAMETERS;

for (const [name, { default: value, description }] of Object.entries(PARAMETERS)) {
  defineString(name, { default: value, description });
}

/** Key of the Travel Impact Model API. Wanted only where the provider asks it. */
export const TIM_API_KEY = defineSecret('TIM_API_KEY');
