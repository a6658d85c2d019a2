import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, matchesGlob } from 'node:path';
import { workspaceRoot } from '../workspace-root.ts';
import type { AllowedSources } from './allowed-sources.ts';
import { framedPagePolicy, securityPolicy } from './security-policy.ts';

export type Header = {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
};

/** What the hosting passes on to a function. */
export type Rewrite = {
  readonly source: string;
  readonly function: { readonly functionId: string; readonly pinTag?: boolean };
};

/** firebase.json, as far as the tools look into it. */
export type FirebaseConfig = {
  readonly hosting: {
    readonly public: string;
    readonly headers: readonly Header[];
    readonly rewrites: readonly Rewrite[];
  };
  readonly emulators: Readonly<Record<string, unknown>>;
};

/** The built site: the emulators serve it, the checks read it, and it is deployed. */
export const SITE = 'dist/web';

export function readFirebaseConfig(): FirebaseConfig {
  return JSON.parse(readFileSync(join(workspaceRoot, 'firebase.json'), 'utf8')) as FirebaseConfig;
}

/** Whether a rule's headers are of an address: with an exclamation mark of all but those that the rest names. */
export function isOfAddress(source: string, path: string): boolean {
  return source.startsWith('!') ? !matchesGlob(path, source.slice(1)) : matchesGlob(path, source);
}

/** All but the figures: the hosting puts its headers over a function's own, and theirs say what an SVG may. */
const POLICY_SOURCE = '!/v1/figures/**';

/** The one page that may stand in pages of others. */
export const FRAMED_PAGE = '/embed/figure';

/** The pages of a built site that a visitor opens, as files below its folder: all but the one in frames. */
export function pageFiles(site: string): string[] {
  return globSync('**/*.html', { cwd: site })
    .filter((file) => `/${file}` !== `${FRAMED_PAGE}.html`)
    .toSorted();
}

/** Folders whose files are kept without asking: those named by their content, and what pages of others load. */
const KEPT = ['assets', 'embed/v1'];

/**
 * What holds for files that are kept holds for those that exist: the hosting puts headers on a missing one's 404 as well,
 * and nobody should keep that.
 *
 * @param namesIn - the files of a folder of the built site
 */
export function onlyOfFiles(header: Header, namesIn: (folder: string) => readonly string[]): Header {
  const folder = KEPT.find((one) => header.source === `/${one}/**`);
  if (folder === undefined) return header;
  return { ...header, source: `/${folder}/@(${namesIn(folder).toSorted().join('|')})` };
}

/**
 * The headers of one built site: those of the committed firebase.json, and the policy that only the built pages can tell.
 *
 * @param allowed - what its pages use beside the site's own files
 * @param site - folder of the built site
 */
export function hostingHeaders(allowed: AllowedSources, site: string = SITE): readonly Header[] {
  const folder = join(workspaceRoot, site);
  const pages = pageFiles(folder).map((page) => readFileSync(join(folder, page), 'utf8'));
  const policy: Header = {
    source: POLICY_SOURCE,
    headers: [{ key: 'Content-Security-Policy', value: securityPolicy(pages, allowed) }],
  };
  // Of two rules for one address the later holds.
  const framed: Header = {
    source: FRAMED_PAGE,
    headers: [{ key: 'Content-Security-Policy', value: framedPagePolicy() }],
  };
  const namesIn = (kept: string) => globSync(`${kept}/*`, { cwd: folder }).map((name) => basename(name));
  return [...readFirebaseConfig().hosting.headers.map((header) => onlyOfFiles(header, namesIn)), policy, framed];
}

/**
 * Write a configuration for one built site: the committed firebase.json, with the site's own headers.
 *
 * @param file - name of the file, beside firebase.json
 */
export function writeHostingConfig(file: string, allowed: AllowedSources): void {
  const config = readFirebaseConfig();
  const hosting = { ...config.hosting, public: SITE, headers: hostingHeaders(allowed) };
  writeFileSync(join(workspaceRoot, file), `${JSON.stringify({ ...config, hosting }, undefined, 2)}\n`);
}
