import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace-root.ts';
import type { AllowedSources } from './allowed-sources.ts';
import { securityPolicy } from './security-policy.ts';

export type Header = {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
};

/** firebase.json, as far as the tools look into it. */
export type FirebaseConfig = {
  readonly hosting: { readonly public: string; readonly headers: readonly Header[] };
  readonly emulators: Readonly<Record<string, unknown>>;
};

/** The site as deployed, and the one that calls the functions of this machine. */
export const sites = { deployed: 'dist/web', emulator: 'dist/web-emulator' } as const;

export function readFirebaseConfig(file = 'firebase.json'): FirebaseConfig {
  return JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8')) as FirebaseConfig;
}

/**
 * Write a configuration for one built site: the committed firebase.json, and the policy that only the built pages
 * can tell.
 *
 * @param file - name of the file, beside firebase.json
 * @param site - folder of the built site
 * @param allowed - what its pages use beside the site's own files
 */
export function writeHostingConfig(file: string, site: string, allowed: AllowedSources): void {
  const config = readFirebaseConfig();
  const pages = globSync('**/*.html', { cwd: join(workspaceRoot, site) })
    .toSorted()
    .map((page) => readFileSync(join(workspaceRoot, site, page), 'utf8'));
  const policy: Header = {
    source: '**',
    headers: [{ key: 'Content-Security-Policy', value: securityPolicy(pages, allowed) }],
  };
  const { hosting } = config;
  const changed = { ...config, hosting: { ...hosting, public: site, headers: [...hosting.headers, policy] } };
  writeFileSync(join(workspaceRoot, file), `${JSON.stringify(changed, undefined, 2)}\n`);
}
