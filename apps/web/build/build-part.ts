import { join } from 'node:path';
import type { BuildLanguage } from '@tim/languages';
import { build, mergeConfig, type InlineConfig, type Rolldown } from 'vite';
import siteConfig from '../vite.config.ts';
import { inLanguage } from './language.ts';

const MODE = 'production';

/**
 * Build a part of the site in a language. The site's settings are imported: if Vite read their file, it would load the
 * plugins anew for each part, and the search's index, which they make once, would be made for each.
 *
 * @param settings - of this part alone
 * @returns the files that were made
 */
export async function buildPart(
  language: BuildLanguage,
  settings: InlineConfig,
): Promise<Rolldown.RolldownOutput['output'][number][]> {
  const output = await build({
    ...mergeConfig(mergeConfig(siteConfig({ command: 'build', mode: MODE }), inLanguage(language)), settings),
    root: join(import.meta.dirname, '..'),
    configFile: false,
    mode: MODE,
    logLevel: 'warn',
  });
  return ([output].flat() as Rolldown.RolldownOutput[]).flatMap((one) => one.output);
}
