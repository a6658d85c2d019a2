import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LANGUAGES, PSEUDO_LANGUAGE, type BuildLanguage, type Language } from '@tim/languages';
import type { InlineConfig, Plugin, ResolvedConfig } from 'vite';

/** A feature's texts, and what a library says in the language of a program. */
const IN_A_LANGUAGE = /(?:^|\/)(?:texts|en)\.ts$|\/en\/[^/]+\.ts$/;
/** The file of a library that names the language of its program, and no other. */
const OWN = 'own.ts';
const NAME = 'language-files';
const PSEUDO = '\0pseudo:';
const SOURCE = '?english';

/**
 * The settings of a build in a language: its files take the place of English ones in pages, loaders and workers alike,
 * so that a page loads one language, and no component knows which.
 */
export function inLanguage(language: BuildLanguage): Pick<InlineConfig, 'plugins' | 'worker'> {
  return {
    plugins: [languageFiles(language)],
    worker: { format: 'es', plugins: () => [languageFiles(language)] },
  };
}

/** What other plugins may ask of this one. */
type LanguageApi = { readonly language: BuildLanguage };

/** The language that a build is made in. */
export function languageOf(config: ResolvedConfig): BuildLanguage {
  const plugin = config.plugins.find(({ name }) => name === NAME) as Plugin<LanguageApi> | undefined;
  return plugin?.api?.language ?? 'en';
}

/** `./texts.ts` is `./texts.de.ts` in German; in a library's `own.ts`, `./messages/en.ts` is `./messages/de.ts`. */
export function languageFiles(language: BuildLanguage): Plugin<LanguageApi> {
  return {
    name: NAME,
    api: { language },
    enforce: 'pre',
    resolveId: {
      filter: { id: IN_A_LANGUAGE },
      async handler(source, importer) {
        if (language === 'en' || importer === undefined) return undefined;
        const [importing] = importer.split('?');
        // A translation may use values of the texts that it translates.
        if (importing?.endsWith(`/texts.${language}.ts`) || importer.startsWith(PSEUDO)) return undefined;
        const english = join(dirname(importing ?? ''), source);
        if (!source.startsWith('.') || !isTranslated(english, importing ?? '')) return undefined;
        const file = translationOf(english, language);
        if (existsSync(file)) return file;
        if (language === PSEUDO_LANGUAGE) return `${PSEUDO}${english}`;
        if ((LANGUAGES[language] as Language).stage === 'published') this.error(`${file} is missing.`);
        return undefined;
      },
    },
    load: {
      filter: { id: /^\0pseudo:/ },
      handler: (id) => pseudoModule(id.slice(PSEUDO.length)),
    },
  };
}

function isTranslated(english: string, importer: string): boolean {
  return basename(english) === 'texts.ts' || basename(importer) === OWN;
}

/** Where the translation of a file stands. */
export function translationOf(english: string, language: BuildLanguage): string {
  return basename(english) === 'texts.ts'
    ? english.replace(/ts$/, `${language}.ts`)
    : english.replace(/(?<=[\\/])en(?=\.ts$|[\\/][^\\/]+$)/, language.toLowerCase());
}

/** The exports of a file of texts, in the pseudo-language. */
function pseudoModule(file: string): string {
  const names = [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  return [
    `import { pseudo } from '@tim/languages';`,
    `import * as english from ${JSON.stringify(file + SOURCE)};`,
    ...names.map((name) => `export const ${name} = pseudo(english.${name});`),
  ].join('\n');
}
