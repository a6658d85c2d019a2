import { join } from 'node:path';
import { SITE } from '../../hosting/hosting-config.ts';
import { siteUrl } from '../../serve/call-everything.ts';
import type { Fault } from '../fault.ts';
import { findWords } from './find-words.ts';

/**
 * The environment of a test run's build: that of somebody who has the operator's secrets. Not even their names may be in
 * the site.
 */
export const PLANTED = { TIM_API_KEY: 'planted-c0ffee-secret', API_KEY_HASHES: 'c0ffee11'.repeat(8) } as const;

const FUNCTIONS = 'dist/functions';

const remedy = 'a secret would be published: read it in the functions alone, when they run.';

/** Look for the planted secrets in the site and the functions as built. */
export function checkSecrets(root: string): Fault[] {
  const [site, functions] = [join(root, SITE), join(root, FUNCTIONS)];
  // Where the site is served is in its pages: if it is not found, the search has looked at nothing.
  if (findWords(site, [siteUrl]).length === 0) {
    return [
      { file: SITE, message: `does not name ${siteUrl}: there is no site to look for secrets in. Build it first.` },
    ];
  }
  const values = Object.values(PLANTED);
  const found = [...findWords(site, [...values, ...Object.keys(PLANTED)]), ...findWords(functions, values)];
  return found.map(({ file, word }) => ({ file, message: `holds ${word}: ${remedy}` }));
}
