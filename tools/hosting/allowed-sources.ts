import { join } from 'node:path';
import { loadEnv } from 'vite';
import { workspaceRoot } from '../workspace-root.ts';

/** What a site's pages may use beside their own files. */
export type AllowedSources = {
  /** Where scripts may ask for data. */
  readonly connect: readonly string[];
  readonly script: readonly string[];
  readonly frame: readonly string[];
};

const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const ATTESTATION = 'https://content-firebaseappcheck.googleapis.com';
/** Installations, their settings and performance monitoring, which has two places to report to. */
const FURTHER_SERVICES = ['firebaseinstallations', 'firebaseremoteconfig', 'firebaselogging', 'firebaselogging-pa'].map(
  (name) => `https://${name}.googleapis.com`,
);

/** The settings that a build for deployment is given, as Vite reads them: .env files and variables. */
export function siteSettings(): NodeJS.Dict<string> {
  return loadEnv('production', join(workspaceRoot, 'apps/web'));
}

/**
 * What the deployed site needs, and nothing that its settings do not turn on. apps/web/src/config/env.ts says what
 * each setting means.
 */
export function allowedSources(settings: Readonly<NodeJS.Dict<string>>): AllowedSources {
  const has = (name: string) => (settings[name] ?? '').trim() !== '';
  const isAttested = has('VITE_APP_CHECK_SITE_KEY');
  return {
    connect: [
      // The functions answer at the site's own address.
      ...(has('VITE_API_URL') ? [new URL(settings['VITE_API_URL'] ?? '').origin] : []),
      ...(has('VITE_FIREBASE_API_KEY') ? FURTHER_SERVICES : []),
      ...(isAttested ? [ATTESTATION, 'https://www.google.com/recaptcha/'] : []),
    ],
    script: isAttested ? RECAPTCHA : [],
    frame: isAttested ? ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'] : [],
  };
}
